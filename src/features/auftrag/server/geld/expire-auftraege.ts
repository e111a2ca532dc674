import { setImmediate as nextTurn } from 'node:timers/promises';
import { watchVerfuegbarkeit } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { gezeigteAngaben } from '../../gezeigte-angaben.ts';
import { type FaelligerSchritt, faelligerSchrittOf } from '../../zustand/frist.ts';
import {
  type Faellig,
  listFaellige,
  listPosten,
  postponeFaellig,
  setFaellig,
} from '../auftragsakte/auftrag.repository.ts';
import { type Auftragsakte, addEreignisse, lockAuftragsakte } from '../auftragsakte/auftragsakte.ts';
import { findAuftragsakten } from '../auftragsakte/list-auftragsakten.ts';
import { type PostAdresse, writePost } from '../post/write-post.ts';
import { writeStorno } from '../stornieren/write-storno.ts';

/** Orders that are read at once. */
const batch = 25;

/** Milliseconds after which an order that could not be handled is tried again. */
const retryMs = 3_600_000;

/** The same of one whose payment could not be ended: it waits for the provider alone. */
const retryVorEndeMs = 5 * 60_000;

/** The shop itself. */
const laden = { id: null, name: 'Automatisch' };

type Run = {
  now: Date;
  adresse: PostAdresse;
  signal?: AbortSignal;
  log: { error: (entry: object, message: string) => void };
  /**
   * Called before an order is cancelled, outside of transactions: ends what was begun to pay it. The order stays until
   * that succeeds, and if it is paid then.
   */
  vorEnde?: (auftragId: string) => Promise<void>;
};

/** Whether anything is due of an order. */
export async function hasFaelligen(db: Db, now: Date): Promise<boolean> {
  return (await listFaellige(db, { bis: now, limit: 1 })).length > 0;
}

/**
 * Reminds of orders that are not paid, and cancels those that stay unpaid (R38). One that fails is logged and
 * tried again later, so that it holds up no other.
 */
export async function expireAuftraege(db: Db, run: Run): Promise<void> {
  const { now, signal } = run;
  let due: Faellig[];
  do {
    due = await listFaellige(db, { bis: now, limit: batch });
    for (const { id } of due) {
      signal?.throwIfAborted();
      await expireOrPostpone(db, id, run);
      await nextTurn();
    }
  } while (due.length === batch);
}

async function expireOrPostpone(db: Db, id: string, run: Run): Promise<void> {
  const { now, adresse, log, vorEnde, signal } = run;
  let waitMs = retryMs;
  try {
    if (vorEnde && (await isVorStorno(db, id, now))) {
      waitMs = retryVorEndeMs;
      await vorEnde(id);
      waitMs = retryMs;
    }
    await expireAuftrag(db, id, { now, adresse });
  } catch (err) {
    signal?.throwIfAborted();
    log.error({ err, auftragId: id }, 'an order that is due could not be handled');
    await postpone(db, id, { now, log, waitMs });
  }
}

/** Whether an order is about to be cancelled, as it looks without a lock. */
async function isVorStorno(db: Db, id: string, now: Date): Promise<boolean> {
  const [akte] = await findAuftragsakten(db, [id]);
  return akte !== undefined && schrittOf(akte, now)?.ereignis?.typ === 'storniert';
}

/** Lets an order wait until it is tried again; when that fails too, the job's next run finds it. */
async function postpone(
  db: Db,
  id: string,
  { now, log, waitMs }: Pick<Run, 'now' | 'log'> & { waitMs: number },
): Promise<void> {
  const later = new Date(now.getTime() + waitMs).toISOString();
  await inTransaction(db, (db) => postponeFaellig(db, id, later)).catch((err: unknown) => {
    log.error({ err, auftragId: id }, 'an order that is due could not be postponed');
  });
}

/** Does what was due of orders until a moment, each thing at its own time: for a shop that is made with a past. */
export async function catchUpAuftraege(db: Tx, bis: Date): Promise<void> {
  for (;;) {
    const [next] = await listFaellige(db, { bis, limit: 1 });
    if (!next) return;
    await expireAuftrag(db, next.id, { now: new Date(next.faelligAt), adresse: null });
  }
}

function expireAuftrag(
  db: Db,
  id: string,
  { now, adresse }: { now: Date; adresse: PostAdresse },
): Promise<void> {
  return inTransaction(db, async (db) => {
    const posten = await listPosten(db, id);
    const produktIds = posten.map(({ produktId }) => produktId);
    await watchVerfuegbarkeit(db, produktIds, async () => {
      const akte = await lockAuftragsakte(db, id);
      const schritt = schrittOf(akte, now);
      if (!schritt) return;
      const { ereignis, faelligAt } = schritt;
      const jetzt = ereignis && (await addSchritt(db, akte, { ereignis, now }));
      await setFaellig(db, id, faelligAt);
      if (!jetzt) return;
      const auftrag = { ...jetzt.auftrag, faelligAt };
      await writePost(db, { ...jetzt, auftrag }, { adresse, now });
    });
  });
}

function addSchritt(db: Tx, akte: Auftragsakte, { ereignis, now }: { ereignis: Ereignis; now: Date }) {
  if (ereignis.typ === 'storniert') return writeStorno(db, akte, { ereignis, von: laden });
  return addEreignisse(db, akte, { neue: [ereignis], von: laden, now });
}

/** What is due of a locked order: another node, its customer or a payment may have come first. */
function schrittOf({ auftrag, ereignisse, lage }: Auftragsakte, now: Date): FaelligerSchritt | undefined {
  if (auftrag.faelligAt === null || auftrag.faelligAt > now.toISOString()) return undefined;
  const gezeigt = gezeigteAngaben.parse(JSON.parse(auftrag.gezeigt));
  return faelligerSchrittOf({ lage, gezeigt, email: auftrag.email }, ereignisse, now);
}
