import { deflateSync, inflateSync } from 'node:zlib';
import type { Insertable } from 'kysely';
import { fristen, grenzeOf } from '#features/post/post-frist.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Tx } from '#server/db/connect.ts';
import type { NachrichtTable } from '#server/db/schema.ts';
import type { Auftrag, Bestellungen } from './auftrag-of.ts';
import { insertRows } from './insert-rows.ts';

const perAuftrag = 2;

/** The mails of these orders that are still kept; the whole outbox holds two for each order of the shop. */
export async function insertNachrichten(
  db: Tx,
  auftraege: Auftrag[],
  bestellungen: Bestellungen,
): Promise<void> {
  const { anzahl, seit, now } = bestellungen;
  const grenze = Date.parse(grenzeOf(fristen.briefe, now));
  const dauer = now.getTime() - seit.getTime();
  // The oldest letters are gone, so the younger orders have more of them.
  const erster = Math.ceil(Math.max(0, ((grenze - seit.getTime()) / dauer) * anzahl));
  const bis = (index: number) => Math.floor(((index - erster) * perAuftrag * anzahl) / (anzahl - erster));
  const rows = auftraege
    .filter(({ index }) => index >= erster)
    .flatMap((auftrag) =>
      Array.from({ length: bis(auftrag.index + 1) - bis(auftrag.index) }, (_, i) =>
        nachrichtOf(auftrag, bestellungen, i),
      ),
    );
  await insertRows(db, 'nachricht', rows);
}

/** The mail of this number about an order. */
function nachrichtOf({ index, row }: Auftrag, { vorlagen, ...bestellungen }: Bestellungen, nr: number) {
  const { auftrag, nachrichten } = vorlagen;
  const vorlage = nachrichten[nr % nachrichten.length];
  if (!vorlage) throw new Error('The first order has no mails.');
  const id = ascendingId();
  const withNummer = (text: string) => text.replaceAll(auftrag.nummer, row.nummer);
  return {
    ...vorlage,
    ...{ id, messageId: `<${id}@seifenhof.de>`, auftragId: row.id, an: row.email, createdAt: row.createdAt },
    betreff: withNummer(vorlage.betreff),
    inhalt: deflateSync(withNummer(inflateSync(vorlage.inhalt).toString())),
    ...zustellungOf(bestellungen.anzahl - index, row.createdAt, bestellungen.now),
  } satisfies Insertable<NachrichtTable>;
}

/** Those of the latest orders wait, some before were given up; all others were sent. */
function zustellungOf(vonHinten: number, createdAt: string, now: Date) {
  const keine = { faelligAt: null, gesendetAt: null, zuerstGesendetAt: null, fehler: null };
  const spaeter = new Date(now.getTime() + 3_600_000).toISOString();
  if (vonHinten <= 5) return { ...keine, versuche: 1, faelligAt: spaeter, fehler: '421 Try again later' };
  if (vonHinten <= 10) return { ...keine, versuche: 9, fehler: '550 No such mailbox' };
  const gesendetAt = new Date(Date.parse(createdAt) + 5000).toISOString();
  return { ...keine, versuche: 1, gesendetAt, zuerstGesendetAt: gesendetAt };
}
