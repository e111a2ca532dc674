import type { Db } from '#server/db/connect.ts';
import type { Vorschau } from '../../produktion/produktion-contract.ts';
import { planProduktion } from '../../produktion/produktion-plan.ts';
import { findBestand } from '../find-artikel.ts';
import { loadPosten } from './load-posten.ts';
import { loadRezept } from './load-rezept.ts';

/** What a booking of `anzahl` pieces would use, and how many the stock allows (R13). Books nothing. */
export async function previewProduktion(
  db: Db,
  { produktId, anzahl }: { produktId: string; anzahl: number },
): Promise<Vorschau> {
  const { name, mengen, fehlend } = await loadRezept(db, produktId);
  const plan = planProduktion({ posten: await loadPosten(db, mengen), fehlend }, anzahl);
  const { menge: vorrat } = await findBestand(db, produktId);
  return { produkt: { _id: produktId, name, vorrat }, anzahl, fehlend, ...plan };
}
