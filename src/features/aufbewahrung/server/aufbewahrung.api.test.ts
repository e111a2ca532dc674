import { describe, expect, test } from 'vitest';
import { anonymiseAuftraege } from '#features/auftrag/server/index.ts';
import { forgetExpired } from '#features/auth/server/index.ts';
import { forgetCarts } from '#features/cart/server/index.ts';
import { forgetPost } from '#features/post/server/index.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { bestellungVon, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { fillShelf } from '#test/auftrag/offener-laden.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { tables } from '../../../../scripts/walls/walls.ts';
import { aufbewahrungCalls } from '../calls.ts';
import { aufbewahrungsplan, ohnePersonen, type PlanZeile } from '../plan.ts';
import { readPlan, readProbe } from './read-plan.ts';

test('each table is in the plan, or says nothing about people', async () => {
  const { db } = await openMigratedDatabase('SQLite');
  const geplant = Object.values<PlanZeile>(aufbewahrungsplan).flatMap(({ tabellen }) => tabellen);
  expect(new Set(geplant).size).toBe(geplant.length);
  const bekannt = [...geplant, ...ohnePersonen];
  for (const { name } of await db.introspection.getTables())
    expect(bekannt, `${name} has no line in aufbewahrungsplan and is not in ohnePersonen`).toContain(name);
  const alle = Object.values(tables).flat();
  expect(bekannt.filter((name) => !alle.includes(name))).toEqual([]);
});

describe.each(databases)('the plan of what is kept on %s', (database) => {
  test('says what the jobs would do at a time, changes nothing, and they do that', async () => {
    let now = new Date('2026-11-24T09:00:00.000Z');
    const { app, db } = await startOpenShop(database, { now: () => now });
    const produktId = await insertProdukt(db, { name: 'Lavendeltraum', preis: 7.9 });
    await fillShelf(db, [produktId], 50);
    const gast = await gastMit(db, { [produktId]: 2 });
    await gast.bestelle(app, bestellungVon(await gast.kasse(app)));
    await gastMit(db, { [produktId]: 1 });
    await db
      .updateTable('cart')
      .set({ expiresAt: '2027-02-22T09:00:00.000Z' })
      .where('expiresAt', 'is not', null)
      .execute();
    const storniert = {
      typ: 'storniert' as const,
      angaben: { grund: 'laden' as const },
      at: now.toISOString(),
    };
    const { nummer } = await insertAuftrag(db, {
      posten: [{ produktId, menge: 1 }],
      ereignisse: [storniert],
    });
    const { id } = await insertAuftrag(db, {
      posten: [{ produktId, menge: 1 }],
      ereignisse: [storniert, { typ: 'loeschwunsch', angaben: {}, at: now.toISOString() }],
    });
    await db.updateTable('nachricht').set({ faelligAt: null, createdAt: now.toISOString() }).execute();
    const probe = async () => {
      const { zeilen } = await readProbe(db, now);
      return Object.fromEntries(
        zeilen.filter(({ anzahl }) => anzahl > 0).map(({ name, anzahl }) => [name, anzahl]),
      );
    };
    const run = async () => {
      await forgetPost(db, { now });
      await anonymiseAuftraege(db, { now });
      await forgetCarts(db, { now });
      await forgetExpired(db, { now });
    };
    const anzahl = async () => {
      const zeilen = await readPlan(db, now);
      return Object.fromEntries(zeilen.map(({ name, anzahl }) => [name, anzahl]));
    };
    expect(await anzahl()).toMatchObject({ bestellungen: 3, wuensche: 1, briefe: 1, meldungen: 1 });
    expect(await probe()).toEqual({});

    now = new Date('2026-12-31T09:00:00.000Z');
    expect(await probe()).toMatchObject({ wuensche: 1, meldungen: 1 });
    expect(await probe()).toMatchObject({ wuensche: 1, meldungen: 1 });
    await run();
    expect(await probe()).toEqual({});
    expect(await anzahl()).toMatchObject({ bestellungen: 3, wuensche: 0, briefe: 1, meldungen: 0 });
    const row = await db.selectFrom('auftrag').select('datenstand').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ datenstand: 'pflicht' });

    now = new Date('2035-01-01T09:00:00.000Z');
    const { zeilen } = await readProbe(db, now);
    const bestellungen = zeilen.find(({ name }) => name === 'bestellungen');
    // The third one is still unpaid: nobody takes the workshop's work away.
    expect(bestellungen?.anzahl).toBe(2);
    expect(bestellungen?.beispiele).toContain(nummer);
    expect(await probe()).toMatchObject({ bestellungen: 2, briefe: 1 });
    await run();
    expect(await probe()).toEqual({});
    expect(await anzahl()).toMatchObject({ bestellungen: 1, briefe: 0, warenkoerbe: 0 });
  });

  test('says when each job was done last', async () => {
    const { db, as } = await startOpenShop(database);
    const doneAt = '2026-11-24T03:00:00.000Z';
    const job = { runs: 1, failures: 0, startedAt: doneAt, heldUntil: null, result: 'done' as const };
    await db
      .insertInto('job')
      .values({ name: 'anonymise', ...job, durationMs: 5, doneAt })
      .execute();
    const { data } = await as('admin').send(aufbewahrungCalls.plan);
    const zeile = (name: string) => data.find((one) => one.name === name);
    expect(zeile('bestellungen')).toMatchObject({ zuletzt: doneAt, wer: 'Der Laden' });
    expect(zeile('warenkoerbe')?.zuletzt).toBeUndefined();
    expect(zeile('protokolle')).not.toHaveProperty('anzahl');
    const probe = (await as('admin').send(aufbewahrungCalls.probe)).data;
    expect(probe.zeilen.find(({ name }) => name === 'bestellungen')).toMatchObject({
      anzahl: 0,
      beispiele: [],
    });
  });
});
