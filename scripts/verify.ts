import { runVerify, verifyHelp } from '#app/server/backup/backup-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(verifyHelp, (args, readSettings) => runVerify(args, readSettings()));
