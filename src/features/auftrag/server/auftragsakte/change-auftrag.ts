import { watchVerfuegbarkeit } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { AuftragVoll } from '../../contract.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { inzwischenText } from '../../ereignisse/inzwischen-text.ts';
import { writeBelege } from '../beleg/write-belege.ts';
import { type PostAdresse, writePost, writePostOfAll } from '../post/write-post.ts';
import { readAuftrag } from '../verwaltungsansicht/read-auftrag.ts';
import { listPosten } from './auftrag.repository.ts';
import { type Auftragsakte, addEreignisse, addEreignisseToAll, lockAuftragsakte } from './auftragsakte.ts';
import type { Author } from './ereignis.repository.ts';

/** Who does something with an order, and when. */
export type Bearbeitung = { von: Author; now: Date; adresse: PostAdresse };

type Aenderung = {
  /** The order. */
  id: string;
  /** The number of the last event that the author has seen; without it nothing is compared. */
  gesehen?: number | undefined;
  /** It holds whether or not its parcel was written into a file for DHL meanwhile. */
  isTrotzDatei?: boolean | undefined;
  /** What is free to be sold changes by it: the catalogue is locked first. */
  isVorrat?: boolean;
};

type Ergebnis = {
  message: string;
  neue: Ereignis[];
  /** Work on stock, once the events are written. */
  danach?: (db: Tx) => Promise<void>;
  /** What is said beside the message, once its mail is written. */
  dazu?: (db: Tx) => Promise<string>;
};

/**
 * Changes an order: locks it, refuses when its author has not seen its last event (so that of two people at
 * once one wins and the other is told), lets `decide` say what happens, writes that with its document and its mail, all
 * or nothing. Returns the order as it is then.
 */
export function changeAuftrag(
  db: Db,
  { id, von, now, adresse, gesehen, isVorrat, isTrotzDatei }: Bearbeitung & Aenderung,
  decide: (akte: Auftragsakte, db: Tx) => Ergebnis | Promise<Ergebnis>,
): Promise<{ message: string; auftrag: AuftragVoll }> {
  const work = async (db: Tx) => {
    const akte = await lockAuftragsakte(db, id);
    if (gesehen !== undefined) refuseUngesehen(akte, gesehen, { isTrotzDatei });
    const { message, neue, danach, dazu } = await decide(akte, db);
    await applyEreignisse(db, akte, { neue, danach, von, now, adresse });
    const gesagt = [message, await dazu?.(db)].filter(Boolean).join(' ');
    return { message: gesagt, auftrag: await readAuftrag(db, id) };
  };
  return inTransaction(db, async (db) => {
    if (!isVorrat) return work(db);
    const produktIds = (await listPosten(db, id)).map(({ produktId }) => produktId);
    return watchVerfuegbarkeit(db, produktIds, () => work(db));
  });
}

type Neues = {
  neue: Ereignis[];
  /** Work on stock, once the events are written. */
  danach?: ((db: Tx, jetzt: Auftragsakte) => Promise<void>) | undefined;
};

/**
 * Adds events to a locked order with all that follows from them, in this sequence: work on stock, the document, whose
 * number is the last lock, and the mails, which the document comes with.
 */
export async function applyEreignisse(
  db: Tx,
  akte: Auftragsakte,
  { neue, danach, von, now, adresse }: Neues & Bearbeitung,
): Promise<void> {
  const neueAb = akte.ereignisse.length + 1;
  const jetzt = await addEreignisse(db, akte, { neue, von, now });
  await danach?.(db, jetzt);
  await writeBelege(db, jetzt, { neueAb, now });
  for (const [index] of neue.entries()) await writePost(db, jetzt, { adresse, now, nr: neueAb + index });
}

/**
 * The same for one event each of several orders, of which none occurs twice, with few statements for all of them: only
 * a document and a mail that are written have some of their own.
 */
export async function applyEreignisToAll(
  db: Tx,
  alle: { akte: Auftragsakte; ereignis: Ereignis }[],
  { von, now, adresse }: Bearbeitung,
): Promise<void> {
  const neue = alle.map(({ akte, ereignis }) => ({ akte, neue: [ereignis] }));
  const jetzige = await addEreignisseToAll(db, neue, { von, now });
  for (const jetzt of jetzige) await writeBelege(db, jetzt, { neueAb: jetzt.ereignisse.length, now });
  await writePostOfAll(db, jetzige, { adresse, now });
}

/**
 * Refuses when the author of a change has not seen what happened last. `isTrotzDatei`: a file for DHL is in
 * nobody's way who packs; who changes where a parcel goes, or cancels it, has to know that its postage may be
 * bought.
 */
export function refuseUngesehen(
  { auftrag, ereignisse }: Auftragsakte,
  gesehen: number,
  { isTrotzDatei = false }: Pick<Aenderung, 'isTrotzDatei'> = {},
): void {
  const neue = ereignisse.slice(gesehen).filter(({ typ }) => !isTrotzDatei || typ !== 'dhlDatei');
  if (neue.length === 0 && gesehen <= ereignisse.length) return;
  throw new AppError('CONFLICT', inzwischenText(neue, auftrag));
}
