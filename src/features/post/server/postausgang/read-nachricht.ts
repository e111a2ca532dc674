import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { Nachricht } from '../../contract.ts';
import { hasGeheimnis, hideInHtml, hideInText } from '../../hide-geheimnis.ts';
import { fassungenOf, unlesbar } from '../../inhalt.ts';
import { type Anhang, anhang } from '../../nachricht.ts';
import { type Datei, resolveAnhaenge } from '../anhaenge/resolve-anhaenge.ts';
import { unpackInhalt } from '../pack-inhalt.ts';
import { findPostausgang, type NachrichtRow } from './postausgang.repository.ts';
import { toNachrichtZeile } from './to-nachricht-zeile.ts';

/** A message as its receiver sees it, but without the secret of its link. */
export async function readNachricht(db: Db, id: string): Promise<Nachricht> {
  const row = await findRow(db, id);
  const anhaenge = anhaengeOf(row);
  const inhalt = unpackInhalt(row.inhalt);
  const { html, text } = inhalt ? fassungenOf(inhalt) : { html: `<p>${unlesbar}</p>`, text: unlesbar };
  return {
    ...toNachrichtZeile(row),
    antwortAn: row.antwortAn ?? '',
    html: await withPictures(db, hideInHtml(html), anhaenge),
    text: hideInText(text),
    anhaenge: anhaenge.flatMap(({ art, name }, nr) => (art === 'qr' ? [] : [{ nr, name }])),
    hatGeheimnis: hasGeheimnis(html) || hasGeheimnis(text),
  };
}

/** One attached file of a message by its number. */
export async function readAnhang(db: Db, { id, nr }: { id: string; nr: number }): Promise<Datei> {
  const gesucht = anhaengeOf(await findRow(db, id))[nr];
  const [datei] = gesucht ? await resolveAnhaenge(db, [gesucht]) : [];
  if (!datei) throw notFound('Anhang');
  return datei;
}

async function findRow(db: Db, id: string): Promise<NachrichtRow> {
  const row = await findPostausgang(db, id);
  if (!row) throw notFound('Nachricht');
  return row;
}

function anhaengeOf({ anhaenge }: NachrichtRow): Anhang[] {
  return z.array(anhang).parse(JSON.parse(anhaenge));
}

/** Pictures are attached to the mail; here, where nothing is loaded from anywhere, they are part of the page. */
async function withPictures(db: Db, html: string, anhaenge: Anhang[]): Promise<string> {
  const bilder = await resolveAnhaenge(
    db,
    anhaenge.filter(({ art }) => art === 'qr'),
  );
  return bilder.reduce(
    (shown, { cid, contentType, content }) =>
      shown.replaceAll(`"cid:${cid}"`, `"data:${contentType};base64,${content.toString('base64')}"`),
    html,
  );
}
