import { execFile, spawn } from 'node:child_process';
import { CommandRefusal } from '../commands/command-refusal.ts';
import { leftOut } from './sqlite-backup.ts';
import { partSuffix } from './whole-file.ts';

/** Writes the PostgreSQL database into `part` with `pg_dump`, which reads one consistent snapshot. */
export function dumpPostgresShop(databaseUrl: string, part: string): Promise<void> {
  const without = leftOut.map(excludeOf);
  return run('pg_dump', databaseUrl, [
    '--format=custom',
    '--no-owner',
    '--no-acl',
    ...without,
    `--file=${part}`,
  ]);
}

/** `pg_dump` reads a pattern, in which a name with capitals has to stand in quotes. */
function excludeOf(table: string): string {
  const pattern = table === table.toLowerCase() ? table : `"${table}"`;
  return `--exclude-table-data=${pattern}`;
}

/** Restores such a file into an empty database with `pg_restore`, in one transaction. */
export function restorePostgresShop(databaseUrl: string, file: string): Promise<void> {
  return run('pg_restore', databaseUrl, ['--single-transaction', '--no-owner', '--no-acl', file]);
}

/**
 * The steps of the schema in a dump, read without a database; none of a dump that cannot be read, which its
 * restore reports.
 */
export function listDumpedSteps(file: string): Promise<string[]> {
  const args = ['--data-only', '--table=kysely_migration', '--file=-', file];
  return new Promise((resolve) => {
    execFile('pg_restore', args, (error, output) => resolve(error ? [] : stepsIn(output)));
  });
}

/** The first column of the rows that `pg_restore` writes for that table. */
export function stepsIn(output: string): string[] {
  const [, rows = ''] = /^COPY [^\n]*kysely_migration \(name, [^\n]*\n(.*?)^\\\.$/ms.exec(output) ?? [];
  return rows.split('\n').flatMap((row) => row.split('\t').slice(0, 1).filter(Boolean));
}

/** Runs a PostgreSQL tool. The password is passed in the environment, which other users cannot read. */
function run(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, args: string[]): Promise<void> {
  const { address, password } = splitPassword(databaseUrl);
  const env = password ? { ...process.env, PGPASSWORD: password } : process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(tool, [`--dbname=${address}`, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', (error) =>
      reject(new CommandRefusal(startText(error, tool, args), { cause: error })),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new CommandRefusal(`${tool} ist gescheitert:\n${output.trim()}`)),
    );
  });
}

/** Not `new URL`: it rejects `postgres://user:password@/laden?host=/run/postgresql`, which PostgreSQL accepts. */
function splitPassword(databaseUrl: string): { address: string; password: string } {
  const [, user = '', secret = ''] = /^(\w+:\/\/[^:@/?]*):([^@/?]*)@/.exec(databaseUrl) ?? [];
  const address = secret ? user + databaseUrl.slice(`${user}:${secret}`.length) : databaseUrl;
  return { address, password: decodeURIComponent(secret) };
}

function startText(error: NodeJS.ErrnoException, tool: string, args: string[]): string {
  if (error.code !== 'ENOENT') return `${tool} ließ sich nicht starten (${error.message}).`;
  // The command is shown for copying: without the suffix of an unfinished file.
  const file = (arg: string) => (arg.startsWith('--file=') ? arg.slice(0, -partSuffix.length) : arg);
  const typed = args.map(file).map((arg) => (arg.includes('"') ? `'${arg}'` : arg));
  return (
    `${tool} gibt es auf diesem Rechner nicht; es kommt mit PostgreSQL und darf nicht älter als der Server sein. ` +
    `Auf einem Rechner, der es hat:\n  ${tool} --dbname="$DATABASE_URL" ${typed.join(' ')}`
  );
}
