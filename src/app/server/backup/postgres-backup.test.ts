import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dumpPostgresShop, stepsIn } from './postgres-backup.ts';
import { leftOut } from './sqlite-backup.ts';

/** A folder with a fake `pg_dump` that records its first argument and the password, or as the shell expands. */
function fakeTools(mode: number, recorded = '$1 $PGPASSWORD') {
  const dir = mkdtempSync(join(tmpdir(), 'laden-tools-'));
  const note = join(dir, 'note');
  writeFileSync(join(dir, 'pg_dump'), `#!/bin/sh\necho "${recorded}" > '${note}'\n`, { mode });
  vi.stubEnv('PATH', dir);
  vi.stubEnv('PGPASSWORD', '');
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return { received: () => readFileSync(note, 'utf8').trim() };
}

test.each([
  [`postgres://laden:${'p%40ss'}@db:5432/laden`, '--dbname=postgres://laden@db:5432/laden p@ss'],
  [
    'postgresql://laden:passwort@/laden?host=/var/run/postgresql',
    '--dbname=postgresql://laden@/laden?host=/var/run/postgresql passwort',
  ],
  ['postgres://:passwort@db/laden', '--dbname=postgres://@db/laden passwort'],
  ['postgres://laden@db/laden', '--dbname=postgres://laden@db/laden'],
  ['postgres:///laden?host=/run/a:b@c', '--dbname=postgres:///laden?host=/run/a:b@c'],
])('the password of %s is in no argument that other users can see', async (databaseUrl, received) => {
  const tools = fakeTools(0o755);
  await dumpPostgresShop(databaseUrl, '/tmp/laden.dump.teil');
  expect(tools.received()).toBe(received);
});

test('sessions, attempts, links in mails and the secret of the installation are not dumped', async () => {
  const tools = fakeTools(0o755, '$*');
  await dumpPostgresShop('postgres://laden@db/laden', '/tmp/laden.dump.teil');
  for (const table of ['session', 'attempt', 'secret', '"kontoLink"', '"linkAnfrage"'])
    expect(tools.received().split(' ')).toContain(`--exclude-table-data=${table}`);
});

test('the command for other machines in docs/operation.md leaves out the same tables', () => {
  const operation = readFileSync('docs/operation.md', 'utf8');
  const typed = (table: string) =>
    table === table.toLowerCase() ? `--exclude-table-data=${table} ` : `'--exclude-table-data="${table}"' `;
  for (const table of leftOut) expect(operation).toContain(typed(table));
});

test('a tool that exists but is not executable is not reported as missing', async () => {
  fakeTools(0o644);
  const dumped = dumpPostgresShop('postgres://laden:passwort@db/laden', '/tmp/laden.dump.teil');
  await expect(dumped).rejects.toThrow(/^pg_dump ließ sich nicht starten \(.*EACCES\)\.$/);
});

test('the steps of a dump are read from what pg_restore writes of their table alone', () => {
  const written = [
    "SELECT pg_catalog.set_config('search_path', '', false);\n",
    'COPY public.kysely_migration (name, "timestamp") FROM stdin;',
    '0001-katalog\t2026-11-27T19:22:02.150Z',
    '0002-konten\t2026-11-27T19:22:02.306Z',
    '\\.\n\n--\n-- PostgreSQL database dump complete\n',
  ];
  expect(stepsIn(written.join('\n'))).toEqual(['0001-katalog', '0002-konten']);
  expect(stepsIn('COPY public.kysely_migration_lock (id, is_locked) FROM stdin;\nlock\t0\n\\.\n')).toEqual(
    [],
  );
});
