import { spawn } from 'node:child_process';
import { BackupError } from './backup-error.ts';
import { leftOut } from './sqlite-backup.ts';

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
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = password ? { ...process.env, PGPASSWORD: password } : process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(tool, [`--dbname=${url.href}`, ...args], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.once('error', () => reject(new BackupError(missingText(tool, args))));
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${tool} ist gescheitert:\n${said.trim()}`)),
    );
  });
}

function missingText(tool: string, args: string[]): string {
  return (
    `${tool} gibt es auf diesem Rechner nicht; es kommt mit PostgreSQL und darf nicht älter als der Server sein. ` +
    `Auf einem Rechner, der es hat:\n  ${tool} --dbname="$DATABASE_URL" ${args.join(' ')}`
  );
}
