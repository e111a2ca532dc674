import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { type Ereignis, geltende, nurVon } from '../../ereignisse/ereignis.ts';
import { laufendeErstattungen } from '../../ereignisse/erstattung.ts';
import { lockSomeAuftragsakten } from '../auftragsakte/auftragsakte.ts';
import { applyEreignisse, type Bearbeitung } from '../auftragsakte/change-auftrag.ts';

type Ende = {
  auftragId: string;
  /** The id of what was begun. */
  erstattung: string;
  ende: 'erledigt' | 'gescheitert' | 'zurueckgezogen';
  /** Notes the end, once the order is locked; `false` if that was noted before. */
  note: (db: Tx) => Promise<boolean>;
};

/**
 * Ends money on its way back, once (`note`): it is there, and its customer is told, or it came to nothing. A provider
 * may say that it failed days after it said that it was done: then it is to be returned again. Returns whether it
 * ended now.
 */
export function endErstattung(
  db: Db,
  { auftragId, erstattung, ende, note }: Ende,
  bearbeitung: Bearbeitung,
): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const [akte] = await lockSomeAuftragsakten(db, [auftragId]);
    if (!akte || !(await note(db))) return false;
    const neue = endeOf(akte.ereignisse, { erstattung, ende, now: bearbeitung.now });
    await applyEreignisse(db, akte, { ...bearbeitung, neue });
    return true;
  });
}

function endeOf(
  ereignisse: Ereignis[],
  { erstattung, ende, now }: Pick<Ende, 'erstattung' | 'ende'> & { now: Date },
): Ereignis[] {
  const at = now.toISOString();
  const laufende = laufendeErstattungen(ereignisse).find((one) => one.erstattung === erstattung);
  if (ende === 'erledigt') {
    if (!laufende) throw new Error('Only what was begun can be done.');
    const { betragCent } = laufende;
    return [{ typ: 'erstattung', angaben: { betragCent, tag: tagOf(now), erstattung }, at }];
  }
  const beendet: Ereignis = { typ: 'erstattungBeendet', angaben: { erstattung, grund: ende }, at };
  const gebucht = nurVon(geltende(ereignisse), 'erstattung').find(
    ({ angaben }) => angaben.erstattung === erstattung,
  );
  if (!gebucht && !laufende) throw new Error('Only what was begun can end.');
  return gebucht ? [{ typ: 'zurueckgenommen', angaben: { nr: gebucht.nr }, at }, beendet] : [beendet];
}
