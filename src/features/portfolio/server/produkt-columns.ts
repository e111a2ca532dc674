import { euroToCent } from '#shared/money.ts';
import { nameKeyOf } from '#shared/name-key.ts';
import type { ChangeProduktBody } from '../produkt-body.ts';
import type { ProduktRow } from './produkt.repository.ts';

type Beschreibung = Pick<ProduktRow, 'kurz' | 'lang' | 'inhaltsstoffe' | 'anwendung' | 'besonderheiten'>;

/** What can be said about a product of any type, with `preis` in euros and `aktiv` as yes or no. */
export type GemeinsameWerte = Beschreibung &
  Pick<ProduktRow, 'name' | 'weblink' | 'reihenfolge'> & { aktiv: boolean; preis: number | null };

/** A body's fields side by side; what it does not say is not there. */
export function toWerte({ beschreibung, version: _, ...werte }: ChangeProduktBody): Partial<GemeinsameWerte> {
  return { ...werte, ...beschreibung };
}

type GemeinsameColumns = Omit<GemeinsameWerte, 'aktiv' | 'preis'> &
  Pick<ProduktRow, 'nameKey' | 'aktiv' | 'preisCent'>;

/**
 * The one place where fields become columns; what else is there belongs to a type. What is not said is `undefined` and
 * changes nothing.
 */
export function toColumns(werte: GemeinsameWerte): { columns: GemeinsameColumns; angaben: object };
export function toColumns(werte: Partial<GemeinsameWerte>): {
  columns: Partial<GemeinsameColumns>;
  angaben: object;
};
export function toColumns(werte: Partial<GemeinsameWerte>): {
  columns: Partial<GemeinsameColumns>;
  angaben: object;
} {
  const { name, preis, aktiv, weblink, reihenfolge, ...rest } = werte;
  const { kurz, lang, inhaltsstoffe, anwendung, besonderheiten, ...angaben } = rest;
  const columns = {
    name,
    nameKey: name === undefined ? undefined : nameKeyOf(name),
    preisCent: typeof preis === 'number' ? euroToCent(preis) : preis,
    aktiv: aktiv === undefined ? undefined : Number(aktiv),
    ...{ weblink, reihenfolge, kurz, lang, inhaltsstoffe, anwendung, besonderheiten },
  };
  return { columns, angaben };
}
