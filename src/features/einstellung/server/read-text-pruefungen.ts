import type { Db } from '#server/db/connect.ts';
import type { TextPruefung } from '../bereit-fakten.ts';
import { rechtstextArten, rechtstextSeiten } from '../rechtstext-art.ts';
import { fassungAm } from '../rechtstext-fassung.ts';
import { listFassungen } from './list-fassungen.ts';

/** When a lawyer has looked at the version of each legal text that is valid on a day. */
export async function readTextPruefungen(db: Db, tag: string): Promise<TextPruefung[]> {
  const pruefungen: TextPruefung[] = [];
  for (const art of rechtstextArten) {
    const geprueftAm = fassungAm(await listFassungen(db, art), tag)?.geprueftAm ?? null;
    pruefungen.push({ art, titel: rechtstextSeiten[art].name, geprueftAm });
  }
  return pruefungen;
}
