import { restoreHelp, runRestore } from '#app/server/backup/backup-command.ts';
import { progressLine } from '#app/server/commands/progress-line.ts';
import { runCommand } from './run-command.ts';

const progress = progressLine('Einspielen', process.stderr);
await runCommand(restoreHelp, (args, readSettings) => runRestore(args, readSettings(), progress));
