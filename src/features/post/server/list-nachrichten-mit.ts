import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { hideInText } from '../hide-geheimnis.ts';
import { textOf, unlesbar } from '../inhalt.ts';
import {
  type GesagtesRow,
  listKontaktAbsender,
  listNachrichtenById,
  listNachrichtenOfAuftraege,
  listNachrichtenOfKonto,
} from './nachrichten-an.repository.ts';
import { unpackInhalt } from './pack-inhalt.ts';

/**
 * The person: her account if she has one, her orders with the address that their messages go to, and how to
 * know her as a writer.
 */
export type Person = {
  accountId: string | undefined;
  /** By the order's id. */
  emails: Map<string, string>;
  isAbsender: (email: string) => boolean;
};

/**
 * A message as its receiver read it; `vonIhr`: she wrote it by the contact form. What a copy of her document said to
 * somebody else is left out: `text` is empty, who got it is hers to know (GDPR article 15).
 */
export type NachrichtText = { am: string; an: string; betreff: string; text: string; vonIhr: boolean };

/** Orders whose messages are read in one statement. */
const batch = 500;

/** Messages that are rendered in one turn: few enough that no request waits for it. */
const proTurn = 50;

/** The messages to a person and those that she wrote, newest first; never with the secret of a link. */
export async function listNachrichtenMit(
  db: Db,
  { accountId, emails, isAbsender }: Person,
): Promise<NachrichtText[]> {
  const rows: GesagtesRow[] = accountId === undefined ? [] : await listNachrichtenOfKonto(db, accountId);
  const ids = [...emails.keys()];
  for (let from = 0; from < ids.length; from += batch)
    rows.push(...(await listNachrichtenOfAuftraege(db, ids.slice(from, from + batch))));
  const isEigene = ({ auftragId, an }: GesagtesRow) => auftragId === null || emails.get(auftragId) === an;
  // Those about an order that went to the workshop are not hers.
  const an = rows.filter((row) => isEigene(row) || row.art === 'belegKopie');
  const absender = await listKontaktAbsender(db);
  const geschrieben = absender.filter(({ antwortAn }) => isAbsender(antwortAn)).map(({ id }) => id);
  const von = await listNachrichtenById(db, geschrieben);
  const vonIds = new Set(geschrieben);
  const all = new Map([...an, ...von].map((row) => [row.id, row]));
  const texte: NachrichtText[] = [];
  for (const row of [...all.values()].sort(newestFirst)) {
    const { id, createdAt: am, an, betreff, inhalt } = row;
    const vonIhr = vonIds.has(id);
    texte.push({ am, an, betreff, text: vonIhr || isEigene(row) ? shownText(inhalt) : '', vonIhr });
    if (texte.length % proTurn === 0) await nextTurn();
  }
  return texte;
}

function newestFirst(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? 1 : -1;
}

function shownText(bytes: Uint8Array): string {
  const inhalt = unpackInhalt(bytes);
  return inhalt ? hideInText(textOf(inhalt)) : unlesbar;
}
