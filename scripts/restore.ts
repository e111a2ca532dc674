import { restoreHelp, runRestore } from '#app/server/backup/backup-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(restoreHelp, (args, readSettings) => runRestore(args, readSettings()));
