import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { claimSicherung, noteSicherung } from '#features/sicherung/server/index.ts';
import { clockLeeway } from '#features/sicherung/sicherung-zustand.ts';
import type { BackupPlan } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { backupName, clearParts, markedName, rotateBackups } from './backup-files.ts';
import type { Place } from './make-backup.ts';
import { backupTimeoutMs, makeBackupApart } from './make-backup-apart.ts';

/** How often it is looked whether a backup is due. */
const lookMs = 30_000;

/** After a failure the next try comes at the latest after this. */
const retryMs = 900_000;

/** Longest text of a failure that is kept. */
const longestText = 500;

type Log = Record<'info' | 'error', (details: object, text: string) => void>;

type Schedule = Place & {
  plan: BackupPlan;
  log: Log;
  /** The clock and how one backup is made: tests bring their own. */
  now?: () => Date;
  make?: typeof makeBackupApart;
};

/**
 * Makes backups as planned while the shop runs. Of several nodes one makes each; whatever goes wrong is logged, noted
 * for the back office and tried again. `stop` gives up one that is under way.
 */
export function scheduleBackups(
  db: Db,
  schedule: Schedule,
): { look: () => Promise<void>; stop: () => Promise<void> } {
  const end = new AbortController();
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= lookOnce(db, schedule, end.signal)
      .catch((err: unknown) => schedule.log.error({ err }, 'backup could not be noted'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const timer = setInterval(look, lookMs).unref();
  void look();
  return {
    look,
    stop: async () => {
      clearInterval(timer);
      end.abort();
      await looking;
    },
  };
}

async function lookOnce(db: Db, schedule: Schedule, signal: AbortSignal): Promise<void> {
  const { plan, log } = schedule;
  const now = schedule.now?.() ?? new Date();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const begonnenAt = now.toISOString();
  const isOurs = await claimSicherung(db, {
    now: begonnenAt,
    due: {
      every: before(plan.everyMs),
      retry: before(Math.min(plan.everyMs, retryMs)),
      givenUp: before(backupTimeoutMs),
      ahead: before(-clockLeeway),
    },
    alleMinuten: plan.everyMs / 60_000,
  });
  if (!isOurs) return;
  const { outcome, name } = await makeOne(schedule, now, signal);
  if (signal.aborted) return noteSicherung(db, begonnenAt, { ergebnis: 'gescheitert', fehler: null });
  const fehler = 'failure' in outcome ? outcome.failure : outcome.problems.join('\n');
  if (fehler) log.error({ name, fehler }, 'backup is not good');
  else log.info({ name }, 'backup made');
  const ergebnis = 'failure' in outcome ? 'gescheitert' : fehler ? 'auffaellig' : 'gut';
  await noteSicherung(db, begonnenAt, { ergebnis, fehler: fehler.slice(0, longestText) || null });
}

async function makeOne(schedule: Schedule, now: Date, signal: AbortSignal) {
  const { plan, databaseUrl, dataDir, log, make = makeBackupApart } = schedule;
  const { dir } = plan;
  const name = backupName(now, databaseUrl ? 'dump' : 'sqlite');
  try {
    // Not its parents: they are missing where a disk is not there.
    if (!existsSync(dir)) mkdirSync(dir);
    clearParts(dir);
    const outcome = await make({ place: { databaseUrl, dataDir }, file: join(dir, name) }, signal);
    if ('failure' in outcome) return { outcome, name };
    return { outcome, name: keepOne(schedule, name, outcome.problems.length === 0) };
  } catch (err) {
    if (!signal.aborted) log.error({ err }, 'backup failed');
    return { outcome: { failure: `BACKUP_DIR (${dir}): ${reasonOf(err)}` }, name };
  }
}

/** What the operating system says of a folder, for people. */
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

/** Marks a backup of a shop in which something is wrong, and lets go of those that are too many; answers its name. */
function keepOne({ plan: { dir, keep }, log }: Schedule, name: string, isGood: boolean): string {
  const newest = isGood ? name : markedName(name);
  if (!isGood) renameSync(join(dir, name), join(dir, newest));
  try {
    rotateBackups(dir, { keep, newest });
  } catch (err) {
    log.error({ err }, 'old backups could not be deleted');
  }
  return newest;
}
