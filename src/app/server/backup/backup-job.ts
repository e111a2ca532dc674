import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beginSicherung, noteSicherung } from '#features/sicherung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { Job, JobRun } from '#server/jobs/job.ts';
import type { BackupPlan } from '../config.ts';
import { backupName, clearParts, markedName, rotateBackups } from './backup-files.ts';
import type { Place } from './make-backup.ts';
import { type BackupOutcome, makeBackupApart } from './make-backup-apart.ts';

/** Longest wait in milliseconds before a failed backup is tried again. */
const retryMs = 900_000;

/** Longest error text that is stored, in characters. */
const longestText = 500;

type Backups = Place & {
  plan: BackupPlan;
  log: Record<'info' | 'error', (details: object, text: string) => void>;
  /** Makes one backup; tests pass their own. */
  make?: typeof makeBackupApart;
};

/** The job that makes the scheduled backups and stores each outcome for the back office. */
export function backupJob(db: Db, backups: Backups): Job {
  const { everyMs } = backups.plan;
  return {
    name: 'make-backup',
    everyMs,
    retryMs: Math.min(everyMs, retryMs),
    run: (run) => makeNoted(db, backups, run),
  };
}

async function makeNoted(db: Db, backups: Backups, { now, signal }: JobRun): Promise<void> {
  const begonnenAt = now.toISOString();
  await beginSicherung(db, { begonnenAt, alleMinuten: backups.plan.everyMs / 60_000 });
  const { outcome, name } = await makeOne(backups, now, signal);
  const isMade = !('failure' in outcome);
  if (!isMade && signal.aborted) {
    const isStop = signal.reason instanceof Error && signal.reason.name === 'AbortError';
    const fehler = isStop ? null : 'Die Datenbank war zu lange nicht erreichbar.';
    await noteSicherung(db, begonnenAt, { ergebnis: 'gescheitert', fehler });
    throw signal.reason;
  }
  const fehler = isMade ? outcome.problems.join('\n') : outcome.failure;
  const ergebnis = isMade ? (fehler ? 'auffaellig' : 'gut') : 'gescheitert';
  await noteSicherung(db, begonnenAt, { ergebnis, fehler: fehler.slice(0, longestText) || null });
  if (!isMade) throw new Error(fehler, { cause: outcome.cause });
  if (fehler) backups.log.error({ name, fehler }, 'backup is not good');
  else backups.log.info({ name }, 'backup made');
}

async function makeOne(
  backups: Backups,
  now: Date,
  signal: AbortSignal,
): Promise<{ outcome: BackupOutcome & { cause?: unknown }; name: string }> {
  const { plan, databaseUrl, dataDir, make = makeBackupApart } = backups;
  const { dir } = plan;
  const name = backupName(now, databaseUrl ? 'dump' : 'sqlite');
  try {
    // Not its parents: they are missing when a disk is not mounted.
    if (!existsSync(dir)) mkdirSync(dir);
    clearParts(dir);
    const outcome = await make({ place: { databaseUrl, dataDir }, file: join(dir, name) }, signal);
    if ('failure' in outcome) return { outcome, name };
    return { outcome, name: keepOne(backups, name, outcome.problems.length === 0) };
  } catch (cause) {
    return { outcome: { failure: `BACKUP_DIR (${dir}): ${reasonOf(cause)}`, cause }, name };
  }
}

/** The operating system's error codes for a folder, as German texts. */
const reasons: Record<string, string> = {
  ENOENT: 'Diesen Ordner gibt es nicht, und den darüber auch nicht.',
  ENOTDIR: 'Das ist kein Ordner.',
  EACCES: 'Dafür fehlt die Berechtigung.',
  EROFS: 'Dort darf nicht geschrieben werden.',
  ENOSPC: 'Auf dem Datenträger ist kein Platz mehr.',
};

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? `Dort ließ sich nicht arbeiten (${message}).`;
}

/** Marks a backup of a damaged shop and deletes surplus backups; returns the backup's name. */
function keepOne({ plan: { dir, keep }, log }: Backups, name: string, isGood: boolean): string {
  const newest = isGood ? name : markedName(name);
  if (!isGood) renameSync(join(dir, name), join(dir, newest));
  try {
    rotateBackups(dir, { keep, newest });
  } catch (err) {
    log.error({ err }, 'old backups could not be deleted');
  }
  return newest;
}
