import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { gehalten, insertAuftrag } from '#test/auftrag/auftraege.ts';
import { doWith } from '#test/auftrag/auftrag-aktion.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { changeVorrat, insertWare } from '#test/ware/ware.ts';

const now = () => new Date('2026-11-24T09:00:00.000Z');
const abholung = { versandart: 'abholung', zahlart: 'abholung', faelligAt: null } as const;

const mitGeld: Parameters<typeof doWith>[2] = ['abgeholt', { bezahlt: true }];

/** A shop with five pieces of a soap on the shelf, of which an order to be fetched has three. */
async function startShop(database: DatabaseName) {
  const started = await startTestApp(database, { now });
  const { db } = started;
  const produktId = await insertWare(db, { menge: 5, name: 'Rose', preis: 5 });
  const auftrag = await insertAuftrag(db, { posten: [{ produktId, menge: 3 }], ...abholung });
  const menge = async () => {
    const row = db.selectFrom('bestand').select('menge').where('artikelId', '=', produktId);
    return (await row.executeTakeFirstOrThrow()).menge;
  };
  return { ...started, produktId, auftrag, menge, admin: started.as('admin') };
}

describe.each(databases)('an order that is paid on pick-up on %s', (database) => {
  test('takes its pieces off the shelf, once, and a count of the rest names no order', async () => {
    const { db, produktId, auftrag, menge, admin, as } = await startShop(database);
    const employee = as('employee');
    await employee.token();
    const replies = await Promise.all(
      [1, 2, 3].map(() =>
        employee.post(`/bestellungen/${auftrag.id}/abgeholt`, { gesehen: 1, bezahlt: true }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);

    expect([await menge(), await gehalten(db, produktId)]).toEqual([2, { bestand: 0, zeilen: 0 }]);
    const last = db.selectFrom('bewegung').selectAll().orderBy('nr', 'desc');
    expect(await last.executeTakeFirstOrThrow()).toMatchObject({
      menge: -3,
      bestandNachher: 2,
      grund: `Bestellung ${auftrag.nummer} abgeholt`,
      accountId: (await employee.account()).id,
      createdAt: now().toISOString(),
    });
    const halte = await db.selectFrom('reservierung').select(['stand', 'menge']).execute();
    expect(halte).toEqual([{ stand: 'geliefert', menge: 3 }]);
    expect((await verifyShop(db)).problems).toEqual([]);
    const events = db.selectFrom('auftragEreignis').select('typ').where('auftragId', '=', auftrag.id);
    expect((await events.orderBy('nr').execute()).map(({ typ }) => typ)).toEqual([
      ...['bestellt', 'zahlung', 'abgeholt'],
    ]);
    expect((await doWith(admin, auftrag, ['stornieren'])).json().message).toBe(
      'Diese Bestellung ist schon abgeholt. Kommt Ware zurück, buchen Sie sie bitte im Lager ein.',
    );
  });

  test('is invoiced, and nothing that an employee reads of it names the invoice', async () => {
    const { db, auftrag, admin, as } = await startShop(database);
    await doWith(admin, auftrag, mitGeld);
    const { nummer } = await db.selectFrom('beleg').select('nummer').executeTakeFirstOrThrow();
    const read = async (who: typeof admin) => (await who.get(`/bestellungen/${auftrag.id}`)).body;
    expect(await read(admin)).toContain(nummer);
    const mitarbeit = await read(as('employee'));
    expect(JSON.parse(mitarbeit).data.nachrichten).toMatchObject([
      { betreff: expect.stringMatching(`^Ihre Rechnung zur Bestellung ${auftrag.nummer}`) },
    ]);
    expect(mitarbeit).not.toContain(nummer);
  });

  test('is refused as a whole when the shelf has fewer pieces than were sold', async () => {
    const { db, produktId, auftrag, menge, admin } = await startShop(database);
    const voll = await insertWare(db, { menge: 9, name: 'Minze' });
    const zwei = await insertAuftrag(db, {
      ...abholung,
      posten: [
        { produktId: voll, menge: 1 },
        { produktId, menge: 1 },
      ],
    });
    for (const [vorrat, text] of [
      [2, 'Von Rose liegen nur 2 Stück im Lager, bestellt: 3.'],
      [1, 'Von Rose liegt nur 1 Stück im Lager, bestellt: 3.'],
      [0, 'Von Rose liegt nichts mehr im Lager, bestellt: 3.'],
    ] as const) {
      await changeVorrat(db, produktId, vorrat);
      const reply = await doWith(admin, auftrag, mitGeld);
      expect([reply.statusCode, reply.json().message]).toEqual([
        409,
        `${text} Bitte zuerst den Bestand berichtigen, dann die Abholung eintragen.`,
      ]);
    }
    expect((await doWith(admin, zwei, mitGeld)).statusCode).toBe(409);
    const danach = db.selectFrom('auftragEreignis').select('nr').where('nr', '>', 1);
    expect(await danach.execute()).toEqual([]);
    expect(await gehalten(db, produktId)).toEqual({ bestand: 4, zeilen: 4 });
    expect(await gehalten(db, voll)).toEqual({ bestand: 1, zeilen: 1 });

    await changeVorrat(db, produktId, 3);
    expect((await doWith(admin, auftrag, mitGeld)).statusCode).toBe(200);
    expect([await menge(), await gehalten(db, produktId)]).toEqual([0, { bestand: 1, zeilen: 1 }]);
  });
});

describe.each(databases)('the workshop on %s', (database) => {
  const text = 'Zerbrochen.';

  test('cancels an order that is never fetched: its pieces are free, a repetition changes nothing', async () => {
    const { db, produktId, auftrag, menge, as } = await startShop(database);
    const employee = as('employee');
    const path = `/bestellungen/${auftrag.id}/stornieren`;
    expect((await employee.post(path, { gesehen: 1, text })).json()).toMatchObject({
      message: `${auftrag.nummer} ist storniert, die Ware ist wieder frei.`,
      data: { _id: auftrag.id, stand: 'storniert' },
    });
    expect((await employee.post(path, { gesehen: 1, text })).json().message).toMatch(
      new RegExp(`^${auftrag.nummer} hat sich inzwischen geändert: Storniert`),
    );
    expect((await employee.post(path, { gesehen: 2, text })).json().message).toBe(
      'Diese Bestellung ist schon storniert.',
    );
    expect([await menge(), await gehalten(db, produktId)]).toEqual([5, { bestand: 0, zeilen: 0 }]);
    const events = db
      .selectFrom('auftragEreignis')
      .select(['angaben', 'vonId'])
      .where('typ', '=', 'storniert');
    expect(await events.execute()).toEqual([
      { angaben: JSON.stringify({ grund: 'laden', text }), vonId: (await employee.account()).id },
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is reminded of money that came in; nobody else cancels, and no unknown order', async () => {
    const { db, produktId, as, admin } = await startShop(database);
    const bezahlt = await insertAuftrag(db, {
      posten: [{ produktId, menge: 1 }],
      ereignisse: [
        { typ: 'zahlung', angaben: { betragCent: 990, tag: '2026-11-24' }, at: now().toISOString() },
      ],
    });
    const path = `/bestellungen/${bezahlt.id}/stornieren`;
    expect((await as('customer').post(path, { gesehen: 2, text })).statusCode).toBe(403);
    expect((await admin.post(path, { gesehen: 2, text })).json().message).toBe(
      `${bezahlt.nummer} ist storniert, die Ware ist wieder frei. Bitte überweisen Sie 9,90\u00a0€ zurück.`,
    );
    expect((await admin.post('/bestellungen/gibtesnicht/stornieren', { gesehen: 1, text })).statusCode).toBe(
      404,
    );
  });
});
