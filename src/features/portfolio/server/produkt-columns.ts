import { euroToCent } from '#shared/money.ts';
import { nameKeyOf } from '#shared/name-key.ts';
import type { ChangeProduktBody } from '../produkt-body.ts';
import type { GesagteAngaben } from '../produkt-typen.ts';
import type { ProduktRow } from './produkt.repository.ts';

type Beschreibung = Pick<ProduktRow, 'kurz' | 'lang' | 'inhaltsstoffe' | 'anwendung' | 'besonderheiten'>;

/** The common fields of every product, with `preis` in euros and `aktiv` as a boolean. */
export type GemeinsameWerte = Beschreibung &
  Pick<ProduktRow, 'name' | 'weblink' | 'reihenfolge'> & { aktiv: boolean; preis: number | null };

type GesagteWerte = Partial<GemeinsameWerte> & GesagteAngaben;

/** A body's fields flattened; absent ones stay absent. */
export function toWerte({ beschreibung, version: _, ...werte }: ChangeProduktBody): GesagteWerte {
  return { ...werte, ...beschreibung };
}

type GemeinsameColumns = Omit<GemeinsameWerte, 'aktiv' | 'preis'> &
  Pick<ProduktRow, 'nameKey' | 'aktiv' | 'preisCent'>;

/**
 * The one place where fields become columns; those of the types are stored in `angaben`. Absent fields are `undefined`
 * and change nothing.
 */
export function toColumns(werte: GemeinsameWerte & GesagteAngaben): {
  columns: GemeinsameColumns;
  angaben: GesagteAngaben;
};
export function toColumns(werte: GesagteWerte): {
  columns: Partial<GemeinsameColumns>;
  angaben: GesagteAngaben;
};
export function toColumns(werte: GesagteWerte): {
  columns: Partial<GemeinsameColumns>;
  angaben: GesagteAngaben;
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
