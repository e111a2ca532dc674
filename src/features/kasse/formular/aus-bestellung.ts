import { type Anschrift, anschriftFelder } from '#features/auftrag/anschrift/anschrift.ts';
import type { Anschriften, Kasse } from '../contract.ts';
import type { KasseEntwurf } from './kasse-entwurf.ts';

/** The addresses of an order that the shopper may not have made, with its number. */
export type AusBestellung = NonNullable<NonNullable<Kasse['vorschlag']>['ausBestellung']>;

/** The shopper takes these addresses, whatever was typed before. */
export function withAnschriften(entwurf: KasseEntwurf, { rechnung, lieferung }: Anschriften): KasseEntwurf {
  return { ...entwurf, rechnung, ...(lieferung && { lieferung }), hatLieferung: lieferung !== undefined };
}

/** Whether these are the addresses that stand there. */
export function hasAnschriften(entwurf: KasseEntwurf, { rechnung, lieferung }: Anschriften): boolean {
  const isIn = (zweck: 'rechnung' | 'lieferung', wanted: Anschrift) =>
    anschriftFelder.every((feld) => entwurf[zweck][feld] === wanted[feld]);
  if (!isIn('rechnung', rechnung) || entwurf.hatLieferung !== (lieferung !== undefined)) return false;
  return lieferung === undefined || isIn('lieferung', lieferung);
}
