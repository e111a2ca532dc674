import { accountHelp, readAccountCommand } from '#server/account-command.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { runCommand } from './run-command.ts';

/** `npm run account -- …`: accounts from the terminal. */
await runCommand(accountHelp, async (args, readSettings) => {
  const command = readAccountCommand(args);
  const db = connect({ ...readSettings(), onError: (error) => console.error(error.message) });
  try {
    await migrate(db);
    return await command(db);
  } finally {
    await db.destroy();
  }
});
