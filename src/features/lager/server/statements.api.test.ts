import { expect, test } from 'vitest';
import { openLager } from '#test/lager.ts';
import { recordStatements } from '#test/statements.ts';
import { startTestApp } from '#test/test-app.ts';
import { bookProduktion, takeZaehlliste } from './index.ts';
import { takeInventur } from './take-inventur.ts';

const buchungId = 'einmal-0123456789abc';

/** Statements that lock a level without changing it. */
const locks = (statements: string[]) =>
  statements.filter((sql) => sql.startsWith('update "bestand" set "menge" = "menge" where'));

test('a production locks each level once, the product’s included, also with an id from the client', async () => {
  const { db, place, as } = await startTestApp('SQLite');
  const { ids } = await openLager(db, as('admin'));
  const recorded = recordStatements(place);
  const body = { produktId: ids.produkt, anzahl: 1, buchungId };
  await bookProduktion(recorded.db, body, {});
  expect(locks(recorded.statements)).toHaveLength(4);
});

test('a counted article is locked once, also under an id of its own', async () => {
  const { db, place, as } = await startTestApp('SQLite');
  const { ids } = await openLager(db, as('admin'));
  const recorded = recordStatements(place);
  const body = { typ: 'rohseife', artikelId: ids.seife, menge: 900, einheit: 'g', buchungId } as const;
  await takeInventur(recorded.db, body, {});
  expect(locks(recorded.statements)).toHaveLength(1);
});

test('a counted shelf locks each level once', async () => {
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
  expect(locks(recorded.statements)).toHaveLength(2);
});
