import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { accountHelp, readAccountCommand } from '#app/server/commands/account-command.ts';
import { terminalText } from '#app/server/commands/terminal-text.ts';
import type { Config } from '#app/server/config.ts';
import { refuseUnfitFolder } from '#app/server/start/lost-shop.ts';
import { connect, sqliteFileOf } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { AppError } from '#shared/wire/errors.ts';
import { runCommand } from './run-command.ts';

/** `npm run account -- …`: accounts from the terminal. */
await runCommand(accountHelp, async (args, readSettings) => {
  const command = readAccountCommand(args);
  const config = readSettings();
  if (args[0] !== 'create') demandShop(config);
  if (!config.databaseUrl) refuseUnfitFolder(config);
  const db = connect({ ...config, onError: (error) => console.error(terminalText(error.message)) });
  try {
    await migrate(db);
    return await command(db);
  } finally {
    await db.destroy();
  }
});

/** Only the first account may come before the shop; otherwise a wrong DATA_DIR would look like an empty shop. */
function demandShop({ databaseUrl, dataDir }: Config): void {
  const file = resolve(sqliteFileOf(dataDir));
  if (databaseUrl || existsSync(file)) return;
  throw new AppError('NOT_FOUND', `Hier gibt es keinen Laden: ${file} fehlt. Stimmt DATA_DIR?`);
}
