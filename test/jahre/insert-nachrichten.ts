import type { Insertable } from 'kysely';
import { fristen, grenzeOf } from '#features/post/post-frist.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Tx } from '#server/db/connect.ts';
import type { NachrichtTable } from '#server/db/schema.ts';
import type { Auftrag, Bestellungen } from './insert-auftraege.ts';
import { insertRows } from './insert-rows.ts';
import type { Vorlagen } from './laden.ts';

const perAuftrag = 2;

/** The mails of these orders that are still kept; the whole outbox holds two for each order of the shop. */
export async function insertNachrichten(
  db: Tx,
  auftraege: Auftrag[],
  { anzahl, seit, now, vorlagen }: Bestellungen,
): Promise<void> {
  const grenze = Date.parse(grenzeOf(fristen.briefe, now));
  const dauer = now.getTime() - seit.getTime();
  // The oldest letters are gone, so the younger orders have more of them.
  const erster = Math.ceil(Math.max(0, ((grenze - seit.getTime()) / dauer) * anzahl));
  const bis = (index: number) => Math.floor(((index - erster) * perAuftrag * anzahl) / (anzahl - erster));
  const rows = auftraege
    .filter(({ index }) => index >= erster)
    .flatMap((auftrag) =>
      Array.from({ length: bis(auftrag.index + 1) - bis(auftrag.index) }, (_, i) =>
        nachrichtOf(auftrag, vorlagen, i),
      ),
    );
  await insertRows(db, 'nachricht', rows);
}

/** The mail of this number about an order, as it was sent. */
function nachrichtOf({ row }: Auftrag, { auftrag, nachrichten }: Vorlagen, nr: number) {
  const vorlage = nachrichten[nr % nachrichten.length];
  if (!vorlage) throw new Error('The first order has no mails.');
  const id = ascendingId();
  const withNummer = (text: string) => text.replaceAll(auftrag.nummer, row.nummer);
  const gesendetAt = new Date(Date.parse(row.createdAt) + 5000).toISOString();
  return {
    ...vorlage,
    ...{ id, messageId: `<${id}@seifenhof.de>`, auftragId: row.id, an: row.email, createdAt: row.createdAt },
    ...{
      betreff: withNummer(vorlage.betreff),
      html: withNummer(vorlage.html),
      text: withNummer(vorlage.text),
    },
    ...{ faelligAt: null, versuche: 1, gesendetAt, zuerstGesendetAt: gesendetAt },
  } satisfies Insertable<NachrichtTable>;
}
