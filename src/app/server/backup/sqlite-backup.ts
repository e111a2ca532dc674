import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFileOf } from '#server/db/connect.ts';
import { CommandRefusal } from '../commands/command-refusal.ts';

/** Tables that belong to one installation and not to the shop's data (ADR 022). */
export const leftOut = [
  'session',
  'attempt',
  'secret',
  'kontoLink',
  'linkAnfrage',
  'sicherung',
  'asset',
  'build',
  'job',
];

/**
 * Takes the secrets of links out of messages that were not sent, also where a mail server quoted one: such a
 * message cannot be sent from a backup, whose links are left out, too.
 */
export const withoutGeheimnisse = `update nachricht set fehler = replace(fehler, geheim, '…'), geheim = null where geheim is not null`;

/**
 * Copies the shop in `dataDir` into `part` as it is at this moment. `vacuum into` reads one snapshot and locks nobody
 * out, so the shop may be running. Synchronous: it blocks this process until it is done.
 */
export function copySqliteShop(dataDir: string, part: string): void {
  const source = sqliteFileOf(dataDir);
  if (!existsSync(source)) throw new CommandRefusal(`Hier ist kein Laden, den man sichern könnte: ${source}`);
  // Not read-only: on a stopped shop, that would leave two files (-wal, -shm) behind.
  const shop = new DatabaseSync(source, { timeout: 5000 });
  try {
    shop.prepare('vacuum into ?').run(part);
  } finally {
    shop.close();
  }
  leaveOut(part);
}

/** Empties the tables that belong to one installation in a copy of a shop, and what else opens something. */
export function leaveOut(part: string): void {
  const copy = new DatabaseSync(part);
  try {
    // No journal file beside it, and the content of deleted rows is overwritten.
    copy.exec('pragma journal_mode = memory; pragma secure_delete = on');
    const tables = copy.prepare("select name from sqlite_master where type = 'table'").all();
    const has = (one: string) => tables.some(({ name }) => name === one);
    for (const name of leftOut.filter(has)) copy.exec(`delete from "${name}"`);
    if (has('nachricht')) copy.exec(withoutGeheimnisse);
  } finally {
    copy.close();
  }
}
