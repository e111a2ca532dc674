import { retireBestand } from '#features/bestand/server/index.ts';
import { listProdukteMadeOf } from '#features/portfolio/server/index.ts';
import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import { deleteRohstoffRow, findRohstoffRow } from '#features/rohstoffe/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { lockKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';

/** Maximum names in the message; `fehler` contains all of them. */
const shownNames = 5;

/** Deletes a raw material that is in no product's recipe (R9); its movements stay readable. */
export function deleteRohstoff(db: Db, { kind, id }: { kind: RohstoffKind; id: string }): Promise<void> {
  return inTransaction(db, async (db) => {
    // Blocks concurrent changes of recipes until the transaction ends.
    await lockKatalog(db);
    const row = await findRohstoffRow(db, { typ: kind.typ, id });
    if (!row) throw notFound(kind.name);
    const produkte = await listProdukteMadeOf(db, id);
    if (produkte.length > 0) throw inUse(row.bezeichnung, produkte);
    await deleteRohstoffRow(db, id);
    await retireBestand(db, id, row.bezeichnung);
  });
}

function inUse(bezeichnung: string, produkte: string[]): AppError {
  const rest = produkte.length - shownNames;
  const namen = produkte.slice(0, shownNames).join(', ') + (rest > 0 ? ` und ${rest} weitere` : '');
  return new AppError('CONFLICT', `„${bezeichnung}“ wird noch verwendet: ${namen}.`, { fehler: produkte });
}
