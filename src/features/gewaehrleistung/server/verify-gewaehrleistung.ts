import { createHash } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';
import { hinweisBreiten } from '../gewaehrleistung-adresse.ts';
import { findDateiBytes } from './gewaehrleistung.repository.ts';
import {
  listDateiHashes,
  listHinweisBreiten,
  listHinweisVersionen,
} from './verify-gewaehrleistung.repository.ts';

const isWebp = (daten: Uint8Array) =>
  Buffer.from(daten.subarray(0, 12))
    .toString('latin1')
    .replace(/^RIFF.{4}/s, '') === 'WEBP';

/** German lines about versions with a gap, files with other bytes than their hash says, and missing pictures. */
export async function verifyGewaehrleistung(db: Db): Promise<string[]> {
  const problems: string[] = [];
  for (const [at, { version }] of (await listHinweisVersionen(db)).entries())
    if (version !== at + 1) problems.push(`Gewährleistungshinweis: vor Version ${version} fehlt eine.`);
  for (const { hash, breite } of await listDateiHashes(db)) {
    const name = `Gewährleistungshinweis: Datei ${hash.slice(0, 12)}…`;
    const daten = (await findDateiBytes(db, hash)) ?? new Uint8Array();
    if (createHash('sha256').update(daten).digest('hex') !== hash)
      problems.push(`${name} hat einen anderen Inhalt.`);
    const bilder = await listHinweisBreiten(db, hash);
    const found = bilder.filter((bild) => isWebp(bild.daten)).map((bild) => bild.breite);
    if (found.join() !== hinweisBreiten(breite).join()) problems.push(`${name} hat nicht alle ihre Bilder.`);
  }
  return problems;
}
