import { watchVerfuegbarkeit } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { centToEuro, formatEuro } from '#shared/money.ts';
import type { AuftragZeile, Bestellung } from '../bestellung-contract.ts';
import { bezahltCent, standOf, stornoProblem } from '../stand.ts';
import { listPosten, lockAuftrag, type PostenRow } from './bestellung.repository.ts';
import { type Author, listEreignisse } from './ereignis.repository.ts';
import { readAuftragZeile } from './list-auftraege.ts';
import { findBestellung, readBestellung } from './read-bestellung.ts';
import { type PostAdresse, writePost } from './write-post.ts';
import { writeStorno } from './write-storno.ts';

/** The author of what is done with an order's link. */
const kunde = { id: null, name: 'Kundin oder Kunde' };

type Anlass = { grund: 'kunde' | 'laden'; von: Author; now: Date; adresse: PostAdresse };

/** A repetition cancels nothing (`isNeu`), and is no error. */
type Storniert = { nummer: string; isNeu: boolean; bezahlt: number };

/**
 * Cancels an order by its link, as long as nothing of it has left the house; a repetition changes nothing. Money that came in is
 * returned by the workshop.
 */
export function cancelAuftrag(
  db: Db,
  token: string,
  { now, adresse }: { now: Date; adresse: PostAdresse },
): Promise<{ message: string; bestellung: Bestellung }> {
  return inTransaction(db, async (db) => {
    const { id } = await findBestellung(db, token);
    const storniert = await cancel(db, id, { grund: 'kunde', von: kunde, now, adresse });
    return { message: kundeText(storniert), bestellung: await readBestellung(db, token) };
  });
}

/** Cancels an order for the workshop, which can free goods that are never paid or fetched. */
export function cancelForLaden(
  db: Db,
  id: string,
  { von, now, adresse }: { von: Author; now: Date; adresse: PostAdresse },
): Promise<{ message: string; auftrag: AuftragZeile }> {
  return inTransaction(db, async (db) => {
    const storniert = await cancel(db, id, { grund: 'laden', von, now, adresse });
    return { message: ladenText(storniert), auftrag: await readAuftragZeile(db, id) };
  });
}

async function cancel(db: Tx, id: string, anlass: Anlass): Promise<Storniert> {
  const posten = await listPosten(db, id);
  const produktIds = posten.map(({ produktId }) => produktId);
  return watchVerfuegbarkeit(db, produktIds, () => cancelLocked(db, { id, posten }, anlass));
}

async function cancelLocked(
  db: Tx,
  { id, posten }: { id: string; posten: PostenRow[] },
  { grund, von, now, adresse }: Anlass,
): Promise<Storniert> {
  const auftrag = await lockAuftrag(db, id);
  if (!auftrag) throw notFound('Bestellung');
  const { nummer, gesamtCent, zahlart } = auftrag;
  const ereignisse = (await listEreignisse(db, [id])).get(id) ?? [];
  const stand = standOf(gesamtCent, ereignisse);
  const bezahlt = bezahltCent(ereignisse);
  if (stand === 'storniert') return { nummer, isNeu: false, bezahlt };
  const problem = stornoProblem(stand, zahlart, grund);
  if (problem) throw new AppError('CONFLICT', problem);
  const at = now.toISOString();
  const ereignis = { typ: 'storniert' as const, angaben: { grund }, at };
  await writeStorno(db, { auftragId: id, posten, ereignis, von });
  await writePost(db, auftrag.token, { adresse, now });
  return { nummer, isNeu: true, bezahlt };
}

function kundeText({ isNeu, bezahlt }: Storniert): string {
  if (!isNeu) return 'Diese Bestellung ist schon storniert.';
  if (bezahlt === 0) return 'Ihre Bestellung ist storniert. Bitte überweisen Sie nichts mehr.';
  return `Ihre Bestellung ist storniert. Wir überweisen Ihnen ${formatEuro(centToEuro(bezahlt))} zurück.`;
}

function ladenText({ nummer, isNeu, bezahlt }: Storniert): string {
  const storniert = isNeu
    ? `${nummer} ist storniert, die Ware ist wieder frei.`
    : `${nummer} ist schon storniert.`;
  if (bezahlt === 0) return storniert;
  return `${storniert} Bitte überweisen Sie ${formatEuro(centToEuro(bezahlt))} zurück.`;
}
