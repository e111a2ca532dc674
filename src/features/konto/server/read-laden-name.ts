import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';

export async function readLadenName(db: Db): Promise<string> {
  const { laden } = await readSomeEinstellungen(db, ['laden']);
  return laden.angaben.name;
}
