import { type Steuermodus, steuermodusAm } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { readEinstellung, readHoechsteGebuehrProzent } from '#features/einstellung/server/index.ts';
import { listRohstoffeKurz } from '#features/rohstoffe/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import type { Rohstoffe } from './posten-of.ts';

/**
 * What every calculation is made from beside its product: purchase prices, how the shop is taxed, and what per cent of
 * an online payment its provider takes at most.
 */
export type Rechengrundlage = { rohstoffe: Rohstoffe; modus: Steuermodus; gebuehrProzent: number };

/** The current purchase prices and fees, and the tax mode of this day. */
export async function readRechengrundlage(db: Db, now: Date): Promise<Rechengrundlage> {
  const steuer = await readEinstellung(db, 'steuer');
  return {
    rohstoffe: await listRohstoffeKurz(db),
    modus: steuermodusAm(steuer.angaben.modi, tagOf(now)),
    gebuehrProzent: await readHoechsteGebuehrProzent(db),
  };
}
