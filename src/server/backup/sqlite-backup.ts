import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { CommandRefusal } from '../commands/command-refusal.ts';
import { sqliteFileOf } from '../db/connect.ts';

/** What belongs to the place a shop runs at and not to the shop (docs/decisions/022-backup.md). */
export const leftOut = ['session', 'sicherung', 'asset', 'build', 'job'];

/**
 * Writes the shop in `dataDir` into `part` as it is at this moment. The shop may go on working: `vacuum into` reads
 * from one moment and locks nobody out. It takes as long as it takes and blocks this process meanwhile.
 */
export function copySqliteShop(dataDir: string, part: string): void {
  const source = sqliteFileOf(dataDir);
  if (!existsSync(source)) throw new CommandRefusal(`Hier ist kein Laden, den man sichern könnte: ${source}`);
  // Not opened read-only: of a stopped shop, that would leave two files behind.
  const shop = new DatabaseSync(source, { timeout: 5000 });
  try {
    shop.prepare('vacuum into ?').run(part);
  } finally {
    shop.close();
  }
  leaveOut(part);
}

function leaveOut(part: string): void {
  const copy = new DatabaseSync(part);
  try {
    // No file beside it, and nothing left to read of the rows that go.
    copy.exec('pragma journal_mode = memory; pragma secure_delete = on');
    const tables = copy.prepare("select name from sqlite_master where type = 'table'").all();
    for (const name of leftOut.filter((one) => tables.some((table) => table.name === one)))
      copy.exec(`delete from "${name}"`);
  } finally {
    copy.close();
  }
}
