import type { Bearbeitung } from '#features/auftrag/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { type NeuesWiderrufEreignis, schlussOf, type WiderrufEreignis } from '../../bearbeitung/ereignis.ts';
import type { Widerruf } from '../../bearbeitung/verwaltung-contract.ts';
import { addEreignis, listWiderrufEreignisse, lockRow, type WiderrufRow } from '../widerruf.repository.ts';
import { readWiderruf } from './list-widerrufe.ts';
import { noteNaechsten } from './offene-widerrufe.ts';

/** A declaration whose row is locked, with what happened to it. */
export type Gesperrt = { row: WiderrufRow; ereignisse: WiderrufEreignis[]; auftragId: string | undefined };

type Ergebnis = { message: string; neue?: NeuesWiderrufEreignis[] };

/** Changes a withdrawal: locks it, lets `decide` work on its order, adds what it says. Returns it as it is then. */
export function changeWiderruf(
  db: Db,
  { id, bearbeitung }: { id: string; bearbeitung: Bearbeitung },
  decide: (widerruf: Gesperrt, db: Tx) => Promise<Ergebnis>,
): Promise<{ message: string; widerruf: Widerruf }> {
  return inTransaction(db, async (db) => {
    const row = await lockRow(db, id);
    if (!row) throw notFound('Widerruf');
    const ereignisse = (await listWiderrufEreignisse(db, [id])).get(id) ?? [];
    const auftragId = row.auftragId ?? undefined;
    const { message, neue = [] } = await decide({ row, ereignisse, auftragId }, db);
    for (const ereignis of neue) await addEreignis(db, id, { ereignis, von: bearbeitung.von });
    if (auftragId !== undefined) await noteNaechsten(db, auftragId, bearbeitung);
    return { message, widerruf: await readWiderruf(db, id) };
  });
}

/** The order of a withdrawal that is worked on. */
export function demandAuftrag({ auftragId, ereignisse }: Gesperrt): string {
  refuseErledigt(ereignisse);
  if (auftragId === undefined)
    throw new AppError(
      'CONFLICT',
      'Dieser Widerruf gehört noch zu keiner Bestellung. Bitte zuerst zuordnen.',
    );
  return auftragId;
}

export function refuseErledigt(ereignisse: WiderrufEreignis[]): void {
  if (schlussOf(ereignisse) === undefined) return;
  throw new AppError('CONFLICT', 'Dieser Widerruf ist abgeschlossen. Bitte öffnen Sie ihn zuerst wieder.');
}
