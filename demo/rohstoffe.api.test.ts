import { describe, expect, test } from 'vitest';
import { rohstoffCallsOf } from '#features/rohstoffe/calls.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { warenberechnungCalls } from '#features/warenberechnung/calls.ts';
import type { Db } from '#server/db/connect.ts';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { addDemoLager } from './lager.ts';
import { demoProdukte } from './produkte.ts';
import { addDemoRohstoffe, demoRohstoffe } from './rohstoffe.ts';
import { addDemoWarenberechnungen } from './warenberechnungen.ts';

/** Without pictures: preparing them takes long and the costs do not depend on them. */
async function seed(db: Db): Promise<void> {
  await db.transaction().execute(async (db) => {
    await addDemoRohstoffe(db);
    const produktIds = new Map<string, string>();
    for (const { slug, beschreibung: _, ...produkt } of demoProdukte)
      produktIds.set(slug, await insertProdukt(db, { ...produkt, preis: produkt.preis }));
    await addDemoWarenberechnungen(db, produktIds);
    await addDemoLager(db, { produktIds, now: new Date() });
  });
}

test('every soap kind, scent and packaging of the specification is among the raw materials', () => {
  const namesOf = (typ: keyof typeof demoRohstoffe) =>
    demoRohstoffe[typ].map(({ bezeichnung }) => bezeichnung).sort();
  expect(namesOf('rohseife')).toEqual([
    'Aloe-Vera',
    'Honigseife',
    'Sheabutter',
    'pink',
    'schwarz',
    'transparent',
  ]);
  expect(namesOf('duftoel')).toEqual(['Lavendel', 'Minze', 'Sandelholz', 'Vanille', 'Yasmin']);
  expect(namesOf('verpackung')).toEqual(['länglich', 'tüte 100g 9x13', 'viereck']);
});

describe.each(databases)('the raw materials of the example workshop on %s', (database) => {
  test('are complete, and exactly two are below their minimum', async () => {
    const { db, as } = await startTestApp(database);
    await seed(db);
    const low: string[] = [];
    for (const kind of Object.values(rohstoffKinds)) {
      const { data } = await as('admin').send(rohstoffCallsOf(kind).list);
      for (const { bezeichnung, aktuellVorrat, mindestbestand } of data)
        if (aktuellVorrat < mindestbestand) low.push(bezeichnung);
    }
    expect(low).toEqual(['schwarz', 'Sandelholz']);
  });

  test('complete every recipe but that of the Geschenkdose; some prices match the calculation, none is below cost', async () => {
    const { db, as } = await startTestApp(database);
    await seed(db);
    const { data } = await as('admin').send(warenberechnungCalls.list);
    const namesOf = (mark: 'isUnvollstaendig' | 'isUnterKosten' | 'isAbweichend') =>
      data.filter((line) => line[mark]).map(({ name }) => name);
    expect(data).toHaveLength(11);
    expect(namesOf('isUnvollstaendig')).toEqual(['Wintergruß']);
    expect(namesOf('isUnterKosten')).toEqual([]);
    // An incomplete calculation has no price to compare with.
    expect(namesOf('isAbweichend')).toEqual(['Minzmorgen', 'Schwarzer Sandel', 'Gartenruhe', 'Goldstück']);
  });
});
