import type { Db } from '#server/db/connect.ts';
import type { Gewaehrleistung, GewaehrleistungStand } from '../contract.ts';
import { hinweisBreiten, hinweisUrl, hoeheAt } from '../gewaehrleistung-adresse.ts';
import { defaultHinweisLink } from '../gewaehrleistung-body.ts';
import {
  type DateiRow,
  findDatei,
  findGewaehrleistung,
  findHinweisAngabe,
  type GewaehrleistungRow,
  listGewaehrleistungen,
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
