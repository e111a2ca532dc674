import { constants, setPriority } from 'node:os';
import { runVerify, verifyHelp } from '#app/server/backup/backup-command.ts';
import { progressLine } from '#app/server/commands/progress-line.ts';
import { runCommand } from './run-command.ts';

// The shop may be running: its requests come first.
setPriority(constants.priority.PRIORITY_LOW);
const progress = progressLine('Prüfung', process.stderr);
await runCommand(verifyHelp, (args, readSettings) => runVerify(args, readSettings(), progress));
