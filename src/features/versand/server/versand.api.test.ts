import { describe, expect, test } from 'vitest';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { insertAuftrag, testAnschrift } from '#test/auftrag/auftraege.ts';
import { done } from '#test/auftrag/auftrag-aktion.ts';
import { databases } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { pagesOf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import type { Packen } from '../contract.ts';
import { readPacken } from './read-packen.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const at = now.toISOString();
const bezahlt = (betragCent: number): Ereignis => ({
  typ: 'zahlung',
  angaben: { betragCent, tag: '2026-11-24' },
  at,
});
const gepackt: Ereignis = { typ: 'gepackt', angaben: {}, at };
const abholung = { versandart: 'abholung', zahlart: 'abholung' } as const;

describe.each(databases)('packing on %s', (database) => {
  test('shows what can be packed now by its promised day, and what has to wait and why', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    await changeEinstellung(db, 'versand', { verpackungGramm: 200 });
    const da = await insertWare(db, { menge: 9, preis: 5, name: 'Rose', packgewicht: 110 });
    const fehlt = await insertWare(db, { menge: 0, preis: 5, name: 'Minze', fertigungstage: 5 });
    const posten = [{ produktId: da, menge: 2 }];
    const spaet = await insertAuftrag(db, { posten, ereignisse: [bezahlt(1490)], terminBis: '2026-12-09' });
    const notiz: Ereignis = { typ: 'notiz', angaben: { text: 'Geschenkpapier' }, at };
    const frueh = await insertAuftrag(db, {
      posten,
      ereignisse: [bezahlt(1490), notiz],
      terminBis: '2026-11-26',
    });
    const holt = await insertAuftrag(db, { posten, ...abholung, terminBis: '2026-12-01' });
    const schon = await insertAuftrag(db, {
      posten,
      ereignisse: [bezahlt(1490), gepackt],
      terminBis: '2026-12-02',
    });
    // The youngest: the shelf has none left for it, and ids of one millisecond are in no order.
    await insertAuftrag(db, { posten, at: new Date('2026-11-23T10:00:00.000Z') });
    await insertAuftrag(db, { posten, ereignisse: [{ typ: 'storniert', angaben: { grund: 'laden' }, at }] });
    const wartet = await insertAuftrag(db, {
      posten: [{ produktId: fehlt, menge: 3 }],
      ereignisse: [bezahlt(1990)],
    });

    const data: Packen = (await as('employee').get('/versand/packen')).json().data;
    expect(data.auftraege.map(({ nummer }) => nummer)).toEqual(
      [frueh, holt, schon, spaet].map((one) => one.nummer),
    );
    expect(data.auftraege[0]).toMatchObject({
      ...{
        _id: frueh.id,
        letzteNr: 3,
        name: 'Erika Beispiel',
        versandart: 'dhl',
        offen: 0,
        isGepackt: false,
      },
      ...{
        anschrift: testAnschrift,
        notizen: ['Geschenkpapier'],
        gewicht: 420,
        ohneGewicht: false,
        isRest: false,
      },
      posten: [{ nr: 1, produktId: da, name: 'Rose', menge: 2, imLager: 9, gedeckt: 2 }],
    });
    expect(data.auftraege[1]).toMatchObject({ versandart: 'abholung', offen: 14.9 });
    expect(data.auftraege[2]).toMatchObject({ isGepackt: true, gepacktVon: 'Gast' });
    expect(data.wartend).toMatchObject([
      { _id: wartet.id, grund: 'fertigung', posten: [{ name: 'Minze', menge: 3, imLager: 0, gedeckt: 0 }] },
    ]);
    expect([data.weitere, data.absender.strasse]).toEqual([0, expect.any(String)]);
    expect((await as('customer').get('/versand/packen')).statusCode).toBe(403);
  });

  test('offers to make a pick-up ready that was packed before packing did so', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const posten = [{ produktId: await insertWare(db, { menge: 9, preis: 5 }), menge: 2 }];
    const holt = await insertAuftrag(db, { posten, ...abholung, ereignisse: [gepackt] });
    const employee = as('employee');
    const listed = async (): Promise<Packen> => (await employee.get('/versand/packen')).json().data;
    const [karte] = (await listed()).auftraege;
    expect(karte).toMatchObject({ _id: holt.id, isGepackt: false });
    expect(karte).not.toHaveProperty('gepacktVon');
    const { stand } = await done(employee, holt, ['abholbereit']);
    expect([stand, (await listed()).auftraege]).toEqual(['abholbereit', []]);
    const [mail] = await db.selectFrom('nachricht').select('betreff').execute();
    expect(mail?.betreff).toMatch(/bhol/);
  });

  test('says of what waits how much of the shelf is left for it by the older orders', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const rose = await insertWare(db, { menge: 5, preis: 5, name: 'Rose', fertigungstage: 5 });
    const minze = await insertWare(db, { menge: 9, preis: 5, name: 'Minze' });
    const um = (hour: number) => new Date(`2026-11-24T0${hour}:00:00.000Z`);
    const order = (hour: number, ...posten: { produktId: string; menge: number }[]) => {
      const summe = 490 + 500 * posten.reduce((sum, { menge }) => sum + menge, 0);
      return insertAuftrag(db, { posten, ereignisse: [bezahlt(summe)], at: um(hour) });
    };
    await order(1, { produktId: rose, menge: 3 });
    const teils = await order(2, { produktId: rose, menge: 4 }, { produktId: minze, menge: 2 });
    const leer = await order(3, { produktId: rose, menge: 2 });
    const ohneGeld = await insertAuftrag(db, {
      ...abholung,
      posten: [{ produktId: minze, menge: 3 }],
      at: um(4),
    });

    const employee = as('employee');
    const data: Packen = (await employee.get('/versand/packen')).json().data;
    expect(data.auftraege.map(({ nummer }) => nummer)).toContain(ohneGeld.nummer);
    const regal = data.wartend.map(({ _id, posten }) => [
      _id,
      posten.map(({ name, menge, imLager, gedeckt }) => [name, menge, imLager, gedeckt]),
    ]);
    expect(regal).toEqual([
      [
        teils.id,
        [
          ['Rose', 4, 5, 2],
          ['Minze', 2, 9, 2],
        ],
      ],
      [leer.id, [['Rose', 2, 5, 0]]],
    ]);
    const [schein = ''] = await pagesOf(
      (await employee.get(`/versand/lieferscheine?ids=${teils.id}`)).rawPayload,
    );
    expect(schein).toMatch(/Es folgt noch.*2\s×\sRose/s);
  });

  test('leaves out orders whose withdrawal came in, until that is booked for another part of them', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const produktId = await insertWare(db, { menge: 9, preis: 5, name: 'Rose', packgewicht: 110 });
    const posten = [{ produktId, menge: 3 }];
    const widerruf: Ereignis = { typ: 'widerruf', angaben: { widerruf: 'w' }, at };
    const teile = [{ nr: 1, menge: 1, frei: 1 }];
    const gebucht: Ereignis = {
      typ: 'widerrufen',
      angaben: { widerruf: 'w', teile, versandCent: 0, betragCent: 500 },
      at,
    };
    await insertAuftrag(db, { posten, ereignisse: [bezahlt(1990), widerruf] });
    await insertAuftrag(db, { posten, ereignisse: [bezahlt(1990), gepackt, widerruf] });
    const rest = await insertAuftrag(db, { posten, ereignisse: [bezahlt(1990), widerruf, gebucht] });
    const data: Packen = (await as('employee').get('/versand/packen')).json().data;
    expect(data.auftraege.map(({ nummer, posten }) => [nummer, posten.map(({ menge }) => menge)])).toEqual([
      [rest.nummer, [2]],
    ]);
    expect(data.wartend).toEqual([]);
  });

  test('has the corrected address, and of an order that was sent in part what is left', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const rose = await insertWare(db, { menge: 9, preis: 5 });
    const neu = { ...testAnschrift, strasse: 'Packstation', hausnummer: '145', zusatz: '12345678' };
    const versendet = { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 1 }] };
    await insertAuftrag(db, {
      posten: [{ produktId: rose, menge: 3 }],
      ereignisse: [
        bezahlt(1990),
        gepackt,
        { typ: 'versendet', angaben: versendet, at },
        { typ: 'adresse', angaben: { anschrift: neu }, at },
      ],
    });
    const data: Packen = (await as('admin').get('/versand/packen')).json().data;
    expect(data.auftraege).toMatchObject([
      { isRest: true, isGepackt: false, letzteNr: 5, anschrift: neu, posten: [{ menge: 2 }] },
    ]);
  });

  test('answers at most 100 orders, and how many more there are', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const posten = [{ produktId: await insertWare(db, { menge: 200, preis: 5 }), menge: 1 }];
    for (let nr = 0; nr < 103; nr += 1) await insertAuftrag(db, { posten, ereignisse: [bezahlt(990)] });
    const data: Packen = (await as('admin').get('/versand/packen')).json().data;
    expect([data.auftraege.length, data.weitere]).toEqual([100, 3]);
  });

  test('draws packing slips and labels; pick-ups need no label', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const rose = await insertWare(db, { menge: 9, preis: 5, name: 'Rose' });
    const posten = [{ produktId: rose, menge: 2 }];
    const paket = await insertAuftrag(db, { posten, ereignisse: [bezahlt(1490)] });
    const holt = await insertAuftrag(db, { posten, ...abholung });
    const employee = as('employee');

    const scheine = await employee.get(`/versand/lieferscheine?ids=${holt.id},${paket.id}`);
    expect(scheine.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
      'content-disposition': 'attachment',
    });
    const pages = await pagesOf(scheine.rawPayload);
    expect(pages.map((page) => page.match(/B-26-\w+/)?.[0])).toEqual([holt.nummer, paket.nummer]);
    expect(pages[1]).toContain('Rose');

    const etiketten = await employee.get(
      `/versand/etiketten?ids=${holt.id},${paket.id}&format=bogen10&ab=10`,
    );
    const [bogen = '', ...weitere] = await pagesOf(etiketten.rawPayload);
    expect([bogen.match(/Erika Beispiel/g)?.length, weitere]).toEqual([1, []]);
    const ohne = await employee.get(`/versand/etiketten?ids=${holt.id}&format=bogen10`);
    expect([ohne.statusCode, ohne.json().message]).toEqual([409, expect.stringMatching(/abgeholt/)]);
  });

  test('refuses what it cannot draw', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const posten = [{ produktId: await insertWare(db, { menge: 9 }), menge: 1 }];
    const { id } = await insertAuftrag(db, { posten });
    const storniert = await insertAuftrag(db, {
      posten,
      ereignisse: [{ typ: 'storniert', angaben: { grund: 'laden' }, at }],
    });
    const admin = as('admin');
    const statusOf = async (path: string) => (await admin.get(`/versand/${path}`)).statusCode;
    expect(await statusOf('lieferscheine')).toBe(400);
    expect(await statusOf('lieferscheine?ids=,')).toBe(400);
    expect(await statusOf(`lieferscheine?ids=${Array.from({ length: 101 }, (_, nr) => nr).join(',')}`)).toBe(
      400,
    );
    expect(await statusOf('lieferscheine?ids=gibtesnicht')).toBe(404);
    for (const ab of ['0', '9', '1.5', 'x'])
      expect(await statusOf(`etiketten?ids=${id}&format=bogen8&ab=${ab}`)).toBe(400);
    expect(await statusOf(`etiketten?ids=${id}&format=a4`)).toBe(400);
    const reply = await admin.get(`/versand/lieferscheine?ids=${id},${storniert.id}`);
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      expect.stringContaining(storniert.nummer),
    ]);
    expect((await as('customer').get(`/versand/lieferscheine?ids=${id}`)).statusCode).toBe(403);
  });
});

test('reads a hundred orders in as many statements as one', async () => {
  const { db, place } = await startTestApp('SQLite');
  const posten = [{ produktId: await insertWare(db, { menge: 50, preis: 5 }), menge: 1 }];
  const count = async () => {
    const recorded = recordStatements(place);
    await readPacken(recorded.db);
    return recorded.statements.filter((sql) => sql.startsWith('select')).length;
  };
  await insertAuftrag(db, { posten, ereignisse: [bezahlt(990)] });
  const one = await count();
  for (let nr = 0; nr < 5; nr += 1) await insertAuftrag(db, { posten, ereignisse: [bezahlt(990)] });
  expect(await count()).toBe(one);
});
