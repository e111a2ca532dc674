import { expect, test } from 'vitest';
import { recordStatements } from '#test/database/statements.ts';
import { buildTestApp, startTestApp } from '#test/test-app.ts';
import { lengthenHistorie, openLager } from '#test/ware/lager.ts';
import { readHistorie } from './historie/read-historie.ts';
import { takeInventur } from './inventur/take-inventur.ts';
import { takeZaehlliste } from './inventur/take-zaehlliste.ts';
import { bookProduktion } from './produktion/book-produktion.ts';

const buchungId = 'einmal-0123456789abc';

/** The number of levels in each statement that locks some. */
const locks = (statements: string[]) =>
  statements
    .filter((sql) => sql.startsWith('select * from "bestand" where "artikelId" in'))
    .map((sql) => sql.split('?').length - 1);

test('a production locks all levels in one statement, the product’s included, also with an id from the client', async () => {
  const { db, place, as } = await startTestApp('SQLite');
  const { ids } = await openLager(db, as('admin'));
  const recorded = recordStatements(place);
  const body = { produktId: ids.produkt, anzahl: 1, buchungId };
  await bookProduktion(recorded.db, body, {});
  expect(locks(recorded.statements)).toEqual([4]);
});

test('a counted article is locked once, also under an id of its own', async () => {
  const { db, place, as } = await startTestApp('SQLite');
  const { ids } = await openLager(db, as('admin'));
  const recorded = recordStatements(place);
  const body = { typ: 'rohseife', artikelId: ids.seife, menge: 900, einheit: 'g', buchungId } as const;
  await takeInventur(recorded.db, body, {});
  expect(locks(recorded.statements)).toEqual([1]);
});

test('a counted shelf locks all levels in one statement', async () => {
  const { db, place, as } = await startTestApp('SQLite');
  const { admin } = await openLager(db, as('admin'));
  const { data } = (await admin.get('/lager/bestand')).json();
  const zeilen = [...data.rohseifen, ...data.duftoele].map(({ _id, letzteNr, menge }) => ({
    _id,
    letzteNr,
    gezaehlt: menge,
  }));
  const recorded = recordStatements(place);
  await takeZaehlliste(recorded.db, { zeilen, buchungId }, {});
  expect(locks(recorded.statements)).toEqual([2]);
});

test('the movements of one kind are counted in sections, so that no statement is long', async () => {
  const { db, place, as } = await startTestApp('SQLite');
  const { ids } = await openLager(db, as('admin'));
  await lengthenHistorie(db, ids.seife, { anzahl: 45_000 });
  const recorded = recordStatements(place);
  await readHistorie(recorded.db, ids.seife, { page: 1, limit: 1, typ: 'inventur' });
  const counts = recorded.statements.filter((sql) => /count\(\*\).* from "bewegung"/.test(sql));
  expect(counts).toHaveLength(3);
});

test('a history is no longer read when the client of its export is gone', async () => {
  const { db, place, as } = await startTestApp('SQLite');
  const { admin, ids } = await openLager(db, as('admin'));
  await lengthenHistorie(db, ids.seife, { anzahl: 60_000 });
  const recorded = recordStatements(place);
  const url = await (await buildTestApp(recorded.db)).listen({ port: 0 });
  const path = `/lager/historie/${ids.seife}/csv`;
  const headers = { authorization: `Bearer ${await admin.token()}` };
  const batches = () => recorded.statements.filter((sql) => sql.includes('from "bewegung"')).length;
  await (await fetch(`${url}/api${path}`, { headers })).text();
  const all = batches();

  const leaving = new AbortController();
  const { body } = await fetch(`${url}/api${path}`, { headers, signal: leaving.signal });
  await body?.getReader().read();
  leaving.abort();
  // Takes as long as the export that was left.
  await admin.get(path);
  expect(batches() - all).toBeGreaterThan(0);
  expect(batches() - all).toBeLessThan(all);
});
