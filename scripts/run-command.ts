import { existsSync } from 'node:fs';
import { CommandRefusal } from '#server/commands/command-refusal.ts';
import { UsageError } from '#server/commands/usage-error.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { NewerDatabaseError } from '#server/db/migrate.ts';
import { startFailureText } from '#server/start-failure-text.ts';
import { AppError } from '#shared/errors.ts';

type Command = (args: string[], readSettings: () => Config) => Promise<string>;

/** Runs a terminal command and prints its result. Exit codes: 0 done, 1 refused, 2 invalid arguments. */
export async function runCommand(help: string, command: Command): Promise<void> {
  const args = process.argv.slice(2);
  if (args[0] === 'help' || args.includes('--help') || args.includes('-h')) return console.log(help);
  try {
    console.log(await command(args, readSettings));
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    if (error instanceof UsageError) console.error(`${error.message}\n\n${help}`);
    else if (isRefusal(error)) console.error(error.message);
    else if (error instanceof ConfigError)
      console.error(`Die Einstellungen stimmen nicht:\n${error.message}`);
    else console.error(startFailureText(error) ?? error);
  }
}

function readSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}

/** Errors whose message is meant for the person at the terminal. */
const refusals = [AppError, NewerDatabaseError, CommandRefusal];

function isRefusal(error: unknown): error is Error {
  return refusals.some((kind) => error instanceof kind);
}
