import { describe, expect, test } from 'vitest';
import { lagerCalls } from '#features/lager/calls.ts';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { addDemoLager } from './lager.ts';
import { demoProdukte } from './produkte.ts';
import { addDemoRohstoffe, demoRohstoffe } from './rohstoffe.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe.each(databases)('the history of the example workshop on %s', (database) => {
  test('covers some months and ends at the stock of the raw materials, four articles below their minimum', async () => {
    const { db, as } = await startTestApp(database);
    await db.transaction().execute(async (db) => {
      await addDemoRohstoffe(db);
      const produktIds = new Map<string, string>();
      for (const { slug, beschreibung: _, ...produkt } of demoProdukte)
        produktIds.set(slug, await insertProdukt(db, { ...produkt, preis: produkt.preis }));
      await addDemoLager(db, { produktIds, von: { id: 'k', name: 'Maria Lindner' }, now });
    });
    const admin = as('admin');

    const { data } = await admin.send(lagerCalls.bestand);
    const levels = [data.rohseifen, data.duftoele, data.verpackungen]
      .flat()
      .map(({ name, menge }) => [name, menge]);
    const wanted = Object.values(demoRohstoffe)
      .flat()
      .map(({ bezeichnung, aktuellVorrat }) => [bezeichnung, aktuellVorrat]);
    expect(Object.fromEntries(levels)).toEqual(Object.fromEntries(wanted));
    const { data: warnungen } = await admin.send(lagerCalls.warnungen);
    expect(warnungen.map(({ name }) => name)).toEqual(['schwarz', 'Sandelholz', 'Minzglas', 'Wintergruß']);

    const itemId = data.rohseifen.find(({ name }) => name === 'schwarz')?.artikelId ?? '';
    const historie = await admin.send(lagerCalls.historie, { params: { itemId }, query: { limit: 200 } });
    const days = historie.data.map(({ createdAt }) => createdAt);
    expect(days).toEqual(days.toSorted().reverse());
    expect(days[0]?.localeCompare(now.toISOString())).toBe(-1);
    expect(days.at(-1)).toBe('2026-07-03T07:00:00.000Z');
    expect(historie.data.at(-1)).toMatchObject({ grund: 'Anfangsbestand', von: 'Maria Lindner' });
    expect(historie.pagination.total).toBeGreaterThan(6);

    const { count } = await db
      .selectFrom('bewegung')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(250);
  });
});
