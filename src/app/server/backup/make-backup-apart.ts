import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { programFile } from '#server/own-process/program-files.ts';
import type { Place } from './make-backup.ts';

export type BackupTask = { place: Place; file: string };

/** The outcome of a backup: the problems found in the shop, or why there is no backup. */
export type BackupOutcome = { problems: string[] } | { failure: string };

/** Time after which a backup is aborted, in milliseconds. */
export const backupTimeoutMs = 3_600_000;

/** Makes a backup in a process of its own with lower priority; `signal` ends it. */
export function makeBackupApart(task: BackupTask, signal: AbortSignal): Promise<BackupOutcome> {
  return new Promise((resolve, reject) => {
    const child = fork(programFile('app/server/backup/backup-process'), {
      execArgv: [],
      timeout: backupTimeoutMs,
      killSignal: 'SIGKILL',
      signal,
    });
    child.on('error', reject);
    child.once('message', (outcome: BackupOutcome) => resolve(outcome));
    // Not 'exit', which may be emitted before the last message has been read.
    child.once('disconnect', () => resolve({ failure: 'Die Sicherung wurde nicht fertig.' }));
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.send(task);
  });
}
