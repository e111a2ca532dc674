import { readBelegDatei } from '#features/beleg/server/index.ts';
import { readHinweisDatei } from '#features/gewaehrleistung/server/index.ts';
import { rechtstextSeiten } from '#features/rechtstexte/rechtstext-art.ts';
import { readGezeigterText } from '#features/rechtstexte/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { Anhang } from '../../nachricht.ts';
import { drawRechtstext } from './draw-rechtstext.ts';
import { qrPng } from './qr-png.ts';

/** A file of a message; one with `cid` is a picture that the message shows. */
export type Datei = { filename: string; contentType: string; content: Buffer; cid?: string };

type Log = { error: (entry: object, message: string) => void };

/** The files of a message. What an order refers to is never deleted, so one that is missing is an unexpected error. */
export async function resolveAnhaenge(db: Db, anhaenge: Anhang[], log?: Log): Promise<Datei[]> {
  const dateien: Datei[] = [];
  for (const anhang of anhaenge) dateien.push(await resolveAnhang(db, anhang, log));
  return dateien;
}

async function resolveAnhang(db: Db, anhang: Anhang, log?: Log): Promise<Datei> {
  if (anhang.art === 'rechtstext') return rechtstextPdf(db, anhang);
  if (anhang.art === 'gewaehrleistung') return hinweisDatei(db, anhang);
  if (anhang.art === 'beleg') return belegDatei(db, anhang, log);
  const { text, cid, name } = anhang;
  return { filename: dateiname(name, 'png'), contentType: 'image/png', content: qrPng(text), cid };
}

type RechtstextAnhang = Extract<Anhang, { art: 'rechtstext' }>;

async function rechtstextPdf(db: Db, { hash, name, nr, ladenName }: RechtstextAnhang): Promise<Datei> {
  const text = await readGezeigterText(db, hash);
  if (!text) throw new Error(`there is no kept legal text ${hash}`);
  const { art, bloecke, createdAt } = text;
  const titel = rechtstextSeiten[art].name;
  const pdf = await drawRechtstext(db, hash, {
    ...{ art: 'rechtstext', titel, ladenName, nr, bloecke, createdAt },
  });
  return { filename: dateiname(name, 'pdf'), contentType: 'application/pdf', content: Buffer.from(pdf) };
}

type BelegAnhang = Extract<Anhang, { art: 'beleg' }>;

async function belegDatei(db: Db, { id, name }: BelegAnhang, log?: Log): Promise<Datei> {
  const datei = await readBelegDatei(db, id);
  if (!datei) throw new Error(`there is no document ${id}`);
  const { typ, daten } = datei;
  if (typ === 'xml') log?.error({ beleg: id, fehler: datei.fehler }, 'a document is sent as XML');
  return { filename: dateiname(name, typ), contentType: typen[typ], content: Buffer.from(daten) };
}

const typen = { pdf: 'application/pdf', png: 'image/png', svg: 'image/svg+xml', xml: 'application/xml' };

async function hinweisDatei(db: Db, { hash, name }: { hash: string; name: string }): Promise<Datei> {
  const datei = await readHinweisDatei(db, hash);
  if (!datei) throw new Error(`there is no file of the guarantee notice ${hash}`);
  const { typ, daten } = datei;
  return { filename: dateiname(name, typ), contentType: typen[typ], content: Buffer.from(daten) };
}

/** The name as every system takes it, with the ending of what the file is. */
function dateiname(name: string, endung: keyof typeof typen): string {
  const plain = name
    .replace(/\.(pdf|png|svg|xml)$/i, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 100);
  return `${plain === '' ? 'Anhang' : plain}.${endung}`;
}
