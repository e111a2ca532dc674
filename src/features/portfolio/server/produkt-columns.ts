import { euroToCent } from '#shared/money.ts';
import { nameKeyOf } from '#shared/name-key.ts';
import type { ChangeProduktBody } from '../produkt-body.ts';
import type { RezeptLinks } from '../rezept.ts';
import type { ProduktRow } from './produkt.repository.ts';

type ProduktColumns = Omit<
  ProduktRow,
  'id' | 'version' | 'geaendertVon' | 'createdAt' | 'updatedAt' | keyof RezeptLinks
>;

/** What can be said about a product: its columns, with `preis` in euros and `aktiv` as yes or no. */
export type ProduktWerte = Omit<ProduktColumns, 'nameKey' | 'aktiv' | 'preisCent'> & {
  aktiv: boolean;
  preis: number | null;
};

/** A body's fields side by side; what it does not say is not there. */
export function toWerte({ beschreibung, version: _, ...werte }: ChangeProduktBody): Partial<ProduktWerte> {
  return { ...werte, ...beschreibung };
}

/** The one place where fields become columns. What is not said is `undefined` and changes nothing. */
export function toColumns(werte: ProduktWerte): ProduktColumns;
export function toColumns(werte: Partial<ProduktWerte>): Partial<ProduktColumns>;
export function toColumns({ name, preis, aktiv, ...same }: Partial<ProduktWerte>): Partial<ProduktColumns> {
  return {
    ...same,
    name,
    nameKey: name === undefined ? undefined : nameKeyOf(name),
    preisCent: typeof preis === 'number' ? euroToCent(preis) : preis,
    aktiv: aktiv === undefined ? undefined : Number(aktiv),
  };
}
