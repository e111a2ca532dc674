import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { authCalls } from '#features/auth/calls.ts';
import { answerAnfragen } from '#features/konto/server/index.ts';
import { lagerCalls } from '#features/lager/calls.ts';
import { rechtstextVerwaltungCalls } from '#features/rechtstexte/verwaltung-calls.ts';
import { connect, type Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { insertAuftragRows } from '#test/auftrag/auftrag-rows.ts';
import { postgresDatabase, sqliteFolder } from '#test/database/databases.ts';
import { hinweisForm, pdfFile } from '#test/einstellung/hinweis-files.ts';
import { insertProdukt } from '#test/factories.ts';
import { queueTestNachricht } from '#test/konto/nachrichten.ts';
import { buildTestApp, callApi, senderOf } from '#test/test-app.ts';
import { seedDemo } from '../../../../demo/seed.ts';
import { openEmbeddedShop } from './embedded-shop.ts';
import { compareTables, moveToPostgres } from './move-to-postgres.ts';
import { listPostgresTables } from './postgres-tables.ts';

const password = 'Seifenblasen im Wind';
const admin = { email: 'admin@lindenblatt.example', password };

function open(options: { databaseUrl: string | undefined; dataDir: string }): Db {
  const db = connect({ ...options, onError: () => {} });
  onTestFinished(() => db.destroy());
  return db;
}

/** A closed embedded shop and an empty PostgreSQL. `use` changes the shop before it is closed. */
async function prepareMove(use: (db: Db) => Promise<unknown> = async () => {}) {
  const { dataDir } = sqliteFolder();
  const db = connect({ databaseUrl: undefined, dataDir, onError: () => {} });
  await migrate(db);
  await use(db);
  await db.destroy();
  const { databaseUrl } = await postgresDatabase();
  const lines: string[] = [];
  const options = { dataDir, databaseUrl, report: (line: string) => void lines.push(line) };
  return { options, lines, dataDir, target: open({ databaseUrl, dataDir }) };
}

/** A used shop: the demo, plus rows that only exist after use. */
async function useShop(db: Db): Promise<void> {
  await seedDemo(db, password);
  const app = await buildTestApp(db);
  const signIn = (payload: object) => callApi(app, { method: 'POST', path: '/auth/login', payload });
  await signIn({ ...admin, password: 'falsch' });
  const { token } = (await signIn(admin)).json();
  const { data } = (await callApi(app, { method: 'GET', path: '/kunden', token })).json();
  const changed = await callApi(app, {
    method: 'PUT',
    path: `/kunden/${data[0]._id}`,
    payload: { notizen: 'Größe 😀 „ß“' },
    token,
  });
  expect(changed.statusCode).toBe(200);
  const uploaded = await app.inject({
    method: 'POST',
    url: '/api/einstellungen/gewaehrleistung/datei',
    headers: { authorization: `Bearer ${token}` },
    payload: hinweisForm(pdfFile()),
  });
  expect(uploaded.statusCode).toBe(200);
  await writeRechtstexte(app, token);
  await insertAuftragRows(db);
  await queueTestNachricht(db, { now: new Date() });
  await callApi(app, { method: 'POST', path: '/auth/passwort-vergessen', payload: { email: admin.email } });
  await answerAnfragen(db, { adresse: 'http://localhost', now: new Date() });
  await callApi(app, { method: 'POST', path: '/auth/passwort-vergessen', payload: { email: admin.email } });
}

/** A published legal text that a lawyer has checked, and a draft. */
async function writeRechtstexte(app: FastifyInstance, token: string): Promise<void> {
  const send = senderOf(app, token);
  const { saveEntwurf, publish } = rechtstextVerwaltungCalls;
  const params = { art: 'agb' };
  const draft = { params, body: { text: '## Größe 😀 „ß“', version: null } };
  const { version } = (await send(saveEntwurf, draft)).data;
  const heute = tagOf(new Date());
  await send(publish, { params, body: { version, gueltigAb: heute, geprueftAm: heute } });
  await send(saveEntwurf, draft);
}

/** What shoppers see: names, prices and pictures of the catalogue. */
const katalogOf = async (db: Db) => {
  const app = await buildTestApp(db);
  return (await callApi(app, { method: 'GET', path: '/portfolio/with-prices' })).json();
};

describe('npm run migrate-to-postgres', () => {
  test('copies every table of a used shop, and the shop works as before', async () => {
    let before: unknown;
    const { options, dataDir, target } = await prepareMove(async (db) => {
      await useShop(db);
      before = await katalogOf(db);
    });

    const moved = await moveToPostgres(options);

    const all = new DatabaseSync(join(dataDir, 'shop.sqlite'))
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not like 'kysely%' order by name",
      )
      .all();
    expect(moved.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name));
    // This shop has no backup, no run of a job and no started build.
    const unused = ['sicherung', 'build', 'asset', 'job'];
    const empty = moved.filter(({ name, rows }) => rows === 0 && !unused.includes(name));
    expect(empty).toEqual([]);
    expect(await katalogOf(target)).toEqual(before);

    const app = await buildTestApp(target);
    const { token } = await senderOf(app)(authCalls.login, { body: admin });
    const send = senderOf(app, token);
    const { data: lager } = await send(lagerCalls.bestand);
    const { artikelId, menge = 0 } = lager.produkte.find(({ menge }) => menge > 0) ?? {};
    const { data: booked } = await send(lagerCalls.korrektur, {
      body: { typ: 'produkt', artikelId, aenderung: 1, grund: 'Nachgezählt' },
    });
    expect(booked).toMatchObject({ vorher: menge, nachher: menge + 1 });
    const registration = { email: 'neu@lindenblatt.example', password, vorname: 'Ida', nachname: 'Neu' };
    const registered = await callApi(app, {
      method: 'POST',
      path: '/auth/register',
      payload: { ...registration, datenschutz: true },
    });
    expect(registered.statusCode).toBe(201);
    const found = await callApi(app, { method: 'GET', path: '/kunden?search=neu@lindenblatt', token });
    expect(found.json().data).toMatchObject([{ kundennummer: expect.any(String) }]);
    await expect(target.deleteFrom('bewegung').execute()).rejects.toThrow('only added');
  });

  test('leaves the embedded shop unchanged, and reports what it did', async () => {
    const { options, lines, dataDir } = await prepareMove((db) => insertProdukt(db, { name: 'Bleibt' }));
    await moveToPostgres(options);
    expect(lines).toContain('produkt wird kopiert');
    expect(lines).toContain('produkt: 1 Zeile, gleich');
    const db = open({ databaseUrl: undefined, dataDir });
    expect(await db.selectFrom('produkt').select('name').execute()).toEqual([{ name: 'Bleibt' }]);
  });

  test('needs no sequences: no table of the shop numbers its rows itself', async () => {
    const { options, target } = await prepareMove();
    await moveToPostgres(options);
    expect((await sql`select * from pg_sequences`.execute(target)).rows).toEqual([]);
  });

  test('refuses a PostgreSQL that is not empty, and changes nothing in it', async () => {
    const { options, target } = await prepareMove();
    await sql`create table fremd (a integer)`.execute(target);
    await expect(moveToPostgres(options)).rejects.toThrow('nicht leer (fremd)');
    expect(await listPostgresTables(target)).toEqual(['fremd']);
  });

  test('refuses a shop that another process has open, even without writes', async () => {
    const { options, dataDir, target } = await prepareMove();
    const shop = open({ databaseUrl: undefined, dataDir });
    await shop.selectFrom('katalog').selectAll().execute();
    await expect(moveToPostgres(options)).rejects.toThrow('Der Laden läuft noch');
    expect(await listPostgresTables(target)).toEqual([]);
    await shop.destroy();
    expect(await moveToPostgres(options)).toContainEqual({ name: 'katalog', rows: 1 });
  });

  test.each([
    ['older', "delete from kysely_migration where name > '0006'", 'älter als dieses Programm'],
    [
      'newer',
      "insert into kysely_migration values ('9999-zukunft', '2099-01-01')",
      'neuer als dieses Programm',
    ],
    [
      'damaged',
      "pragma foreign_keys = off; insert into \"produktBild\" values ('x', 0, 'y', '')",
      'Verweis auf produkt fehlt',
    ],
  ])('refuses a shop that is %s', async (_what, statement, text) => {
    const { options, dataDir, target } = await prepareMove();
    const database = new DatabaseSync(join(dataDir, 'shop.sqlite'));
    database.exec(statement);
    database.close();
    await expect(moveToPostgres(options)).rejects.toThrow(text);
    expect(await listPostgresTables(target)).toEqual([]);
  });

  test('refuses a folder without a shop, and creates none there', async () => {
    const { options } = await prepareMove();
    const { dataDir } = sqliteFolder();
    await expect(moveToPostgres({ ...options, dataDir })).rejects.toThrow('shop.sqlite fehlt');
    expect(() => openEmbeddedShop(dataDir)).toThrow('shop.sqlite fehlt');
  });

  test('names the table whose value PostgreSQL rejects', async () => {
    const { options, target } = await prepareMove((db) => insertProdukt(db, { kurz: 'vor\0nach' }));
    await expect(moveToPostgres(options)).rejects.toThrow(/^produkt: /);
    expect(await listPostgresTables(target)).toEqual([]);
  });

  test.each([
    ['a lost connection', endConnections],
    [
      'an error of its own',
      () => {
        throw new Error('half-way');
      },
    ],
  ])('leaves the PostgreSQL empty after %s half-way', async (_what, breakOff) => {
    const { options, target } = await prepareMove((db) => insertProdukt(db));
    const report = (line: string) => {
      if (line === 'cartItem wird kopiert') breakOff(options.databaseUrl);
    };
    await expect(moveToPostgres({ ...options, report })).rejects.toThrow();
    expect(await listPostgresTables(target)).toEqual([]);
  });
});

/** Ends every connection to the database; they are closed when this returns. */
function endConnections(databaseUrl: string): void {
  const script = `import pg from 'pg';
    const client = new pg.Client(process.argv[1]);
    await client.connect();
    await client.query(\`select pg_terminate_backend(pid, 30000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()\`);
    await client.end();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, databaseUrl], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

describe('the comparison of a moved shop', () => {
  const damages: [string, string, string | RegExp][] = [
    [
      'a changed price',
      'update produkt set "preisCent" = "preisCent" + 1',
      'produkt: 11 Zeilen hier, 11 dort, mit anderem Inhalt',
    ],
    ['a lost line', 'delete from "cartItem" where menge > 1', /^cartItem: \d+ Zeilen hier, \d+ dort$/m],
    [
      'one byte of each picture',
      'update "bildVariante" set daten = set_byte(daten, 9, 255 - get_byte(daten, 9))',
      /bildVariante: .* mit anderem Inhalt/,
    ],
    [
      'an empty text instead of none',
      "update produkt set weblink = '' where weblink is null",
      /produkt: .* mit anderem Inhalt/,
    ],
    [
      'two values that changed places',
      'update account set vorname = nachname, nachname = vorname',
      /account: .* mit anderem Inhalt/,
    ],
  ];

  test('finds every difference', async () => {
    const { options, dataDir, target } = await prepareMove((db) => seedDemo(db, password));
    await moveToPostgres(options);
    const shop = openEmbeddedShop(dataDir);
    onTestFinished(shop.close);
    for (const [what, damage, text] of damages) {
      const compare = target.transaction().execute(async (db) => {
        await sql.raw(damage).execute(db);
        return compareTables(db, shop, () => {});
      });
      await expect(compare, what).rejects.toThrow(text);
    }
    const undamaged = await target.transaction().execute((db) => compareTables(db, shop, () => {}));
    expect(undamaged).toContainEqual({ name: 'produkt', rows: 11 });
  });
});

test('the terminal command prints its help and ends with an exit code', async () => {
  const { options } = await prepareMove();
  const run = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, ['scripts/migrate-to-postgres.ts', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: options.dataDir, DATABASE_URL: '', ...env },
    });
  expect(run({}, '--help').stdout).toContain('npm run migrate-to-postgres');
  const nowhere = run({});
  expect([nowhere.status, nowhere.stderr]).toEqual([2, expect.stringContaining('DATABASE_URL: fehlt')]);
  const moved = run({ DATABASE_URL: options.databaseUrl });
  expect([moved.status, moved.stdout]).toEqual([
    0,
    expect.stringMatching(/Umgezogen: \d+ Tabellen mit 3 Zeilen/),
  ]);
  const again = run({ DATABASE_URL: options.databaseUrl });
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('nicht leer')]);
});
