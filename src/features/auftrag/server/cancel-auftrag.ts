import { watchVerfuegbarkeit } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/errors.ts';
import { centToEuro, formatEuro } from '#shared/money.ts';
import type { Bestellung } from '../bestellung-contract.ts';
import type { Ereignis } from '../ereignis.ts';
import { bezahltCent, standOf, stornoProblem } from '../stand.ts';
import { listPosten, lockAuftrag, type PostenRow } from './bestellung.repository.ts';
import { listEreignisse } from './ereignis.repository.ts';
import { findBestellung, readBestellung } from './read-bestellung.ts';
import { writeStorno } from './write-storno.ts';

type Storniert = { message: string; bestellung: Bestellung };

/** Whoever has the link cancels as the customer. */
const kunde = { id: null, name: 'Kundin oder Kunde' };

/**
 * Cancels an order by its link, as long as nothing of it has left the house; a repetition changes nothing. Money that came in is
 * returned by the workshop.
 */
export function cancelAuftrag(db: Db, token: string, now: Date): Promise<Storniert> {
  return inTransaction(db, async (db) => {
    const { id } = await findBestellung(db, token);
    const posten = await listPosten(db, id);
    const produktIds = posten.map(({ produktId }) => produktId);
    const message = await watchVerfuegbarkeit(db, produktIds, () => cancelLocked(db, { id, posten, now }));
    return { message, bestellung: await readBestellung(db, token) };
  });
}

type Storno = { id: string; posten: PostenRow[]; now: Date };

async function cancelLocked(db: Tx, { id, posten, now }: Storno): Promise<string> {
  const auftrag = await lockAuftrag(db, id);
  if (!auftrag) throw new Error(`Order ${id} is gone.`);
  const ereignisse = (await listEreignisse(db, [id])).get(id) ?? [];
  const stand = standOf(auftrag.gesamtCent, ereignisse);
  const problem = stornoProblem(stand, auftrag.zahlart);
  if (stand === 'storniert') return problem ?? '';
  if (problem) throw new AppError('CONFLICT', problem);
  const at = now.toISOString();
  await writeStorno(db, {
    auftragId: id,
    posten,
    ereignis: { typ: 'storniert', angaben: { grund: 'kunde' }, at },
    von: kunde,
  });
  return storniertText(ereignisse);
}

function storniertText(ereignisse: Ereignis[]): string {
  const bezahlt = bezahltCent(ereignisse);
  if (bezahlt === 0) return 'Ihre Bestellung ist storniert. Bitte überweisen Sie nichts mehr.';
  return `Ihre Bestellung ist storniert. Wir überweisen Ihnen ${formatEuro(centToEuro(bezahlt))} zurück.`;
}
