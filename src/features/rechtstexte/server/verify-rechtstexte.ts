import { createHash } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';
import { isRechtstextArt } from '../rechtstext-art.ts';
import { findRechtstextText, listPruefungen, listRechtstexte } from './rechtstext.repository.ts';

/**
 * German lines about legal texts that were changed, are of no known kind or have a gap, and about checks of
 * no version.
 */
export async function verifyRechtstexte(db: Db): Promise<string[]> {
  const last = new Map<string, number>();
  const problems: string[] = [];
  for (const { art, nr, hash } of await listRechtstexte(db)) {
    const name = `Rechtstext „${art}“, Fassung ${nr}`;
    if (!isRechtstextArt(art)) problems.push(`${name}: diese Art gibt es nicht.`);
    // Number 1 of each kind is built in.
    if (nr !== (last.get(art) ?? 1) + 1) problems.push(`${name}: die Fassung davor fehlt.`);
    last.set(art, nr);
    const text = (await findRechtstextText(db, art, nr)) ?? '';
    if (createHash('sha256').update(text).digest('hex') !== hash)
      problems.push(`${name}: hat einen anderen Text als bei der Veröffentlichung.`);
  }
  for (const { art, nr } of await listPruefungen(db))
    if (!isRechtstextArt(art) || nr > (last.get(art) ?? 1))
      problems.push(`Prüfung von Rechtstext „${art}“, Fassung ${nr}: diese Fassung gibt es nicht.`);
  return problems;
}
