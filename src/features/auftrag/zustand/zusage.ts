import type { Termin } from '#features/lieferung/liefertermin.ts';
import { type Ereignis, geltende, nurVon } from '../ereignisse/ereignis.ts';
import type { Auftragslage } from './auftragslage.ts';
import { terminMitGeld, type Versprochen } from './termin-mit-geld.ts';

/**
 * The days on which an order, or what is left of it, is promised now: those that were named with a part that
 * was sent; otherwise those of the order, moved by its money. While the money is awaited, they are the first
 * ones.
 */
export function zusageOf(
  versprochen: Versprochen,
  { stand, rest, geliefert, bezahltAt }: Pick<Auftragslage, 'stand' | 'rest' | 'geliefert' | 'bezahltAt'>,
  ereignisse: Ereignis[],
): Termin {
  const gilt = geltende(ereignisse);
  const genannt = nurVon(gilt, 'versendet').at(-1)?.angaben.rest;
  if (genannt && rest.size > 0 && geliefert.size > 0) return genannt;
  return stand === 'offen' || bezahltAt === undefined
    ? versprochen.termin
    : terminMitGeld(versprochen, bezahltAt);
}
