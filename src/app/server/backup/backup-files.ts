import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { partSuffix } from './whole-file.ts';

/** In the names of backups of a damaged shop, which are counted separately. */
const mark = '-auffaellig';

const ownName = /^laden-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-auffaellig)?\.(sqlite|dump)$/;

/** The name of a scheduled backup. Names sort by time. */
export function backupName(begonnen: Date, kind: 'sqlite' | 'dump'): string {
  return `laden-${begonnen.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${kind}`;
}

export function markedName(name: string): string {
  return name.replace(/(?=\.\w+$)/, mark);
}

/**
 * Lists the files to delete so that `keep` backups of each kind stay. `newest` always stays: after the clock was set
 * back it can look old. Files that do not match the shop's own names are never listed.
 */
export function listSurplus(names: string[], { keep, newest }: { keep: number; newest: string }): string[] {
  const own = names.filter((name) => ownName.test(name) && name !== newest);
  const room = (isMarked: boolean) => keep - (newest.includes(mark) === isMarked ? 1 : 0);
  return [true, false].flatMap((isMarked) =>
    own
      .filter((name) => name.includes(mark) === isMarked)
      .sort()
      .reverse()
      .slice(room(isMarked)),
  );
}

/** The newest scheduled backup in the folder, preferably of an undamaged shop. */
export function findNewestBackup(dir: string): string | undefined {
  const own = readdirSync(dir).filter((name) => ownName.test(name));
  const good = own.filter((name) => !name.includes(mark));
  return (good.length > 0 ? good : own).sort().at(-1);
}

/** Deletes surplus backups. */
export function rotateBackups(dir: string, kept: { keep: number; newest: string }): void {
  for (const name of listSurplus(readdirSync(dir), kept)) rmSync(join(dir, name));
}

/** Deletes unfinished files of a killed process. */
export function clearParts(dir: string): void {
  const isOwnPart = (name: string) =>
    name.endsWith(partSuffix) && ownName.test(name.slice(0, -partSuffix.length));
  for (const name of readdirSync(dir).filter(isOwnPart)) rmSync(join(dir, name));
}
