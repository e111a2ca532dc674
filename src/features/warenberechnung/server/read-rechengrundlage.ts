import type { HoechsteGebuehr } from '#features/einstellung/gruppen/geltende-zahlung.ts';
import { type Steuermodus, steuermodusAm } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { readEinstellung, readHoechsteGebuehr } from '#features/einstellung/server/index.ts';
import { listRohstoffeKurz } from '#features/rohstoffe/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import type { Rohstoffe } from './posten-of.ts';

/**
 * What every calculation is made from beside its product: purchase prices, how the shop is taxed, and what its
 * provider takes of an online payment at most.
 */
export type Rechengrundlage = { rohstoffe: Rohstoffe; modus: Steuermodus; gebuehr: HoechsteGebuehr };

/** The current purchase prices and fees, and the tax mode of this day. */
export async function readRechengrundlage(db: Db, now: Date): Promise<Rechengrundlage> {
  const steuer = await readEinstellung(db, 'steuer');
  return {
    rohstoffe: await listRohstoffeKurz(db),
    modus: steuermodusAm(steuer.angaben.modi, tagOf(now)),
    gebuehr: await readHoechsteGebuehr(db),
  };
}
