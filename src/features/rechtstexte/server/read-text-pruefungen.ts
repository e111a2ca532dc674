import type { Db } from '#server/db/connect.ts';
import { rechtstextArten, rechtstextSeiten } from '../rechtstext-art.ts';
import { fassungAm, type TextPruefung } from '../rechtstext-fassung.ts';
import { listFassungen, readFassungText } from './list-fassungen.ts';

/** The version of each legal text that is valid on a day, and who answers for it. */
export async function readTextPruefungen(db: Db, tag: string): Promise<TextPruefung[]> {
  const pruefungen: TextPruefung[] = [];
  for (const art of rechtstextArten) {
    const heute = fassungAm(await listFassungen(db, art), tag);
    const { nr = 1, geprueftAm = null, verantwortung = null } = heute ?? {};
    const text = await readFassungText(db, art, nr);
    const istVerantwortet = verantwortung !== null;
    pruefungen.push({ art, titel: rechtstextSeiten[art].name, text, geprueftAm, istVerantwortet });
  }
  return pruefungen;
}
