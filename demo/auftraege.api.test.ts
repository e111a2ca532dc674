import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { auftragCalls } from '#features/auftrag/calls.ts';
import { ereignisAngaben } from '#features/auftrag/ereignisse/ereignis.ts';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { fertigungCalls } from '#features/fertigung/calls.ts';
import { listBestand } from '#features/lager/server/index.ts';
import { feiertageOf, wochentagOf } from '#features/lieferung/feiertage.ts';
import { phaseCalls } from '#features/oeffnung/calls.ts';
import { widerrufVerwaltungCalls } from '#features/widerruf/bearbeitung/verwaltung-calls.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { addDemoAuftraege } from './auftraege.ts';
import { demoEinstellungen } from './beispiel-laden.ts';
import { seedDemo } from './seed.ts';

const oeffnen = { phase: 'geoeffnet', pauseText: '', pauseBis: '' } as const;

async function startDemoShop(database: DatabaseName) {
  const shop = await startTestApp(database, { onOpen: addDemoAuftraege });
  await seedDemo(shop.db, 'Seifenblasen im Wind');
  return { ...shop, admin: shop.as('admin') };
}

describe.each(databases)('the orders of the example workshop on %s', (database) => {
  test('come with its first opening, once, in different states, and the shop is whole', async () => {
    const { db, admin } = await startDemoShop(database);
    expect((await admin.send(auftragCalls.list)).data.auftraege).toEqual([]);
    await admin.send(phaseCalls.change, { body: { ...oeffnen, version: 0 } });
    const { auftraege } = (await admin.send(auftragCalls.list)).data;
    const known = auftraege.map(({ name, stand, aufgabe }) => [name, stand, aufgabe]);
    expect(known).toEqual([
      ['Thorben Claasen', 'offen', 'geld'],
      ['Leonie Hartwig', 'offen', 'packen'],
      ['Viktoria Schönfeld', 'bezahlt', 'packen'],
      ['Dmitri Sokolow', 'abholbereit', 'abholbereit'],
      ['Nele Fährmann', 'bezahlt', 'packen'],
      ['Ursula Zöllner', 'gepackt', 'packen'],
      ['Torsten Weißgerber', 'teilversendet', 'packen'],
      ['Rolf Dieter Maaß', 'bezahlt', 'packen'],
      ['Käthe Brandt', 'storniert', 'problem'],
      ['Magdalena Huber', 'versendet', 'problem'],
      ['Sabine Rühl', 'abgeholt', 'erledigt'],
      ['Annegret Thiele', 'offen', 'geld'],
      ['Bettina Krüger', 'storniert', 'erledigt'],
      ['Sören Petersen', 'storniert', 'erledigt'],
    ]);
    const { offene } = (await admin.send(widerrufVerwaltungCalls.list)).data;
    expect(offene.map(({ name, aufgaben, vorschlaege }) => [name, aufgaben, vorschlaege.length])).toEqual([
      ['Sabine Rühl', ['zuordnen'], 1],
      ['Magdalena Huber', ['buchen'], 0],
    ]);
    expect(await db.selectFrom('nachricht').select('id').execute()).toEqual([]);
    const zuFertigen = auftraege.filter(({ isZuFertigen }) => isZuFertigen).map(({ name }) => name);
    expect(zuFertigen).toEqual(['Torsten Weißgerber']);
    const events = await db.selectFrom('auftragEreignis').select(['typ', 'createdAt']).execute();
    expect(Object.groupBy(events, ({ typ }) => typ).erinnert).toHaveLength(2);
    const now = new Date().toISOString();
    for (const { createdAt } of events) expect(createdAt < now).toBe(true);
    const gast = await db.selectFrom('auftrag').select('id').where('accountId', 'is', null).execute();
    expect(gast).toHaveLength(1);
    expect((await verifyShop(db)).problems).toEqual([]);

    await admin.send(phaseCalls.change, { body: { ...oeffnen, phase: 'angekuendigt', version: 1 } });
    await admin.send(phaseCalls.change, { body: { ...oeffnen, version: 2 } });
    expect((await admin.send(auftragCalls.list)).data.auftraege).toHaveLength(14);
  });

  test('do not come to a shop that is not the example any more, and only where the goods are there', async () => {
    const { db, admin } = await startDemoShop(database);
    await db.updateTable('bestand').set({ menge: 0 }).execute();
    await db.updateTable('produkt').set({ aufBestellung: 0, fertigungstage: null }).execute();
    await admin.send(phaseCalls.change, { body: { ...oeffnen, version: 0 } });
    expect((await admin.send(auftragCalls.list)).data.auftraege).toEqual([]);

    const other = await startDemoShop(database);
    const { vorkasse } = demoEinstellungen.zahlung;
    const eigene = {
      ...demoEinstellungen.zahlung,
      vorkasse: { ...vorkasse, iban: 'DE02120300000000202051' },
    };
    await other.admin.send(gruppeCallsOf('zahlung').save, { body: { version: 1, ...eigene } });
    await other.admin.send(phaseCalls.change, { body: { ...oeffnen, version: 0 } });
    expect((await other.admin.send(auftragCalls.list)).data.auftraege).toEqual([]);
  });
});

test('what left the example workshop was on its shelf, and what its note says is being made did not leave', async () => {
  const { db, admin } = await startDemoShop('SQLite');
  const vorher = new Map((await listBestand(db)).produkte.map(({ name, menge }) => [name, menge]));
  await admin.send(phaseCalls.change, { body: { ...oeffnen, version: 0 } });
  const { auftraege } = (await admin.send(auftragCalls.list)).data;
  const gegangen = new Map<string, number>();
  for (const { _id } of auftraege) {
    const { name: kundin, posten } = (await admin.send(auftragCalls.read, { params: { id: _id } })).data;
    for (const { name, geliefert } of posten) gegangen.set(name, (gegangen.get(name) ?? 0) + geliefert);
    if (kundin !== 'Torsten Weißgerber') continue;
    const geliefert = posten.map((one) => [one.name, one.geliefert, one.rest]);
    expect(geliefert).toEqual(
      expect.arrayContaining([
        ['Honigwabe', 0, 18],
        ['Vanillewolke', 3, 0],
      ]),
    );
  }
  for (const [name, stueck] of gegangen) expect(stueck, name).toBeLessThanOrEqual(vorher.get(name) ?? 0);
  const fehlend = (await admin.send(fertigungCalls.zuFertigen)).data.map(({ name }) => name);
  expect(fehlend).toEqual(['Honigwabe']);
});

test('the example workshop promises the rest of a parcel for days on which parcels come, whichever day it is', async () => {
  const { db, as } = await startTestApp('SQLite');
  await seedDemo(db, 'Seifenblasen im Wind');
  await as('admin').send(phaseCalls.change, { body: { ...oeffnen, version: 0 } });
  const undo = new Error('undo');
  const wochentage = new Set<number>();
  for (let tage = 0; tage < 7; tage += 1) {
    const made = db.transaction().execute(async (tx) => {
      await addDemoAuftraege(tx, new Date(Date.now() + tage * 86_400_000));
      const rows = await tx
        .selectFrom('auftragEreignis')
        .select(['angaben', 'createdAt'])
        .where('typ', '=', 'versendet')
        .execute();
      const teile = rows.flatMap(({ angaben, createdAt }) => {
        const { rest } = ereignisAngaben.versendet.parse(JSON.parse(angaben));
        return rest ? [{ rest, am: tagOf(new Date(createdAt)) }] : [];
      });
      expect(teile).toHaveLength(1);
      for (const { rest, am } of teile) {
        wochentage.add(wochentagOf(am));
        for (const tag of [rest.von, rest.bis]) {
          expect(wochentagOf(tag), tag).not.toBe(0);
          expect(feiertageOf(Number(tag.slice(0, 4))).has(tag), tag).toBe(false);
        }
      }
      throw undo;
    });
    await expect(made).rejects.toBe(undo);
  }
  expect(wochentage.size).toBe(7);
});
