import { type Steuermodus, steuermodusAm } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { readEinstellung, type Steuerwechsel } from '#features/einstellung/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { AppError } from '#shared/wire/errors.ts';
import { wechselFeld, wechselTexte } from '../markt-text.ts';

/** What a day took in, and whether who books it knows what it crosses. */
type Tageseinnahme = { ort: string; tag: string; umsatzCent: number; istBestaetigt: boolean };

/**
 * How a market day is taxed that is being settled. One that crosses the limit of § 19 UStG is taxed as a whole, as
 * nobody knows which soap crossed it, and the shop is from that day on. One of an earlier year is judged in that year
 * and changes nothing of today, but the workshop is told. Whoever books one that crosses it has to know: without that
 * it is refused (409).
 */
export async function judgeSteuer(
  db: Tx,
  { ort, tag, umsatzCent: cent, istBestaetigt }: Tageseinnahme,
  { now, steuerwechsel }: { now: Date; steuerwechsel: Steuerwechsel },
): Promise<Steuermodus> {
  const { modi } = (await readEinstellung(db, 'steuer')).angaben;
  const heute = tagOf(now);
  const isDiesesJahr = tag.slice(0, 4) === heute.slice(0, 4);
  const bis = isDiesesJahr ? heute : `${tag.slice(0, 4)}-12-31`;
  const modus = steuermodusAm(modi, tag);
  // What came before a change of the mode is not taxed for what came after it.
  if (modus === 'regelbesteuerung' || steuermodusAm(modi, bis) === 'regelbesteuerung') return modus;
  if (cent <= (await steuerwechsel.restCent(db, { tag, cent }))) return modus;
  if (!istBestaetigt) {
    const { text, folge } = wechselTexte(tag, isDiesesJahr);
    throw new AppError('CONFLICT', text, { fehler: [`${wechselFeld}: ${folge}`] });
  }
  await steuerwechsel.record(db, { ab: tag, now, verkauf: { art: 'markttag', ort, cent } });
  return 'regelbesteuerung';
}
