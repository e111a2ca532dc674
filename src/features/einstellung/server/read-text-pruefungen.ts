import type { Db } from '#server/db/connect.ts';
import type { TextPruefung } from '../bereit-fakten.ts';
import type { Einstellungen } from '../gruppen.ts';
import { rechtstextAngabenOf } from '../rechtstext-angaben.ts';
import { rechtstextArten, rechtstextSeiten } from '../rechtstext-art.ts';
import { fassungAm } from '../rechtstext-fassung.ts';
import { platzhalterwerte } from '../rechtstext-platzhalter.ts';
import { rechtstextProbleme } from '../rechtstext-probleme.ts';
import { listFassungen, readFassungText } from './list-fassungen.ts';

/**
 * When a lawyer has looked at the version of each legal text that is valid on a day, and what will be wrong with it in a shop
 * that is open with these settings.
 */
export async function readTextPruefungen(
  db: Db,
  einstellungen: Einstellungen,
  tag: string,
): Promise<TextPruefung[]> {
  const werte = platzhalterwerte({ ...rechtstextAngabenOf(einstellungen, tag), istGeoeffnet: true });
  const pruefungen: TextPruefung[] = [];
  for (const art of rechtstextArten) {
    const { nr = 1, geprueftAm = null } = fassungAm(await listFassungen(db, art), tag) ?? {};
    const probleme = rechtstextProbleme(await readFassungText(db, art, nr), werte);
    pruefungen.push({ art, titel: rechtstextSeiten[art].name, geprueftAm, probleme });
  }
  return pruefungen;
}
