import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { accountHelp, readAccountCommand, UsageError } from '#server/account-command.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { migrate, NewerDatabaseError } from '#server/db/migrate.ts';
import { AppError } from '#shared/errors.ts';

/** `npm run account -- …`: accounts from the terminal. Exit codes: 0 done, 1 refused, 2 not understood. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const [first = 'help'] = args;
  if (first === 'help' || args.includes('--help') || args.includes('-h')) return console.log(accountHelp);
  const command = readAccountCommand(args);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (first !== 'create') demandShop(config);
  const db = connect({ ...config, onError: (error) => console.error(error.message) });
  try {
    await migrate(db);
    console.log(await command(db));
  } finally {
    await db.destroy();
  }
}

/** Only the first account may come before the shop; otherwise a wrong DATA_DIR would look like an empty shop. */
function demandShop({ databaseUrl, dataDir }: Config): void {
  const file = resolve(dataDir, 'shop.sqlite');
  if (databaseUrl || existsSync(file)) return;
  throw new AppError('NOT_FOUND', `Hier gibt es keinen Laden: ${file} fehlt. Stimmt DATA_DIR?`);
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${accountHelp}`);
    process.exitCode = 2;
  } else if (error instanceof ConfigError)
    console.error(`Die Einstellungen stimmen nicht:\n${error.message}`);
  else if (error instanceof AppError || error instanceof NewerDatabaseError) console.error(error.message);
  else console.error(error);
});
