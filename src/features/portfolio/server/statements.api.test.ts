import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { recordStatements } from '#test/database/statements.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { orderProdukte } from './change-produkt/order-produkte.ts';
import { listProdukte, listVerwalteteProdukte } from './list-produkte.ts';

test('a new order is written by one statement, however many products move', async () => {
  const { db, place } = await startTestApp('SQLite');
  const ids: string[] = [];
  for (let i = 0; i < 40; i += 1) ids.push(await insertProdukt(db));
  const recorded = recordStatements(place);
  await orderProdukte(recorded.db, { ids: ids.toReversed() }, 'Anna');
  const { data } = await listVerwalteteProdukte(db);
  expect(data.map(({ _id }) => _id)).toEqual(ids.toReversed());
  expect(recorded.statements.filter((sql) => sql.includes('update "produkt"'))).toHaveLength(1);
});

test.each([
  ['the catalogue', listProdukte, 2],
  ['the list of the back office', listVerwalteteProdukte, 4],
] as const)('%s leaves the main thread to others between its parts', async (_what, list, least) => {
  const { db } = await startTestApp('SQLite');
  await insertProdukt(db);
  let [turns, isDone] = [0, false];
  const listed = list(db, '2026-11-23').finally(() => {
    isDone = true;
  });
  for (; !isDone; turns += 1) await nextTurn();
  await listed;
  expect(turns).toBeGreaterThanOrEqual(least);
});
