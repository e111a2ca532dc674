import { type Db, isUniqueViolation } from '#server/db/connect.ts';
import type { VerwaltetesProdukt } from '../contract.ts';
import type { ChangeProduktBody } from '../produkt-body.ts';
import { changeKatalog } from './katalog.repository.ts';
import { resolveRezept } from './link-rezepte.ts';
import { nameTaken } from './name-taken.ts';
import { findProduktRow } from './produkt.repository.ts';
import { toColumns, toWerte } from './produkt-columns.ts';
import { readVerwaltetesProdukt } from './read-verwaltetes-produkt.ts';
import { writeProdukt } from './write-produkt.ts';

/** Changes what the body names and leaves the rest as it is. */
export async function changeProdukt(
  db: Db,
  body: ChangeProduktBody,
  { id, von }: { id: string; von: string },
): Promise<VerwaltetesProdukt> {
  const stand = { id, version: body.version ?? undefined, von };
  const changed = changeKatalog(db, async (db) => {
    const columns = toColumns(toWerte(body));
    const vorher = await findProduktRow(db, id);
    const links = vorher && (await resolveRezept(db, columns, vorher));
    await writeProdukt(db, stand, { ...columns, ...links });
    return readVerwaltetesProdukt(db, id);
  });
  return changed.catch((error: unknown) => {
    throw isUniqueViolation(error) ? nameTaken() : error;
  });
}
