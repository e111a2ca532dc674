import { statSync } from 'node:fs';
import { connect } from '#server/db/connect.ts';
import { type Verdict, verifyShop } from '../verify/verify-shop.ts';
import { dumpPostgresShop } from './postgres-backup.ts';
import { copySqliteShop } from './sqlite-backup.ts';
import { verifyPath } from './verify-path.ts';
import { makeWholeFile } from './whole-file.ts';

/** Where a shop's data is stored. */
export type Place = { databaseUrl: string | undefined; dataDir: string };

/**
 * Backs up a whole shop, which may be running, into one file, and verifies it. A damaged shop is backed up too; its
 * problems are in the verdict.
 */
export async function makeBackup(place: Place, file: string): Promise<Verdict & { bytes: number }> {
  const { databaseUrl, dataDir } = place;
  const verdict = await makeWholeFile(file, async (part) => {
    if (!databaseUrl) {
      copySqliteShop(dataDir, part);
      return verifyPath(part);
    }
    await dumpPostgresShop(databaseUrl, part);
    // The content of a dump cannot be verified, so the shop itself is.
    return verifyShopAt(place);
  });
  return { ...verdict, bytes: statSync(file).size };
}

/** Verifies the shop itself, which may be running. */
export async function verifyShopAt(place: Place): Promise<Verdict> {
  // Copying all pictures of an older shop is one statement.
  const db = connect({ ...place, patience: { silence: 0 }, onError: () => {} });
  try {
    return await verifyShop(db);
  } finally {
    await db.destroy();
  }
}
