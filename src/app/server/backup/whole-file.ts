import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandRefusal } from '../commands/command-refusal.ts';

/** Suffix of the file while it is incomplete. */
export const partSuffix = '.teil';

/**
 * Creates `file` completely or not at all: `fill` writes into a file beside it, which is renamed only when
 * everything is on the disk. An existing file is never replaced; of two processes that create the same file,
 * the second is refused.
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

/** With a hard link: unlike a rename, it never replaces a file created while the part was being filled. */
function giveName(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch {
    refuseExisting(file);
    // Some file systems (FAT, many network shares) have no hard links.
    renameSync(part, file);
    return;
  }
  rmSync(part);
}

/** The file will hold password hashes: only its owner may read it, from the first byte on. */
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

/** Also for a folder: its entry of the new name must reach the disk too. */
function toDisk(path: string, flags: 'r' | 'r+'): void {
  // Windows cannot sync a folder.
  if (flags === 'r' && process.platform === 'win32') return;
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
