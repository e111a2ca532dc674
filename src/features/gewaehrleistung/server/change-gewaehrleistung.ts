import type { Author } from '#features/einstellung/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { lockKatalog, raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { programFile } from '#server/own-process/program-files.ts';
import { type Patience, workApart } from '#server/own-process/work-apart.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import {
  type ChangeGewaehrleistungBody,
  defaultHinweisLink,
  type GewaehrleistungStand,
  type UploadGewaehrleistungBody,
} from '../contract.ts';
import {
  findGewaehrleistung,
  type GewaehrleistungRow,
  insertDatei,
  insertGewaehrleistung,
} from './gewaehrleistung.repository.ts';
import type { PreparedHinweis } from './prepare-gewaehrleistung.ts';
import { readGewaehrleistungStand } from './read-gewaehrleistung.ts';

/** Who changes the notice from which version, and when. */
type HinweisZugriff = { version: number; von: Author; now: Date };

type Angaben = Pick<GewaehrleistungRow, 'hash' | 'name' | 'link' | 'text'>;

const leer: Angaben = { hash: null, name: '', link: defaultHinweisLink, text: '' };

/**
 * Makes the uploaded file the notice. Preparing takes a second and stays outside the transaction; `ending`
 * aborts it. A change by another person is noticed before that work, and again after it.
 */
export async function uploadGewaehrleistung(
  db: Db,
  { datei, name }: UploadGewaehrleistungBody,
  { ending, ...zugriff }: HinweisZugriff & { ending: AbortSignal },
): Promise<GewaehrleistungStand> {
  await refuseOutdated(db, zugriff.version);
  const hinweis = await prepareGewaehrleistungApart(datei, { ending });
  const { hash, typ } = hinweis;
  return addVersion(db, zugriff, async (db) => {
    await insertDatei(db, hinweis, { daten: datei, createdAt: zugriff.now.toISOString() });
    return { hash, name: name || `gewaehrleistung.${typ}` };
  });
}

/** Removes the file from the shop; it and its pictures stay stored for the orders that refer to them. */
export function removeGewaehrleistung(db: Db, zugriff: HinweisZugriff): Promise<GewaehrleistungStand> {
  return addVersion(db, zugriff, async (_db, { hash }) => {
    if (hash === null) throw notFound('Hinweis');
    return { hash: null, name: '' };
  });
}

/** Changes what stands around the picture. */
export function changeGewaehrleistung(
  db: Db,
  { link, text }: Omit<ChangeGewaehrleistungBody, 'version'>,
  zugriff: HinweisZugriff,
): Promise<GewaehrleistungStand> {
  return addVersion(db, zugriff, async () => ({ link, text }));
}

/** Adds the next version with these changes to the current one; unchanged values make none. */
function addVersion(
  db: Db,
  { version, von, now }: HinweisZugriff,
  change: (db: Tx, vorher: Angaben) => Promise<Partial<Angaben>>,
): Promise<GewaehrleistungStand> {
  return inTransaction(db, async (db) => {
    // Its lock serialises all changes, so nobody else takes the number.
    await lockKatalog(db);
    const vorher = await refuseOutdated(db, version);
    const { hash, name, link, text } = { ...vorher, ...(await change(db, vorher)) };
    const isSame =
      hash === vorher.hash && name === vorher.name && link === vorher.link && text === vorher.text;
    if (!isSame || version === 0) {
      await raiseKatalogVersion(db);
      const autor = { createdAt: now.toISOString(), von: von.name, vonId: von.id };
      await insertGewaehrleistung(db, { version: version + 1, hash, name, link, text, ...autor });
    }
    return readGewaehrleistungStand(db);
  });
}

async function refuseOutdated(db: Db, version: number): Promise<Angaben> {
  const row = await findGewaehrleistung(db);
  if ((row?.version ?? 0) === version) return row ?? leer;
  const data = await readGewaehrleistungStand(db);
  throw new AppError('CONFLICT', `${row?.von ?? 'Jemand'} hat den Hinweis inzwischen geändert.`, { data });
}

const lateText =
  'Die Datei wurde nicht rechtzeitig fertig. Bitte versuchen Sie es noch einmal, oder nehmen Sie die PNG-Datei des Hinweises.';

export const hinweisStopText =
  'Der Laden wird gerade neu gestartet. Bitte laden Sie die Datei in einer Minute noch einmal hoch.';

/** Timeout in milliseconds: an honest file takes two seconds. */
const timeout = 30_000;

/** At most half a gigabyte, in pages of 64 kB, for the renderer of PDF files. */
const execArgv = ['--wasm-max-mem-pages=8192'];

const place = {
  file: programFile('features/gewaehrleistung/server/gewaehrleistung-process'),
  execArgv,
  lateText,
  stopText: hinweisStopText,
};

/** Prepares the official file in a separate process: PDF and SVG are the richest formats that crafted files come in. */
export function prepareGewaehrleistungApart(bytes: Uint8Array, limits?: Patience): Promise<PreparedHinweis> {
  return workApart(place, { bytes }, { timeout, ...limits });
}
