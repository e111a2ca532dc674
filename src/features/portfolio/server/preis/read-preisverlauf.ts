import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { Preisverlauf } from '../../preis/preisverlauf-contract.ts';
import { findProduktRow } from '../produkt.repository.ts';
import { listPreise } from './preisverlauf.repository.ts';
import { toPreisstand } from './to-preisstand.ts';

/** What a product cost, newest first, with the authors' names. */
export async function readPreisverlauf(db: Db, id: string): Promise<Preisverlauf> {
  if (!(await findProduktRow(db, id))) throw notFound('Produkt');
  const rows = await listPreise(db, [id]);
  return rows.toReversed().map((row) => ({ ...toPreisstand(row), von: row.von ?? undefined }));
}
