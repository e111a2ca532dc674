import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { prepareBild } from '#features/bild/server/index.ts';
import { connect } from '#server/db/connect.ts';
import { inPercent, type Progress } from '#shared/progress.ts';
import { type DatabaseName, openDatabase } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { queueTestNachricht } from '#test/konto/nachrichten.ts';
import { callApi, startTestApp } from '#test/test-app.ts';
import { imageFile } from '#test/ware/bild-files.ts';
import { openLager } from '#test/ware/lager.ts';
import { runBackup, runRestore, runVerify } from './backup-command.ts';

/** Starting a process takes long on a busy machine. */
const patientMs = 180_000;

const commands = { backup: runBackup, restore: runRestore, verify: runVerify };
type Name = keyof typeof commands;

/** Runs a command in this process, with the settings of one place. */
async function run(name: Name, args: string[], { DATA_DIR = './data', DATABASE_URL }: Settings = {}) {
  const place = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL };
  return commands[name](args, place).then(
    (output) => ({ status: 0, output }),
    ({ name, message }: Error) => ({ status: name === 'UsageError' ? 2 : 1, output: message }),
  );
}
type Settings = { DATA_DIR?: string; DATABASE_URL?: string };

/** Runs the same command as a process. */
function runInTerminal(name: Name, args: string[], env: Record<string, string> = {}) {
  const none = { DATABASE_URL: '', BACKUP_DIR: '', INIT_CWD: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...none, ...env },
  });
  return { status, output: stdout + stderr };
}

/** A running shop with a picture, stock and a session, and a folder for its backups. */
async function startShop(database: DatabaseName = 'SQLite') {
  const { app, db, as, place } = await startTestApp(database);
  const admin = as('admin');
  await admin.token();
  await openLager(db, admin);
  const payload = { email: 'admin@lindenblatt.example', password: 'falsch' };
  await callApi(app, { method: 'POST', path: '/auth/login', payload });
  const bild = await prepareBild(await imageFile('png'));
  await insertProdukt(db, { name: 'Mit Bild', bilder: [{ bild, altText: 'Seife' }] });
  const dir = mkdtempSync(join(tmpdir(), 'laden-backup-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const at = (name: string) => join(dir, name);
  return { db, dir, at, file: at('laden.sqlite'), env: { DATA_DIR: place.dataDir } };
}

/** What would make a backup a way in: a session of each account, a known secret, and an attempt that blocks. */
const planted = `
  insert into session ("tokenHash", "accountId", "createdAt", "lastUsedAt", "expiresAt")
    select 'bekannt', id, '2026-11-22T21:00:00.000Z', '2026-11-22T21:00:00.000Z', '2099-01-01T00:00:00.000Z' from account;
  insert into secret values (1, 'bekannt');
  insert into attempt values ('k', 3, '2026-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z', null)`;

async function contentOf(settings: Settings): Promise<Record<string, unknown[]>> {
  const db = connect({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR ?? '',
    onError: () => {},
  });
  try {
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    const rows = tables.map(async (name) => [
      name,
      (await sql`select * from ${sql.table(name)}`.execute(db)).rows,
    ]);
    return Object.fromEntries(await Promise.all(rows));
  } finally {
    await db.destroy();
  }
}

test(
  'a shop is backed up into one file and restored in another place, without its sessions, attempts and secret',
  async () => {
    const { file, dir, at, env } = await startShop();
    expect(runInTerminal('backup', [file], env)).toMatchObject({
      status: 0,
      output: expect.stringContaining(`Gesichert: ${file}`),
    });
    expect(readdirSync(dir)).toEqual(['laden.sqlite']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(runInTerminal('verify', [file])).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^In Ordnung\.\nSchema: .*\n.*1 Bild/),
    });

    chmodSync(file, 0o644);
    const target = at('neu');
    const restored = runInTerminal('restore', [file], { DATA_DIR: target });
    expect(restored).toMatchObject({
      status: 0,
      output: expect.stringContaining(`Eingespielt in ${target}.`),
    });
    expect(readdirSync(target)).toEqual(['shop.sqlite']);
    expect(statSync(join(target, 'shop.sqlite')).mode & 0o777).toBe(0o600);
    expect(runInTerminal('verify', [], { DATA_DIR: target }).status).toBe(0);
    const { session, attempt = [], secret = [], ...original } = await contentOf(env);
    expect([session, attempt, secret].map((rows) => rows?.length)).toEqual([1, 4, 1]);
    const nothing = { session: [], attempt: [], secret: [] };
    expect(await contentOf({ DATA_DIR: target })).toEqual({ ...original, ...nothing });
    const bytes = readFileSync(file, 'latin1');
    const values = [...attempt, ...secret].flatMap((row) => Object.values(row as object));
    const hidden = values.filter((value) => /^[\w-]{43}$/.test(String(value)));
    expect(hidden.length).toBeGreaterThanOrEqual(5);
    for (const value of hidden) expect(bytes).not.toContain(value);
  },
  patientMs,
);

test('backup, verification and restore say how far they are, to the end', async () => {
  const { file, at, env } = await startShop();
  const place = (dataDir: string) => ({ dataDir, databaseUrl: undefined });
  const percentsOf = async (work: (progress: Progress) => Promise<string>) => {
    const percents: number[] = [];
    await work(inPercent((percent) => percents.push(percent)));
    return percents;
  };
  const all = [
    await percentsOf((progress) => runBackup([file], place(env.DATA_DIR), progress)),
    await percentsOf((progress) => runVerify([], place(env.DATA_DIR), progress)),
    await percentsOf((progress) => runRestore([file], place(at('neu')), progress)),
  ];
  for (const percents of all) {
    expect(percents.length).toBeGreaterThan(10);
    expect(percents.at(-1)).toBe(100);
  }
});

test('sessions, attempts and a secret that were added to a backup are not restored', async () => {
  const { file, at, env } = await startShop();
  expect((await run('backup', [file], env)).status).toBe(0);
  const copy = new DatabaseSync(file);
  copy.exec(planted);
  copy.close();
  for (const [name, ...force] of [['neu'], ['trotzdem', '--trotzdem']] as const) {
    const target = { DATA_DIR: at(name) };
    expect((await run('restore', [file, ...force], target)).status).toBe(0);
    expect(await contentOf(target)).toMatchObject({ session: [], attempt: [], secret: [] });
    expect(readdirSync(at(name))).toEqual(['shop.sqlite']);
    expect(readFileSync(at(`${name}/shop.sqlite`), 'latin1')).not.toContain('bekannt');
  }
});

test('the secret of a link whose mail waits is in no backup, and not restored from one', async () => {
  const { db, file, at, env } = await startShop();
  const link = [{ kind: 'knopf' as const, text: 'Öffnen', href: '/konto/link/{{geheim}}' }];
  const nachricht = { art: 'einladung' as const, bloecke: link, geheim: 'Streng-Geheim' };
  const { id } = await queueTestNachricht(db, { ...nachricht, now: new Date('2026-11-23T09:00:00.000Z') });
  await db.updateTable('nachricht').set({ fehler: '451 /konto/link/Streng-Geheim listed' }).execute();
  expect((await run('backup', [file], env)).status).toBe(0);
  expect(readFileSync(file, 'latin1')).not.toContain('Streng-Geheim');

  const copy = new DatabaseSync(file);
  expect(copy.prepare('select id, geheim, fehler from nachricht').all()).toEqual([
    { id, geheim: null, fehler: '451 /konto/link/… listed' },
  ]);
  copy.exec("update nachricht set geheim = 'bekannt'");
  copy.close();
  const target = { DATA_DIR: at('neu') };
  expect((await run('restore', [file], target)).status).toBe(0);
  expect(await contentOf(target)).toMatchObject({ nachricht: [{ id, geheim: null }] });
});

test('nothing is ever overwritten: no backup, no shop, no remains of a shop', async () => {
  const { file, at, env } = await startShop();
  writeFileSync(file, 'etwas anderes');
  expect(await run('backup', [file], env)).toMatchObject({
    status: 1,
    output: expect.stringContaining('gibt es schon'),
  });
  expect(readFileSync(file, 'utf8')).toBe('etwas anderes');
  const good = at('gut.sqlite');
  expect((await run('backup', [good], env)).status).toBe(0);
  // The running shop keeps its newest changes in a second file (`-wal`).
  expect(await run('restore', [good], env)).toMatchObject({
    status: 1,
    output: expect.stringContaining('läuft ein Laden'),
  });

  const stopped = { DATA_DIR: at('ruht') };
  expect((await run('restore', [good], stopped)).status).toBe(0);
  const before = readFileSync(at('ruht/shop.sqlite'));
  expect(await run('restore', [good], stopped)).toMatchObject({
    status: 1,
    output: expect.stringContaining('ist schon ein Laden'),
  });
  expect(readFileSync(at('ruht/shop.sqlite'))).toEqual(before);

  const late = run('restore', [good], { DATA_DIR: at('spät') });
  // While the copy is being verified, a shop is opened at the target.
  writeFileSync(at('spät/shop.sqlite-wal'), '');
  expect(await late).toMatchObject({ status: 1, output: expect.stringContaining('läuft ein Laden') });
  expect(readdirSync(at('spät'))).toEqual(['shop.sqlite-wal']);

  writeFileSync(at('zweite.sqlite.teil'), '');
  expect(await run('backup', [at('zweite.sqlite')], env)).toMatchObject({
    status: 1,
    output: expect.stringContaining('noch da'),
  });
});

test('a damaged, incomplete, foreign or newer file is refused and leaves nothing behind', async () => {
  const { file, at, env } = await startShop();
  expect((await run('backup', [file], env)).status).toBe(0);
  const whole = readFileSync(file);
  const write = (name: string, content: Uint8Array | string) => writeFileSync(at(name), content);
  write('abgeschnitten', whole.subarray(0, whole.byteLength - 5000));
  const scratched = Buffer.from(whole);
  for (let page = 4096; page < scratched.byteLength; page += 8192) scratched.fill(0x5a, page, page + 200);
  write('verkratzt', scratched);
  write('fremd', 'Einkaufszettel: Sheabutter');
  write('leer', '');
  mkdirSync(at('ordner'));
  copyFileSync(file, at('halb'));
  write('halb-wal', 'x');
  for (const [name, statement] of [
    ['neuer', `insert into kysely_migration (name, timestamp) values ('9999-zukunft', 'x')`],
    ['anderes', `alter table kysely_migration rename to anderes`],
    [
      'untergeschoben',
      `create trigger dienst after insert on account begin update account set role = 'admin'; end`,
    ],
  ] as const) {
    copyFileSync(file, at('shop.sqlite'));
    const db = connect({ databaseUrl: undefined, dataDir: at('.'), onError: () => {} });
    await sql.raw(statement).execute(db);
    await db.destroy();
    copyFileSync(at('shop.sqlite'), at(name));
  }

  const refusals: [string, RegExp][] = [
    ['abgeschnitten', /beschädigt/],
    ['verkratzt', /beschädigt/],
    ['fremd', /keine Sicherung eines Ladens/],
    ['leer', /keine Sicherung eines Ladens/],
    ['ordner', /keine Datei/],
    ['fehlt', /gibt es nicht/],
    ['halb', /nur die Hälfte/],
    ['neuer', /neuer als dieses Programm/],
    ['anderes', /keine Datenbank eines Ladens/],
    ['untergeschoben', /Schema: Trigger „dienst“ gehört nicht zum Laden/],
  ];
  for (const [name, text] of refusals) {
    const refused = await run('restore', [at(name), '--trotzdem'], { DATA_DIR: at('neu') });
    expect([name, refused]).toEqual([name, { status: 1, output: expect.stringMatching(text) }]);
    expect(existsSync(at('neu'))).toBe(false);
  }
});

test('a backup of a damaged shop is made with a warning, and restored only with --trotzdem', async () => {
  const { db, file, at, env } = await startShop();
  await db.deleteFrom('bildVariante').where('format', '=', 'avif').execute();
  expect(await run('verify', [], env)).toMatchObject({
    status: 1,
    output: expect.stringMatching(/fehlt als 120\.avif/),
  });
  expect(await run('backup', [file], env)).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^Gesichert:.*\nAber/),
  });
  const target = { DATA_DIR: at('neu') };
  expect(await run('restore', [file], target)).toMatchObject({
    status: 1,
    output: expect.stringContaining('--trotzdem'),
  });
  expect(existsSync(at('neu'))).toBe(false);
  expect((await run('restore', [file, '--trotzdem'], target)).status).toBe(0);
});

test('a backup of an older shop that cannot be migrated is restored only with --trotzdem, and no copy stays', async () => {
  const { at } = await startShop();
  mkdirSync(at('tmp'));
  vi.stubEnv('TMPDIR', at('tmp'));
  const old = at('shop.sqlite');
  copyFileSync('test/schema/0008-builds.sqlite', old);
  const target = { DATA_DIR: at('neu') };
  const shop = new DatabaseSync(old);
  shop.exec('create table auftrag (id text) strict');
  shop.close();
  const before = readFileSync(old);
  expect(await run('restore', [old], target)).toMatchObject({
    status: 1,
    output: expect.stringMatching(
      /Tabelle „auftrag“ gehört nicht zum Laden\.\n.*auf den Stand dieses Programms.*\n.*--trotzdem/,
    ),
  });
  expect(existsSync(at('neu'))).toBe(false);
  expect(await run('restore', [old, '--trotzdem'], target)).toMatchObject({
    status: 0,
    output: expect.stringContaining('Stand 0008-builds'),
  });
  expect(readFileSync(old)).toEqual(before);
  expect(readdirSync(at('tmp'))).toEqual([]);
});

test('verifying a stopped shop or a file leaves nothing beside it', async () => {
  const { file, dir, at, env } = await startShop();
  expect((await run('backup', [file], env)).status).toBe(0);
  await run('restore', [file], { DATA_DIR: at('neu') });
  for (const [args, place] of [
    [[file], {}],
    [[], { DATA_DIR: at('neu') }],
  ] as const)
    expect((await run('verify', [...args], place)).status).toBe(0);
  expect(readdirSync(at('neu'))).toEqual(['shop.sqlite']);
  expect(readdirSync(dir).sort()).toEqual(['laden.sqlite', 'neu']);
  expect(await run('verify', [], { DATA_DIR: at('leer') })).toMatchObject({
    status: 1,
    output: expect.stringMatching(/kein Laden/),
  });
  expect(existsSync(at('leer'))).toBe(false);
});

test(
  'the terminal commands print their help and end with an exit code',
  async () => {
    expect(runInTerminal('restore', ['--help'])).toMatchObject({
      status: 0,
      output: expect.stringContaining('npm run restore'),
    });
    expect(runInTerminal('backup', [])).toMatchObject({
      status: 2,
      output: expect.stringContaining('genau eine Datei'),
    });
    expect(await run('verify', ['--was'])).toMatchObject({
      status: 2,
      output: expect.stringContaining('--was'),
    });
  },
  patientMs,
);

/**
 * A stand-in for PostgreSQL's pg_restore, which lists `steps`, and fills the database with an empty shop and
 * `rows`.
 */
async function fakeRestore() {
  const { at, env: embedded } = await startShop();
  writeFileSync(at('dump'), 'PGDMP…');
  const fill = `import { sql } from 'kysely';
    import { connect } from '#server/db/connect.ts';
    import { migrate } from '#server/db/migrate/migrate.ts';
    const databaseUrl = process.argv[1].replace('--dbname=', '');
    const db = connect({ databaseUrl, dataDir: '', onError: () => {} });
    await migrate(db);
    await sql.raw(process.env.ROWS).execute(db);
    await db.destroy();`;
  const command = `exec '${process.execPath}' --input-type=module -e "$FILL" -- "$1"`;
  const list = `case "$*" in *--file=-*) echo "$STEPS"; exit;; esac`;
  writeFileSync(at('pg_restore'), `#!/bin/sh\n${list}\n${command}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', at('.'));
  vi.stubEnv('FILL', fill);
  const restore = async (
    rows: string,
    { args = [], steps = '' }: { args?: string[]; steps?: string } = {},
  ) => {
    const { place } = await openDatabase('PostgreSQL');
    vi.stubEnv('ROWS', rows);
    vi.stubEnv('STEPS', steps);
    const target = { ...embedded, DATABASE_URL: place.databaseUrl ?? '' };
    return { answer: await run('restore', [at('dump'), ...args], target), target };
  };
  return { restore };
}

describe('with a PostgreSQL', () => {
  const url = 'postgres://laden:passwort@127.0.0.1:1/laden';

  test('where pg_dump is missing, the message has the command that makes the backup elsewhere', async () => {
    const { file, dir } = await startShop();
    vi.stubEnv('PATH', '');
    const answer = await run('backup', [file], { DATABASE_URL: url });
    expect(answer).toMatchObject({
      status: 1,
      output: expect.stringContaining('pg_dump --dbname="$DATABASE_URL"'),
    });
    expect(answer.output).not.toContain('passwort@');
    expect(answer.output).toMatch(/--file=.*laden\.sqlite$/);
    expect(readdirSync(dir)).toEqual([]);
  });

  test('the database itself is verified, and a backup of the other engine is refused', async () => {
    const { place } = await startTestApp('PostgreSQL');
    const env = { DATABASE_URL: place.databaseUrl ?? '' };
    expect(await run('verify', [], env)).toMatchObject({
      status: 0,
      output: expect.stringContaining('In Ordnung'),
    });
    const { file, env: embedded, at } = await startShop();
    expect((await run('backup', [file], embedded)).status).toBe(0);
    const empty = await openDatabase('PostgreSQL');
    const other = { DATABASE_URL: empty.place.databaseUrl ?? '' };
    expect(await run('restore', [file], other)).toMatchObject({
      status: 1,
      output: expect.stringContaining('eingebetteten'),
    });
    writeFileSync(at('dump'), 'PGDMP…');
    expect(await run('restore', [at('dump')], embedded)).toMatchObject({
      status: 1,
      output: expect.stringContaining('DATABASE_URL'),
    });
    expect(await run('restore', [at('dump')], env)).toMatchObject({
      status: 1,
      output: expect.stringContaining('nicht leer'),
    });
    expect(await run('verify', [at('dump')], env)).toMatchObject({
      status: 1,
      output: expect.stringContaining('eingespielt'),
    });
  });

  test(
    'a damaged dump is found when it is restored, and the command then fails',
    async () => {
      const { restore } = await fakeRestore();
      const unused = `insert into bild values ('abc', 100, 100, '', '')`;
      const newer = `insert into kysely_migration (name, timestamp) values ('9999-zukunft', 'x')`;
      const bad = {
        status: 1,
        output: expect.stringMatching(/^Eingespielt, aber .*\nDie Datenbank ist nicht mehr leer/s),
      };
      expect((await restore(unused)).answer).toMatchObject(bad);
      expect((await restore(unused, { args: ['--trotzdem'] })).answer.status).toBe(0);
      expect((await restore(newer, { args: ['--trotzdem'] })).answer).toMatchObject(bad);
    },
    patientMs,
  );

  test('a dump of a newer program is refused while the database is still empty', async () => {
    const { restore } = await fakeRestore();
    const { answer, target } = await restore('', {
      steps: 'COPY public.kysely_migration (name, "timestamp") FROM stdin;\n9999-zukunft\tx\n\\.',
    });
    expect(answer).toMatchObject({ status: 1, output: expect.stringMatching(/neuer als dieses Programm/) });
    expect(await contentOf(target)).toEqual({});
  });

  test(
    'sessions, attempts and a secret that were added to a dump are not restored',
    async () => {
      const { restore } = await fakeRestore();
      const { answer, target } = await restore(planted);
      expect(answer.status).toBe(0);
      expect(await contentOf(target)).toMatchObject({ session: [], attempt: [], secret: [] });
    },
    patientMs,
  );
});
