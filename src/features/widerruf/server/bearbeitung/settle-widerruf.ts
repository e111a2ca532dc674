import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Bearbeitung, dropWiderruf, recordWiderruf } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { formatEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import { schlussOf } from '../../bearbeitung/ereignis.ts';
import {
  type AlleErledigenBody,
  type ErledigenBody,
  mostErledigt,
} from '../../bearbeitung/verwaltung-contract.ts';
import { listVorhandene } from '../widerruf.repository.ts';
import { changeWiderruf, refuseErledigt } from './change-widerruf.ts';
import { readWiderruf } from './list-widerrufe.ts';
import { offeneZu } from './offene-widerrufe.ts';

/** Settles a withdrawal with a reason: its order, if it has one that is not booked, is packed again. */
export function settleWiderruf(
  db: Db,
  { id, text }: ErledigenBody & { id: string },
  bearbeitung: Bearbeitung,
) {
  return changeWiderruf(db, { id, bearbeitung }, async ({ ereignisse, auftragId }, db) => {
    refuseErledigt(ereignisse);
    const at = bearbeitung.now.toISOString();
    const { isGebucht, aufgaben, auftrag } = await readWiderruf(db, id);
    if (aufgaben.includes('geld'))
      throw new AppError(
        'CONFLICT',
        `Es sind noch ${formatEuro(auftrag?.zurueck ?? 0)} zurückzuzahlen. Bitte tragen Sie das zuerst ein.`,
      );
    if (auftragId !== undefined && !isGebucht)
      await dropWiderruf(db, { id: auftragId, widerruf: id }, bearbeitung);
    return { message: 'Der Widerruf ist abgeschlossen.', neue: [{ typ: 'erledigt', angaben: { text }, at }] };
  });
}

/** Milliseconds after which the answer is given, with what is left: the browser gives a call up after 15 s. */
const hoechstensMs = 8_000;

/**
 * Settles many with one reason (`alleErledigenBody`), each in a transaction of its own: what was settled
 * stays so when one fails. The newest first: the oldest is the one that its order notes, and stops its
 * packing until the last one is settled.
 */
export async function settleAlle(
  db: Db,
  { text, auftragId, ids = [] }: AlleErledigenBody,
  bearbeitung: Bearbeitung,
): Promise<{ erledigt: number; offen: number }> {
  const gemeint =
    auftragId === undefined ? await listVorhandene(db, ids) : (await offeneZu(db, auftragId)).toReversed();
  const bis = performance.now() + hoechstensMs;
  let [erledigt, offen, fertig] = [0, 0, 0];
  for (const id of gemeint.slice(0, mostErledigt)) {
    if (performance.now() > bis) break;
    fertig += 1;
    const ausgang = await settleOne(db, { id, text, auftragId }, bearbeitung);
    if (ausgang === 'erledigt') erledigt += 1;
    if (ausgang === 'offen') offen += 1;
    await nextTurn();
  }
  return { erledigt, offen: offen + gemeint.length - fertig };
}

/** Settles one if it is of this order, or of none, and nothing of it is booked. */
async function settleOne(
  db: Db,
  { id, text, auftragId }: { id: string; text: string; auftragId: string | undefined },
  bearbeitung: Bearbeitung,
): Promise<'erledigt' | 'offen' | 'vorher'> {
  let ausgang: 'erledigt' | 'offen' | 'vorher' = 'offen';
  await changeWiderruf(db, { id, bearbeitung }, async (widerruf, db) => {
    const nichts = { message: '' };
    const istErledigt = schlussOf(widerruf.ereignisse) !== undefined;
    ausgang = istErledigt ? 'vorher' : 'offen';
    if (istErledigt || widerruf.auftragId !== auftragId) return nichts;
    const { isGebucht, aufgaben } = await readWiderruf(db, id);
    if (isGebucht || aufgaben.includes('geld')) return nichts;
    if (auftragId !== undefined) await dropWiderruf(db, { id: auftragId, widerruf: id }, bearbeitung);
    ausgang = 'erledigt';
    const at = bearbeitung.now.toISOString();
    return { message: '', neue: [{ typ: 'erledigt', angaben: { text }, at }] };
  });
  return ausgang;
}

/**
 * Opens a withdrawal again that was settled too early; its order, if it is not booked there, is not packed
 * any more.
 */
export function reopenWiderruf(db: Db, { id }: { id: string }, bearbeitung: Bearbeitung) {
  return changeWiderruf(db, { id, bearbeitung }, async ({ ereignisse, auftragId }, db) => {
    if (schlussOf(ereignisse) === undefined)
      throw new AppError(
        'CONFLICT',
        'Dieser Widerruf ist nicht abgeschlossen. Bitte laden Sie die Seite neu.',
      );
    const { isGebucht } = await readWiderruf(db, id);
    // A cancelled order too: its cancellation may be taken back.
    if (auftragId !== undefined && !isGebucht)
      await recordWiderruf(db, { id: auftragId, widerruf: id }, bearbeitung);
    return {
      message: 'Der Widerruf ist wieder offen.',
      neue: [{ typ: 'geoeffnet', angaben: {}, at: bearbeitung.now.toISOString() }],
    };
  });
}
