import type { Db } from '#server/db/connect.ts';
import type { ZahlungsAnbieter } from '../anbieter/anbieter.ts';
import { isBei } from '../online/zahlung-services.ts';
import { listBezahlteVersuche, type Versuch } from '../online/zahlungsversuch.repository.ts';
import { type Erstattung, listErstattungen } from './erstattung.repository.ts';

/** What of a payment can still go back by its provider. */
export type Rueckzahlbar = { versuch: Versuch; cent: number };

/**
 * The payments of an order of which this provider can return something, the newest first, without what went back of
 * them or is on its way.
 */
export async function listRueckzahlbare(
  db: Db,
  auftragId: string,
  anbieter: ZahlungsAnbieter | undefined,
): Promise<Rueckzahlbar[]> {
  const versuche = await listBezahlteVersuche(db, auftragId);
  const erstattungen = await listErstattungen(db, auftragId);
  return versuche
    .filter((versuch) => isBei(versuch, anbieter) && versuch.anbieterId !== null)
    .map((versuch) => ({ versuch, cent: uebrigCentOf(versuch, erstattungen) }))
    .filter(({ cent }) => cent > 0);
}

/** What is left of a payment beside what went back of it, or is on its way. */
export function uebrigCentOf(
  { id, betragCent }: Pick<Versuch, 'id' | 'betragCent'>,
  erstattungen: Pick<Erstattung, 'versuchId' | 'stand' | 'betragCent'>[],
): number {
  const weg = erstattungen.filter(({ versuchId, stand }) => versuchId === id && stand !== 'gescheitert');
  return weg.reduce((cent, one) => cent - one.betragCent, betragCent);
}

/** Spreads an amount over payments, the first ones first; `restCent` is what they are too small for. */
export function spread(
  betragCent: number,
  alle: Rueckzahlbar[],
): { teile: Rueckzahlbar[]; restCent: number } {
  let rest = betragCent;
  const teile = alle.flatMap(({ versuch, cent }) => {
    const teil = Math.min(cent, rest);
    rest -= teil;
    return teil > 0 ? [{ versuch, cent: teil }] : [];
  });
  return { teile, restCent: rest };
}
