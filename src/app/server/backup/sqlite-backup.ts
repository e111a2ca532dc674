import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteFileOf } from '#server/db/connect.ts';
import { programFile } from '#server/own-process/program-files.ts';
import { runThread } from '#server/own-process/threads.ts';
import type { Progress } from '#shared/progress.ts';
import { CommandRefusal } from '../commands/command-refusal.ts';

/** Tables that belong to one installation and not to the shop's data (ADR 022). */
export const leftOut = [
  'session',
  'attempt',
  'secret',
  'zugangsdaten',
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
 * That there was an access stays: mail waits for it in a restored shop, and payments are not written off. Without its
 * row mail would become files, which nobody gets.
 */
const withoutZugaenge = `update zugangsdaten set geheim = '' where geheim is not null`;

/**
 * Copies the shop in `dataDir` into `part` as it is at this moment. `vacuum into` reads one snapshot and locks nobody
 * out, so the shop may be running. What is written reaches the disk on the way: a gigabyte at the end would
 * hold up whatever the shop writes meanwhile.
 */
export async function copySqliteShop(dataDir: string, part: string, progress: Progress): Promise<void> {
  const source = sqliteFileOf(dataDir);
  if (!existsSync(source)) throw new CommandRefusal(`Hier ist kein Laden, den man sichern könnte: ${source}`);
  const bytes = bytesInUse(source);
  const handle = await open(part, 'r+');
  const copying = runThread(programFile('app/server/backup/copy-thread'), { source, part });
  try {
    while (!(await isSettled(copying, lookMs))) {
      await handle.datasync();
      progress((await handle.stat()).size / bytes);
    }
  } finally {
    await handle.close();
    // Nothing interrupts the copy, and its file must not be deleted while it is written.
    await copying;
  }
  leaveOut(part);
}

/** Milliseconds between two looks how far a copy has come. */
const lookMs = 200;

/** Whether the work has ended, well or not, within so many milliseconds. */
function isSettled(work: Promise<unknown>, ms: number): Promise<boolean> {
  const ended = work.then(
    () => true,
    () => true,
  );
  return Promise.race([ended, sleep(ms, false)]);
}

/** The bytes of a database that its copy will have, without what was deleted in it. */
function bytesInUse(source: string): number {
  const shop = new DatabaseSync(source, { timeout: 5000 });
  try {
    const read = (pragma: string) => Number(Object.values(shop.prepare(`pragma ${pragma}`).get() ?? {})[0]);
    return (read('page_count') - read('freelist_count')) * read('page_size');
  } finally {
    shop.close();
  }
}

/** Empties the tables that belong to one installation in a copy of a shop, and what else opens something. */
export function leaveOut(part: string): void {
  const copy = new DatabaseSync(part);
  try {
    // No journal file beside it, and the content of deleted rows is overwritten.
    copy.exec('pragma journal_mode = memory; pragma secure_delete = on');
    const tables = copy.prepare("select name from sqlite_master where type = 'table'").all();
    const has = (one: string) => tables.some(({ name }) => name === one);
    if (has('zugangsdaten')) copy.exec(withoutZugaenge);
    const emptied = leftOut.filter((name) => name !== 'zugangsdaten' && has(name));
    for (const name of emptied) copy.exec(`delete from "${name}"`);
    if (has('nachricht')) copy.exec(withoutGeheimnisse);
  } finally {
    copy.close();
  }
}
