import type { Einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import { postEnde } from '#features/einstellung/laden/post-ende.ts';
import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { type Empfaenger, type NachrichtAn, type NeueNachricht, ohneAdresse } from '../nachricht.ts';
import { einzelneProStunde, sammelNachricht, stundeOf } from '../sammel-nachricht.ts';
import {
  countOfArt,
  insertNachricht,
  insertNachrichtOnce,
  type NeueNachrichtRow,
  readCreatedAt,
} from './nachricht.repository.ts';
import { packInhalt } from './pack-inhalt.ts';

/**
 * What the outbox needs: the shop's address, which completes the paths of links, and the time; `einstellungen`
 * if the caller knows those of this moment, so that they are not read again.
 */
export type Post = { adresse: string; now: Date; einstellungen?: Pick<Einstellungen, 'laden' | 'post'> };

/**
 * Stores messages with all that is needed to render them, in the transaction of what they speak of: so there
 * is never the one without the other. The job `send-post` renders and sends them, a few seconds later. Returns
 * their ids.
 */
export async function queueNachrichten(db: Tx, nachrichten: NeueNachricht[], post: Post): Promise<string[]> {
  if (nachrichten.length === 0) return [];
  const umschlag = await readUmschlag(db, post);
  const ids: string[] = [];
  for (const nachricht of nachrichten) {
    // A workshop without an address reads it in the back office.
    if (empfaengerOf(nachricht, umschlag).email === '') continue;
    if (await isGesammelt(db, nachricht, post)) continue;
    const row = toRow(nachricht, umschlag);
    await insertNachricht(db, row);
    ids.push(row.id);
  }
  return ids;
}

/** Whether the workshop is told of it together with others of its hour, which is queued then. */
async function isGesammelt(db: Tx, { art, sammel }: NeueNachricht, post: Post): Promise<boolean> {
  if (!sammel) return false;
  const { von, bis } = stundeOf(post.now);
  if ((await countOfArt(db, art, { von, bis })) < einzelneProStunde) return false;
  const { schluessel, ...nachricht } = sammelNachricht({ art, sammel }, post.now);
  await queueOnce(db, nachricht, { ...post, schluessel });
  return true;
}

/** The same for one message to a person. */
export async function queueNachricht(db: Tx, nachricht: NachrichtAn, post: Post): Promise<string> {
  const [id] = await queueNachrichten(db, [nachricht], post);
  if (id === undefined) throw new Error('A message needs an address.');
  return id;
}

/**
 * Stores a message that must not get lost, once for each `schluessel` (letters and digits), which becomes its
 * Message-ID. Without an address of the workshop it is kept for the back office. Returns when the first one
 * was written. A sender of another domain in between makes it another message.
 */
export async function queueOnce(
  db: Tx,
  nachricht: NeueNachricht,
  { schluessel, ...post }: Post & { schluessel: string },
): Promise<{ createdAt: string; isNeu: boolean }> {
  const umschlag = await readUmschlag(db, post);
  const row = toRow(nachricht, umschlag);
  const messageId = `<${schluessel}@${umschlag.domain}>`;
  const kept = row.an === '' ? { an: ohneAdresse, faelligAt: null } : {};
  const isNeu = await insertNachrichtOnce(db, { ...row, ...kept, messageId });
  const createdAt = isNeu ? row.createdAt : await readCreatedAt(db, messageId);
  return { createdAt, isNeu };
}

/** Where messages to the workshop go; empty without an address. */
export async function readWerkstatt(db: Db): Promise<string> {
  const { laden, post } = await readSomeEinstellungen(db, ['laden', 'post']);
  return laden.angaben.email || post.angaben.absender;
}

type Umschlag = Awaited<ReturnType<typeof readUmschlag>>;

/** What all messages of one moment have in common. */
async function readUmschlag(db: Tx, { adresse, now, ...bekannt }: Post) {
  const einstellungen = bekannt.einstellungen ?? (await readSomeEinstellungen(db, ['laden', 'post']));
  const laden = einstellungen.laden.angaben;
  const post = einstellungen.post.angaben;
  const rahmen = { ladenName: laden.name, adresse, ende: postEnde(post, laden) };
  const werkstatt: Empfaenger = { email: laden.email || post.absender };
  return { rahmen, werkstatt, domain: domainOf(post.absender, adresse), now };
}

function empfaengerOf({ an }: NeueNachricht, { werkstatt }: Umschlag): Empfaenger {
  return an === 'werkstatt' ? werkstatt : an;
}

function toRow(nachricht: NeueNachricht, umschlag: Umschlag): NeueNachrichtRow {
  const { art, betreff, bloecke, anhaenge = [], erstAb, widerruf = '/widerruf' } = nachricht;
  const { rahmen, domain, now } = umschlag;
  const an = empfaengerOf(nachricht, umschlag);
  const id = ascendingId();
  return {
    ...{ id, art, betreff },
    messageId: `<${id}@${domain}>`,
    an: an.email,
    anName: an.name ?? '',
    antwortAn: nachricht.antwortAn ?? null,
    auftragId: nachricht.auftragId ?? null,
    accountId: nachricht.accountId ?? null,
    inhalt: packInhalt({
      bloecke,
      rahmen: nachricht.an === 'werkstatt' ? { ...rahmen, ende: [] } : { ...rahmen, widerruf },
    }),
    anhaenge: JSON.stringify(anhaenge),
    geheim: nachricht.geheim ?? null,
    faelligAt: (erstAb ?? now).toISOString(),
    createdAt: now.toISOString(),
  };
}

/** The right side of a Message-ID: the sender's domain, or that of the shop. */
function domainOf(absender: string, adresse: string): string {
  return /@([a-z0-9.-]+)$/i.exec(absender)?.[1] ?? URL.parse(adresse)?.hostname ?? 'localhost';
}
