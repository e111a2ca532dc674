import { describe, expect, test } from 'vitest';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import type { Db } from '../db/connect.ts';
import { type AttemptCounter, attemptCounter } from './attempt-counter.ts';
import { limitAttempts } from './limit-attempts.ts';

const minute = 60_000;
const hour = 60 * minute;

describe.each(databases)('attempts at the same time on %s', (database) => {
  const now = Date.parse('2026-03-01T00:00:00.000Z');
  const counter: AttemptCounter = {
    limit: { kind: 'versuch', steps: [{ from: 60, waitMs: hour }], forgetMs: hour, forgetAfter: 'first' },
    ...{ key: 'schluessel', account: null },
  };
  const isLetIn = (db: Db, time: number) =>
    limitAttempts(db, [counter], new Date(time)).then(
      () => true,
      () => false,
    );

  test('are let in as often as the limit says, in whatever order their times are counted', async () => {
    const { db } = await openMigratedDatabase(database);
    const all = Array.from({ length: 80 }, (_, nr) => isLetIn(db, now + ((nr * 7) % 10)));
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(60);
  });

  test('do not start the count again when one is a moment earlier than the last, before and at the limit', async () => {
    const { db } = await openMigratedDatabase(database);
    for (let nr = 1; nr <= 60; nr += 1) expect(await isLetIn(db, now - (nr === 59 ? minute : nr))).toBe(true);
    for (const time of [now, now - 61, now - minute]) expect(await isLetIn(db, time)).toBe(false);
  });
});

test('a count that would be deleted before it expires is none', async () => {
  const { db } = await openMigratedDatabase('SQLite');
  const limit = { kind: 'lang', steps: [{ from: 2, waitMs: hour }], forgetMs: 25 * hour } as const;
  const counter = attemptCounter('geheim', { ...limit, forgetAfter: 'first' }, 'ort');
  await expect(limitAttempts(db, [counter], new Date())).rejects.toThrow('deleted before they expire');
  expect(await db.selectFrom('attempt').selectAll().execute()).toEqual([]);
});
