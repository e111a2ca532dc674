import type { Einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import { readOnlineAngebot } from '#features/zahlarten/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { RechtstextLage } from '../platzhalter/rechtstext-angaben.ts';

/** The same with the payment provider, which legal texts name as long as orders are paid there. */
export async function withAnbieter(
  db: Db,
  { zahlung }: Pick<Einstellungen, 'zahlung'>,
  lage: RechtstextLage,
): Promise<RechtstextLage> {
  if (!zahlung.angaben.online.aktiv) return lage;
  return { ...lage, anbieter: (await readOnlineAngebot(db))?.anbieter };
}
