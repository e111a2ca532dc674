import { centToEuro } from '#shared/number/money.ts';
import type { Preisstand } from '../../preis/ermaessigung.ts';
import type { PreisRow } from './preisverlauf.repository.ts';

export function toPreisstand({ at, preisCent, aktiv, ermaessigt }: PreisRow): Preisstand {
  const preis = preisCent === null ? null : centToEuro(preisCent);
  return { at, preis, aktiv: aktiv === 1, ermaessigt: ermaessigt === 1 };
}
