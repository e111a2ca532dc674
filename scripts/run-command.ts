import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import { CommandRefusal } from '#app/server/commands/command-refusal.ts';
import { endProgressLine } from '#app/server/commands/progress-line.ts';
import { terminalText } from '#app/server/commands/terminal-text.ts';
import { UsageError } from '#app/server/commands/usage-error.ts';
import { type Config, readConfig } from '#app/server/config.ts';
import { startFailureText } from '#app/server/start/start-failure-text.ts';
import { NewerDatabaseError } from '#server/db/migrate/migrate.ts';
import { AppError } from '#shared/wire/errors.ts';

type Command = (args: string[], readSettings: () => Config) => Promise<string>;

/** Runs a terminal command and prints its result. Exit codes: 0 done, 1 refused, 2 invalid arguments. */
export async function runCommand(help: string, command: Command): Promise<void> {
  const args = process.argv.slice(2);
  if (args[0] === 'help' || args.includes('--help') || args.includes('-h')) return console.log(help);
  try {
    const text = await command(args, readSettings);
    endProgressLine(process.stderr);
    console.log(terminalText(text));
  } catch (error) {
    endProgressLine(process.stderr);
    process.exitCode = error instanceof UsageError ? 2 : 1;
    console.error(terminalText(failureText(error, help)));
  }
}

function failureText(error: unknown, help: string): string {
  if (error instanceof UsageError) return `${error.message}\n\n${help}`;
  if (isRefusal(error)) return error.message;
  return startFailureText(error) ?? inspect(error);
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
