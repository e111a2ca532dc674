import { spawn } from 'node:child_process';
import { CommandRefusal } from '../commands/command-refusal.ts';
import { leftOut } from './sqlite-backup.ts';
import { partSuffix } from './whole-file.ts';

/** Writes the shop of a PostgreSQL into `part`, by PostgreSQL's own tool. It, too, reads from one moment. */
export function dumpPostgresShop(databaseUrl: string, part: string): Promise<void> {
  const without = leftOut.map((table) => `--exclude-table-data=${table}`);
  return run('pg_dump', databaseUrl, [
    '--format=custom',
    '--no-owner',
    '--no-acl',
    ...without,
    `--file=${part}`,
  ]);
}

/** Fills an empty database from such a file, all or nothing. */
export function restorePostgresShop(databaseUrl: string, file: string): Promise<void> {
  return run('pg_restore', databaseUrl, ['--single-transaction', '--no-owner', '--no-acl', file]);
}

/** Runs a tool of PostgreSQL on a database; the password goes by the environment, where other users do not see it. */
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

/** Not by `URL`: it refuses `postgres://user:password@/laden?host=/run/postgresql`, which PostgreSQL understands. */
function splitPassword(databaseUrl: string): { address: string; password: string } {
  const [, user = '', secret = ''] = /^(\w+:\/\/[^:@/?]*):([^@/?]*)@/.exec(databaseUrl) ?? [];
  const address = secret ? user + databaseUrl.slice(`${user}:${secret}`.length) : databaseUrl;
  return { address, password: decodeURIComponent(secret) };
}

function startText(error: NodeJS.ErrnoException, tool: string, args: string[]): string {
  if (error.code !== 'ENOENT') return `${tool} ließ sich nicht starten (${error.message}).`;
  // Who types it has no use for the name of a file that is not whole yet.
  const typed = args.map((arg) => (arg.startsWith('--file=') ? arg.slice(0, -partSuffix.length) : arg));
  return (
    `${tool} gibt es auf diesem Rechner nicht; es kommt mit PostgreSQL und darf nicht älter als der Server sein. ` +
    `Auf einem Rechner, der es hat:\n  ${tool} --dbname="$DATABASE_URL" ${typed.join(' ')}`
  );
}
