import { backupHelp, runBackup } from '#app/server/backup/backup-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(backupHelp, (args, readSettings) => runBackup(args, readSettings()));
