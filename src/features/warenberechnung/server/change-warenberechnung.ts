import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { ParameterBody, Warenberechnung } from '../contract.ts';
import { parameter } from '../parameter.ts';
import { readRow } from './read-warenberechnung.ts';
import { readParameter } from './to-warenberechnung.ts';
import { touchRow, updateParameter } from './warenberechnung.repository.ts';

/** Changes the parameters in the body and returns the new calculation. */
export function changeWarenberechnung(
  db: Db,
  body: ParameterBody,
  { id, now }: { id: string; now: Date },
): Promise<Warenberechnung> {
  return inTransaction(db, async (db) => {
    const row = await touchRow(db, id, now.toISOString());
    if (!row) return readRow(db, undefined, now);
    const changed = JSON.stringify(parameter.parse({ ...readParameter(row.parameter), ...body }));
    await updateParameter(db, id, changed);
    return readRow(db, { ...row, parameter: changed }, now);
  });
}
