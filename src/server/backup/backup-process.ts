import { CommandRefusal } from '../commands/command-refusal.ts';
import { storageFailureOf } from '../db/storage-failure.ts';
import { makeBackup } from './make-backup.ts';
import type { BackupOutcome, BackupTask } from './make-backup-apart.ts';

// Who stops the shop by its terminal or its service stops this process too; the shop decides what becomes of the work.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// When the shop is gone nobody notes how the backup ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

/** The process in which one scheduled backup is made: reading a whole shop would keep its requests waiting. */
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
