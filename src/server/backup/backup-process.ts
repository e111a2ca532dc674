import { BackupError } from './backup-error.ts';
import { makeBackup } from './make-backup.ts';
import type { BackupOutcome, BackupTask } from './make-backup-apart.ts';

/** The process in which one scheduled backup is made: reading a whole shop would keep its requests waiting. */
process.once('message', async ({ place, file }: BackupTask) => {
  const outcome: BackupOutcome = await makeBackup(place, file).then(
    ({ problems }) => ({ problems }),
    (error: unknown) => ({ failure: failureText(error) }),
  );
  process.send?.(outcome, () => process.disconnect?.());
});

function failureText(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || /disk is full/.test(message)) return 'Auf dem Datenträger ist kein Platz mehr.';
  return message;
}
