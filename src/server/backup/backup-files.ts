import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { partSuffix } from './whole-file.ts';

/** Backups of a shop in which something is wrong say so in their name, and are counted apart. */
const mark = '-auffaellig';

const ownName = /^laden-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-auffaellig)?\.(sqlite|dump)$/;

/** The name of a scheduled backup: names in order are backups in order. */
export function backupName(begonnen: Date, kind: 'sqlite' | 'dump'): string {
  return `laden-${begonnen.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${kind}`;
}

export function markedName(name: string): string {
  return name.replace(/(?=\.\w+$)/, mark);
}

/**
 * Which files may go so that `keep` backups of each sort stay. `newest` stays in any case: a clock that was put back
 * makes it look old. What the shop did not name itself is not touched.
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

/** Deletes the backups that are too many. */
export function rotateBackups(dir: string, kept: { keep: number; newest: string }): void {
  for (const name of listSurplus(readdirSync(dir), kept)) rmSync(join(dir, name));
}

/** Deletes what a killed process left half-made. */
export function clearParts(dir: string): void {
  const isOwnPart = (name: string) =>
    name.endsWith(partSuffix) && ownName.test(name.slice(0, -partSuffix.length));
  for (const name of readdirSync(dir).filter(isOwnPart)) rmSync(join(dir, name));
}
