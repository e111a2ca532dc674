import type { z } from 'zod';
import { anschrift } from '#features/auftrag/anschrift/anschrift-body.ts';
import { findAuftragsakten, lockZahlstand } from '#features/auftrag/server/index.ts';
import {
  type Beleg,
  findBelegStelle,
  listBelegeVon,
  listMarktBelege,
  lockBelegInhalt,
} from '#features/beleg/server/index.ts';
import { bestellMarke } from '#features/post/bloecke.ts';
import type { NachrichtAn } from '#features/post/nachricht.ts';
import { breakLinks } from '#features/post/render/break-links.ts';
import { type AuftragPost, listNachrichtenMitBeleg, queueNachricht } from '#features/post/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import type { BelegVoll } from '../contract.ts';
import type { kopieBody } from '../kopie-contract.ts';
import { kopiePost } from '../kopie-post.ts';
import { readBelegVoll } from './read-beleg-voll.ts';

type Wunsch = z.infer<typeof kopieBody> & { nummer: string };

/**
 * Queues a document once more, to the address that was typed; its customer's own is written as the order has it. Who
 * has not seen all mails that it was attached to is refused with those of now (409), so that a second window or a
 * double tap sends one copy. Of a document whose content was deleted there is none. A message of an order belongs to
 * it: it is deleted with its person.
 */
export async function sendKopie(
  db: Db,
  { nummer, an, gesehen }: Wunsch,
  { now, adresse }: { now: Date; adresse: string },
): Promise<{ message: string; beleg: BelegVoll }> {
  const email = await inTransaction(db, async (db) => {
    const { beleg, auftragId } = await lockBeleg(db, nummer);
    const mails = await listNachrichtenMitBeleg(db, { belegId: beleg.id, auftragId: auftragId ?? undefined });
    if (mails.length > gesehen)
      throw new AppError('CONFLICT', inzwischen, { data: await readBelegVoll(db, nummer) });
    const istNochmal = mails.some((mail) => kommtAn(mail) && mail.an.toLowerCase() === an.toLowerCase());
    const nachricht = await nachrichtOf(db, { beleg, auftragId, an, istNochmal });
    await queueNachricht(db, nachricht, { adresse, now });
    return nachricht.an.email;
  });
  // Read without the order's lock. If it fails, who tries again is told of the mail (409).
  return {
    message: `Die Kopie von ${nummer} an ${email} liegt im Postausgang.`,
    beleg: await readBelegVoll(db, nummer),
  };
}

/** Whether it went out or is about to: others saw nothing of it. */
function kommtAn({ stand }: AuftragPost): boolean {
  return stand === 'gesendet' || stand === 'wartet';
}

const inzwischen =
  'Inzwischen ging schon eine Mail mit diesem Beleg hinaus, vielleicht eben diese. Bitte unter „E-Mails“ nachsehen und nur noch einmal senden, wenn es nötig ist.';
const geloescht =
  'Von diesem Beleg gibt es keine Kopie mehr: Mit den Angaben der Person ist auch er gelöscht. Summe und Steuer bleiben.';
const unlesbar =
  'Was in diesem Beleg steht, lässt sich nicht lesen. Bitte prüfen Sie den Laden mit „verify“, bevor Sie ihn verschicken.';

type Lesbar = Beleg & { inhalt: NonNullable<Beleg['inhalt']> };

/** A document that nobody else sends or deletes until the transaction ends. */
async function lockBeleg(db: Tx, nummer: string): Promise<{ beleg: Lesbar; auftragId: string | null }> {
  const ort = await findBelegStelle(db, nummer);
  if (!ort) throw notFound('Beleg');
  const { id, auftragId, markttagId } = ort;
  // Who takes the person out of an order locks the order first, too.
  if (auftragId !== null) await lockZahlstand(db, auftragId);
  if (!(await lockBelegInhalt(db, id))) throw new AppError('CONFLICT', geloescht);
  const belege =
    auftragId === null
      ? await listMarktBelege(db, markttagId ?? '')
      : ((await listBelegeVon(db, [auftragId])).get(auftragId) ?? []);
  const beleg = belege.find((one) => one.id === id);
  if (!beleg?.inhalt) throw new AppError('CONFLICT', unlesbar);
  return { beleg: { ...beleg, inhalt: beleg.inhalt }, auftragId };
}

type Kopie = { beleg: Lesbar; auftragId: string | null; an: string; istNochmal: boolean };

async function nachrichtOf(db: Tx, { beleg, auftragId, an, istNochmal }: Kopie): Promise<NachrichtAn> {
  const [akte] = auftragId === null ? [] : await findAuftragsakten(db, [auftragId]);
  const art = 'belegKopie';
  // Another address opens nothing of the order.
  const isEigene = akte !== undefined && an.toLowerCase() === akte.auftrag.emailKey;
  const kundschaft = isEigene ? anschrift.parse(JSON.parse(akte.auftrag.rechnung)) : undefined;
  const post = kopiePost({ beleg, kundschaft, istNochmal });
  const name = kundschaft && breakLinks(`${kundschaft.vorname} ${kundschaft.nachname}`.trim());
  return {
    ...{ art, ...post, an: { email: isEigene ? akte.auftrag.email : an, ...(name ? { name } : {}) } },
    ...(auftragId === null ? {} : { auftragId }),
    ...(isEigene ? { widerruf: `/widerruf#${bestellMarke}` } : {}),
  };
}
