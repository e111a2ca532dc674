import { storageFailureOf } from '#server/db/engines/storage-failure.ts';
import { CommandRefusal } from '../commands/command-refusal.ts';
import { makeBackup } from './make-backup.ts';
import type { BackupOutcome, BackupTask } from './make-backup-apart.ts';

// A terminal or service manager signals this process too; only the shop decides whether the backup is stopped.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// Without the shop, nothing stores the outcome.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

/** Makes one scheduled backup in a process of its own, because reading the whole database would block requests. */
process.once('message', async ({ place, file }: BackupTask) => {
  const outcome: BackupOutcome = await makeBackup(place, file).then(
    ({ problems }) => ({ problems }),
    (error: unknown) => ({ failure: failureText(error) }),
  );
  process.send?.(outcome, () => process.disconnect?.());
});

function failureText(error: unknown): string {
  if (error instanceof CommandRefusal) return error.message;
  if (storageFailureOf(error) === 'full') return 'Auf dem Datenträger ist kein Platz mehr.';
  return (error as Error).message;
}
