import { statSync } from 'node:fs';
import { connect } from '#server/db/connect.ts';
import { type Progress, partOf, silent } from '#shared/progress.ts';
import { type Verdict, verifyShop } from '../verify/verify-shop.ts';
import { dumpPostgresShop } from './postgres-backup.ts';
import { copySqliteShop } from './sqlite-backup.ts';
import { verifyPath } from './verify-path.ts';
import { makeWholeFile } from './whole-file.ts';

/** The part of the work that copying takes; the rest is the verification. */
const copyShare = 0.2;

/** The progress of copying a shop, and of the check after it. */
export function copyAndCheck(whole: Progress): { onCopy: Progress; onCheck: Progress } {
  return { onCopy: partOf(whole, 0, copyShare), onCheck: partOf(whole, copyShare, 1) };
}

/** Where a shop's data is stored. */
export type Place = { databaseUrl: string | undefined; dataDir: string };

/**
 * Backs up a whole shop, which may be running, into one file, and verifies it. A damaged shop is backed up too; its
 * problems are in the verdict.
 */
export async function makeBackup(
  place: Place,
  file: string,
  progress = silent,
): Promise<Verdict & { bytes: number }> {
  const { databaseUrl, dataDir } = place;
  const { onCopy, onCheck } = copyAndCheck(progress);
  const verdict = await makeWholeFile(file, async (part) => {
    if (!databaseUrl) {
      await copySqliteShop(dataDir, part, onCopy);
      return verifyPath(part, onCheck);
    }
    await dumpPostgresShop(databaseUrl, part);
    onCopy(1);
    // The content of a dump cannot be verified, so the shop itself is.
    return verifyShopAt(place, onCheck);
  });
  return { ...verdict, bytes: statSync(file).size };
}

/** Verifies the shop itself, which may be running. */
export async function verifyShopAt(place: Place, progress = silent): Promise<Verdict> {
  // Copying all pictures of an older shop is one statement.
  const db = connect({ ...place, patience: { silence: 0 }, onError: () => {} });
  try {
    return await verifyShop(db, progress);
  } finally {
    await db.destroy();
  }
}
