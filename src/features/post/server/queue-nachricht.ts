import { postEnde } from '#features/einstellung/post-ende.ts';
import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Empfaenger, NachrichtAn, NeueNachricht } from '../nachricht.ts';
import { renderNachricht } from '../render-nachricht.ts';
import { ascendingId } from './ascending-id.ts';
import { insertNachricht } from './nachricht.repository.ts';

/** What the outbox needs: the shop's address, which completes the paths of links, and the time. */
export type Post = { adresse: string; now: Date };

/**
 * Renders messages and stores them, in the transaction of what they speak of: so there is never the one without the other. They are sent
 * by the job `send-post`, a few seconds later. Returns their ids.
 */
export async function queueNachrichten(
  db: Tx,
  nachrichten: NeueNachricht[],
  { adresse, now }: Post,
): Promise<string[]> {
  if (nachrichten.length === 0) return [];
  const einstellungen = await readSomeEinstellungen(db, ['laden', 'post']);
  const laden = einstellungen.laden.angaben;
  const post = einstellungen.post.angaben;
  const rahmen = { ladenName: laden.name, adresse, ende: postEnde(post, laden) };
  const werkstatt: Empfaenger = { email: laden.email || post.absender };
  const at = now.toISOString();
  const ids: string[] = [];
  for (const { an: gewollt, bloecke, anhaenge = [], erstAb = now, ...nachricht } of nachrichten) {
    const an = gewollt === 'werkstatt' ? werkstatt : gewollt;
    // A workshop without an address reads it in the back office.
    if (an.email === '') continue;
    const id = ascendingId();
    await insertNachricht(db, {
      ...nachricht,
      ...renderNachricht(bloecke, rahmen),
      id,
      messageId: `<${id}@${domainOf(post.absender, adresse)}>`,
      an: an.email,
      anName: an.name ?? '',
      anhaenge: JSON.stringify(anhaenge),
      faelligAt: erstAb.toISOString(),
      createdAt: at,
    });
    ids.push(id);
  }
  return ids;
}

/** The same for one message to a person. */
export async function queueNachricht(db: Tx, nachricht: NachrichtAn, post: Post): Promise<string> {
  const [id] = await queueNachrichten(db, [nachricht], post);
  if (id === undefined) throw new Error('A message needs an address.');
  return id;
}

/** The right side of a Message-ID: the sender's domain, or that of the shop. */
function domainOf(absender: string, adresse: string): string {
  return /@([a-z0-9.-]+)$/i.exec(absender)?.[1] ?? URL.parse(adresse)?.hostname ?? 'localhost';
}
