import { statSync } from 'node:fs';
import { connect } from '../db/connect.ts';
import { type Verdict, verifyShop } from '../verify/verify-shop.ts';
import { dumpPostgresShop } from './postgres-backup.ts';
import { copySqliteShop } from './sqlite-backup.ts';
import { verifyPath } from './verify-path.ts';
import { makeWholeFile } from './whole-file.ts';

/** Where a shop's data is. */
export type Place = { databaseUrl: string | undefined; dataDir: string };

/**
 * Makes one file of a whole shop, which may be running, and looks it over. A shop in which something is wrong is
 * backed up all the same: what is wrong is in the verdict.
 */
export async function makeBackup(place: Place, file: string): Promise<Verdict & { bytes: number }> {
  const { databaseUrl, dataDir } = place;
  const verdict = await makeWholeFile(file, async (part) => {
    if (!databaseUrl) {
      copySqliteShop(dataDir, part);
      return verifyPath(part);
    }
    await dumpPostgresShop(databaseUrl, part);
    // What is in a dump cannot be looked at, so the shop itself is.
    return verifyShopAt(place);
  });
  return { ...verdict, bytes: statSync(file).size };
}

/** Looks over the shop itself, while it may be running. */
export async function verifyShopAt(place: Place): Promise<Verdict> {
  const db = connect({ ...place, onError: () => {} });
  try {
    return await verifyShop(db);
  } finally {
    await db.destroy();
  }
}
