import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandRefusal } from '../commands/command-refusal.ts';

/** What a file is called while it is not whole yet. */
export const partSuffix = '.teil';

/**
 * Makes `file` all at once or not at all: `fill` writes into a file beside it, which gets its name only when everything
 * is on the disk. An existing file is never touched, and of two who make the same one, the second is refused.
 */
export async function makeWholeFile<T>(file: string, fill: (part: string) => Promise<T>): Promise<T> {
  const part = file + partSuffix;
  refuseExisting(file);
  claim(part);
  try {
    const result = await fill(part);
    toDisk(part, 'r+');
    giveName(part, file);
    toDisk(dirname(file), 'r');
    return result;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file))
    throw new CommandRefusal(`Diese Datei gibt es schon: ${file}. Nichts wurde geändert.`);
}

/** By a link: unlike renaming, it never replaces a file that came while the part was being filled. */
function giveName(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch {
    refuseExisting(file);
    // Some file systems (FAT, many network shares) have no links.
    renameSync(part, file);
    return;
  }
  rmSync(part);
}

/** Passwords' hashes will be in it: nobody but its owner may read it, from the first byte on. */
function claim(part: string): void {
  try {
    closeSync(openSync(part, 'wx', 0o600));
  } catch (error) {
    throw new CommandRefusal(claimText(error, part), { cause: error });
  }
}

function claimText(error: unknown, part: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST')
    return `${part} ist noch da: Entweder wird gerade gesichert, oder es ist der Rest einer abgebrochenen Sicherung. Dann bitte löschen.`;
  if (code === 'ENOENT') return `Diesen Ordner gibt es nicht: ${dirname(part)}`;
  if (code === 'ENOSPC') return `Auf dem Datenträger ist kein Platz mehr: ${dirname(part)}`;
  return `In diesem Ordner darf nicht geschrieben werden: ${dirname(part)} (${message})`;
}

/** A folder, too: its entry for the new name is part of what must not be lost. */
function toDisk(path: string, flags: 'r' | 'r+'): void {
  // Windows has no way to sync a folder.
  if (flags === 'r' && process.platform === 'win32') return;
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
