import { backupHelp, runBackup } from '#server/backup/backup-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(backupHelp, (args, readSettings) => runBackup(args, readSettings()));
