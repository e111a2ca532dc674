import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { connectReadOnly } from '#server/db/connect.ts';
import { silent } from '#shared/progress.ts';
import { CommandRefusal } from '../commands/command-refusal.ts';
import { type Verdict, verifyShop } from '../verify/verify-shop.ts';

/** Verifies the shop in a file that no process writes to, without changing it. */
export async function verifyPath(file: string, progress = silent): Promise<Verdict> {
  const db = connectReadOnly(file);
  try {
    return await verifyShop(db, progress);
  } finally {
    await db.destroy();
  }
}

/** The engine a backup was made on, by the file's first bytes. Throws if it is no backup. */
export function kindOfBackup(file: string): 'SQLite' | 'PostgreSQL' {
  if (!existsSync(file)) throw new CommandRefusal(`Diese Datei gibt es nicht: ${file}`);
  if (!statSync(file).isFile()) throw new CommandRefusal(`Das ist keine Datei: ${file}`);
  const start = Buffer.alloc(16);
  const handle = openSync(file, 'r');
  readSync(handle, start);
  closeSync(handle);
  if (start.toString('latin1') === 'SQLite format 3\0') return refuseHalfShop(file);
  if (start.toString('latin1').startsWith('PGDMP')) return 'PostgreSQL';
  throw new CommandRefusal(`Das ist keine Sicherung eines Ladens: ${file}`);
}

/** The newest changes of a running or killed shop are in its `-wal` file; the main file alone is out of date. */
function refuseHalfShop(file: string): 'SQLite' {
  const wal = `${file}-wal`;
  if ((statSync(wal, { throwIfNoEntry: false })?.size ?? 0) === 0) return 'SQLite';
  throw new CommandRefusal(
    `Das ist nur die Hälfte: In ${wal} stehen neuere Änderungen. Das ist die Datei eines Ladens und keine Sicherung; ` +
      '„npm run backup -- DATEI“ macht eine.',
  );
}
