import { listRohstoffeKurz, type RohstoffKurz } from '#features/rohstoffe/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { Steuermodus } from '#shared/steuer.ts';

/** What every calculation is made from beside its product: today's purchase prices, and how the shop is taxed. */
export type Lage = { rohstoffe: Map<string, RohstoffKurz>; modus: Steuermodus };

export async function readLage(db: Db): Promise<Lage> {
  return { rohstoffe: await listRohstoffeKurz(db), modus: 'regelbesteuerung' };
}
