import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const pageSize = 4096;

/** Damages a table that no start reads, as a disk does: neither the file's size nor its time changes. */
export function damageUnread(file: string): void {
  const database = new DatabaseSync(file);
  const page = database.prepare("select rootpage from sqlite_schema where name = 'widerruf'").get()?.rootpage;
  database.close();
  const { atime, mtime } = statSync(file);
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0, (Number(page) - 1) * pageSize, Number(page) * pageSize));
  utimesSync(file, atime, mtime);
}
