import { createHash } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';
import { defaultHinweisLink, type Gewaehrleistung, type GewaehrleistungStand } from '../contract.ts';
import { type GewaehrleistungTyp, hinweisBreiten, hinweisUrl, hoeheAt } from '../hinweis-datei.ts';
import {
  type DateiRow,
  findDatei,
  findDateiBytes,
  findGewaehrleistung,
  findHinweisAngabe,
  type GewaehrleistungRow,
  listDateiHashes,
  listGewaehrleistungen,
  listHinweisBreiten,
  listHinweisVersionen,
} from './gewaehrleistung.repository.ts';

/** Versions shown in the history: a notice changes when the law does. */
const maxVerlauf = 50;

/** The notice that shoppers see; `undefined` while there is no file. An order refers to its version. */
export async function readGewaehrleistung(db: Db): Promise<Gewaehrleistung | undefined> {
  const row = await findGewaehrleistung(db);
  const datei = row?.hash ? await findDatei(db, row.hash) : undefined;
  if (!row || !datei) return undefined;
  const { version, link, text } = row;
  return { version, bilder: bilderOf(datei), link, text };
}

/** The SHA-256 of the file that a version of the notice showed; `undefined` if it had none. */
export async function readHinweisAngabe(db: Db, version: number): Promise<{ hash: string } | undefined> {
  const row = await findHinweisAngabe(db, version);
  return row?.hash ? { hash: row.hash } : undefined;
}

/** The official file of the guarantee notice as it was uploaded; `undefined` if there is none with this hash. */
export async function readHinweisDatei(
  db: Db,
  hash: string,
): Promise<{ typ: GewaehrleistungTyp; daten: Uint8Array } | undefined> {
  const [datei, daten] = [await findDatei(db, hash), await findDateiBytes(db, hash)];
  return datei && daten && { typ: datei.typ as GewaehrleistungTyp, daten };
}

/** The notice and its history in the back office. */
export async function readGewaehrleistungStand(db: Db): Promise<GewaehrleistungStand> {
  const rows = await listGewaehrleistungen(db, maxVerlauf);
  const [row] = rows;
  const datei = row?.hash ? await findDatei(db, row.hash) : undefined;
  return {
    version: row?.version ?? 0,
    datei: row && datei ? dateiOf(row, datei) : null,
    link: row?.link ?? defaultHinweisLink,
    text: row?.text ?? '',
    verlauf: rows.map(({ version, createdAt, von, hash, name, link }) => {
      return { version, createdAt, von, datei: hash && name, hash, link };
    }),
  };
}

function dateiOf({ name }: GewaehrleistungRow, datei: DateiRow) {
  const { hash, typ, groesse, seiten } = datei;
  return { hash, name, typ, groesse, seiten, bilder: bilderOf(datei) };
}

function bilderOf(datei: DateiRow) {
  return hinweisBreiten(datei.breite).map((breite) => {
    return { url: hinweisUrl(datei.hash, breite), breite, hoehe: hoeheAt(breite, datei) };
  });
}

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
