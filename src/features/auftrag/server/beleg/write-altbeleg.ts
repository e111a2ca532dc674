import { addBeleg, findAltbestand, listBelegeVon, lockVonHand } from '#features/beleg/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { altbelegOf, isOhneEmpfaenger } from '../../beleg/beleg-entwurf.ts';
import { lockSomeAuftragsakten } from '../auftragsakte/auftragsakte.ts';
import { isUnlesbar } from './is-unlesbar.ts';
import { toBerechnet } from './to-berechnet.ts';

/** The number of the document that an order has now, or why it has none. */
export type Altergebnis =
  | { nummer: string }
  | { hindernis: 'vonHand' | 'geloescht' | 'anschrift' | 'unlesbar' | 'nichts' };

/**
 * Writes the document of an order that was delivered before there were any (ADR 113), in a transaction of its own. The
 * only document without a new event: it says what its events add up to by now, later ones bring corrections as of any
 * order. No mail is written. One that has documents already, because two windows or a repetition asked, keeps them. One
 * that was ticked off meanwhile as invoiced by hand gets none.
 */
export function writeAltbeleg(db: Db, id: string, now: Date): Promise<Altergebnis> {
  return inTransaction(db, (db) => write(db, id, now));
}

async function write(db: Tx, id: string, now: Date): Promise<Altergebnis> {
  const akten = await unlessUnlesbar(() => lockSomeAuftragsakten(db, [id]));
  if (akten === 'unlesbar') return { hindernis: 'unlesbar' };
  const [akte] = akten;
  const [erster] = (await listBelegeVon(db, [id])).get(id) ?? [];
  if (erster) return { nummer: erster.nummer };
  if (!akte || !(await findAltbestand(db, [id])).has(id)) return { hindernis: 'nichts' };
  if ((await lockVonHand(db, [id])).has(id)) return { hindernis: 'vonHand' };
  const { auftrag, posten, ereignisse } = akte;
  if (auftrag.datenstand === 'anonym') return { hindernis: 'geloescht' };
  const entwurf = await unlessUnlesbar(() =>
    altbelegOf(toBerechnet(auftrag, posten, ereignisse), ereignisse, tagOf(now)),
  );
  if (entwurf === 'unlesbar') return { hindernis: 'unlesbar' };
  if (!entwurf) return { hindernis: 'nichts' };
  if (isOhneEmpfaenger(entwurf)) return { hindernis: 'anschrift' };
  const fuer = { auftragId: id, ereignisNr: ereignisse.length };
  const { nummer } = await addBeleg(db, entwurf, { fuer, now });
  return { nummer };
}

/** Around the reading of an order alone: what fails as it is written is a mistake that must not be hidden. */
async function unlessUnlesbar<T>(read: () => T | Promise<T>): Promise<T | 'unlesbar'> {
  try {
    return await read();
  } catch (error) {
    if (isUnlesbar(error)) return 'unlesbar';
    throw error;
  }
}
