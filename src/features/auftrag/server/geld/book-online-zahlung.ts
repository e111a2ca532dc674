import { watchVerfuegbarkeit } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { AppError } from '#shared/wire/errors.ts';
import { type Ereignis, type EreignisVon, geltende, nurVon } from '../../ereignisse/ereignis.ts';
import { listPosten } from '../auftragsakte/auftrag.repository.ts';
import { type Auftragsakte, lockAuftragsakte } from '../auftragsakte/auftragsakte.ts';
import { applyEreignisse } from '../auftragsakte/change-auftrag.ts';
import type { PostAdresse } from '../post/write-post.ts';
import { resumeAuftrag } from '../stornieren/resume-auftrag.ts';

/** Money that a provider has for an order: cents of one attempt to pay. */
export type OnlineZahlung = {
  auftragId: string;
  betragCent: number;
  online: NonNullable<EreignisVon<'zahlung'>['angaben']['online']>;
};

type Buchung = {
  now: Date;
  adresse: PostAdresse;
  /** Notes, once the order is locked, that this attempt is paid; `false` if that was noted before. */
  note: (db: Tx) => Promise<boolean>;
};

/** The shop itself. */
const laden = { id: null, name: 'Automatisch' };

/**
 * Books money that a provider has for an order, once (`note`). An order that was cancelled for want of it is taken up
 * again if its pieces are still there; otherwise the money is to be returned. Returns whether it was booked now.
 */
export async function bookOnlineZahlung(db: Db, zahlung: OnlineZahlung, buchung: Buchung): Promise<boolean> {
  try {
    return await book(db, zahlung, { ...buchung, isWiederauf: true });
  } catch (error) {
    // Others have got its pieces since: it stays cancelled.
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
    return book(db, zahlung, { ...buchung, isWiederauf: false });
  }
}

function book(
  db: Db,
  { auftragId, betragCent, online }: OnlineZahlung,
  { now, adresse, note, isWiederauf }: Buchung & { isWiederauf: boolean },
): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const produktIds = (await listPosten(db, auftragId)).map(({ produktId }) => produktId);
    return watchVerfuegbarkeit(db, produktIds, async () => {
      const akte = await lockAuftragsakte(db, auftragId);
      if (!(await note(db))) return false;
      const at = now.toISOString();
      const zurueck = isWiederauf ? wiederaufOf(akte, betragCent, at) : undefined;
      const zahlung: Ereignis = { typ: 'zahlung', angaben: { betragCent, tag: tagOf(now), online }, at };
      const neue = [...(zurueck ? [zurueck] : []), zahlung];
      const danach = zurueck && ((db: Tx, jetzt: Auftragsakte) => resumeAuftrag(db, jetzt, now));
      await applyEreignisse(db, akte, { neue, danach, von: laden, now, adresse });
      return true;
    });
  });
}

/** Takes back that an order was cancelled for want of money, if this money pays all of it. */
function wiederaufOf(
  { auftrag, ereignisse, lage }: Auftragsakte,
  betragCent: number,
  at: string,
): Ereignis | undefined {
  const storno = nurVon(geltende(ereignisse), 'storniert').at(-1);
  const isBezahlt = lage.bezahltCent + betragCent >= auftrag.gesamtCent;
  if (storno?.angaben.grund !== 'frist' || !isBezahlt) return undefined;
  return { typ: 'zurueckgenommen', angaben: { nr: storno.nr }, at };
}
