import { describe, expect, test } from 'vitest';
import { verifyShop } from '#server/verify/verify-shop.ts';
import { gehalten, insertAuftrag } from '#test/auftraege.ts';
import { type DatabaseName, databases } from '#test/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { changeVorrat, insertWare } from '#test/ware.ts';

const now = () => new Date('2026-11-24T09:00:00.000Z');
const abholung = { versandart: 'abholung', zahlart: 'abholung', faelligAt: null } as const;

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
      [1, 2, 3].map(() => employee.post(`/bestellungen/${auftrag.id}/zahlung`)),
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
    expect((await admin.post(`/bestellungen/${auftrag.id}/stornieren`)).json().message).toBe(
      'Diese Bestellung ist schon abgeholt. Kommt Ware zurück, buchen Sie sie bitte im Lager ein.',
    );
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
      const reply = await admin.post(`/bestellungen/${auftrag.id}/zahlung`);
      expect([reply.statusCode, reply.json().message]).toEqual([
        409,
        `${text} Bitte zuerst den Bestand berichtigen, dann die Abholung eintragen.`,
      ]);
    }
    expect((await admin.post(`/bestellungen/${zwei.id}/zahlung`)).statusCode).toBe(409);
    expect(
      await db.selectFrom('auftragEreignis').select('nr').where('typ', '=', 'zahlung').execute(),
    ).toEqual([]);
    expect(await gehalten(db, produktId)).toEqual({ bestand: 4, zeilen: 4 });
    expect(await gehalten(db, voll)).toEqual({ bestand: 1, zeilen: 1 });

    await changeVorrat(db, produktId, 3);
    expect((await admin.post(`/bestellungen/${auftrag.id}/zahlung`)).statusCode).toBe(200);
    expect([await menge(), await gehalten(db, produktId)]).toEqual([0, { bestand: 1, zeilen: 1 }]);
  });
});

describe.each(databases)('the workshop on %s', (database) => {
  test('cancels an order that is never fetched: its pieces are free, a repetition changes nothing', async () => {
    const { db, produktId, auftrag, menge, as } = await startShop(database);
    const employee = as('employee');
    const path = `/bestellungen/${auftrag.id}/stornieren`;
    expect((await employee.post(path)).json()).toMatchObject({
      message: `${auftrag.nummer} ist storniert, die Ware ist wieder frei.`,
      data: { _id: auftrag.id, stand: 'storniert' },
    });
    expect((await employee.post(path)).json().message).toBe(`${auftrag.nummer} ist schon storniert.`);
    expect([await menge(), await gehalten(db, produktId)]).toEqual([5, { bestand: 0, zeilen: 0 }]);
    const events = db
      .selectFrom('auftragEreignis')
      .select(['angaben', 'vonId'])
      .where('typ', '=', 'storniert');
    expect(await events.execute()).toEqual([
      { angaben: JSON.stringify({ grund: 'laden' }), vonId: (await employee.account()).id },
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
    expect((await as('customer').post(path)).statusCode).toBe(403);
    expect((await admin.post(path)).json().message).toBe(
      `${bezahlt.nummer} ist storniert, die Ware ist wieder frei. Bitte überweisen Sie 9,90\u00a0€ zurück.`,
    );
    expect((await admin.post('/bestellungen/gibtesnicht/stornieren')).statusCode).toBe(404);
  });
});
