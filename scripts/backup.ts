import { constants, setPriority } from 'node:os';
import { backupHelp, runBackup } from '#app/server/backup/backup-command.ts';
import { progressLine } from '#app/server/commands/progress-line.ts';
import { runCommand } from './run-command.ts';

// The shop may be running: its requests come first.
setPriority(constants.priority.PRIORITY_LOW);
const progress = progressLine('Sicherung', process.stderr);
await runCommand(backupHelp, (args, readSettings) => runBackup(args, readSettings(), progress));
