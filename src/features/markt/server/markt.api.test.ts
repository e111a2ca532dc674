import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verifyAuftraege } from '#features/auftrag/server/index.ts';
import { listMarktBelege, verifyBelege } from '#features/beleg/server/index.ts';
import { verifyBestand } from '#features/bestand/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { openShop } from '#test/auftrag/gast.ts';
import { bestellungVon, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { reserve } from '#test/auftrag/reservierungen.ts';
import { databases } from '#test/database/databases.ts';
import { buildTestApp } from '#test/test-app.ts';
import { changeVorrat, insertWare } from '#test/ware/ware.ts';
import { verifyMarkt } from './verify-markt.ts';

// A Saturday evening in Berlin.
const now = () => new Date('2026-12-05T17:00:00.000Z');
const markt = { ort: 'Leipzig', tag: '2026-12-05' };
const newId = () => `markt-${newBuchung()}`;
const newBuchung = () => randomBytes(12).toString('hex');

async function bestandVon(db: Db, artikelId: string) {
  return db
    .selectFrom('bestand')
    .select(['menge', 'reserviert'])
    .where('artikelId', '=', artikelId)
    .executeTakeFirstOrThrow();
}

async function problems(db: Db): Promise<string[]> {
  const waren = [...(await verifyBestand(db)), ...(await verifyAuftraege(db))];
  return [...(await verifyMarkt(db)), ...waren, ...(await verifyBelege(db))];
}

describe.each(databases)('a market day on %s', (database) => {
  async function start() {
    const started = await startOpenShop(database, { now });
    const { db, as } = started;
    const lavendel = await insertWare(db, { menge: 12, name: 'Lavendel', preis: 7.9 });
    const minze = await insertWare(db, { menge: 5, name: 'Minze', preis: 5 });
    return { ...started, lavendel, minze, ada: as('employee') };
  }

  test('in the morning pieces are held, in the evening what was sold is booked with its turnover', async () => {
    const { db, ada, lavendel, minze } = await start();
    const _id = newId();
    const mitnehmen = {
      ...{ _id, ...markt },
      posten: [
        { produktId: lavendel, menge: 10 },
        { produktId: minze, menge: 5 },
      ],
    };
    const weg = await ada.post('/markt', mitnehmen);
    expect([weg.statusCode, weg.json().message]).toEqual([200, 'Markt 5.12. Leipzig: 15 Stück mitgenommen.']);
    expect((await ada.post('/markt', mitnehmen)).json().data).toEqual(weg.json().data);
    expect(await bestandVon(db, lavendel)).toEqual({ menge: 12, reserviert: 10 });
    expect(await problems(db)).toEqual([]);
    const blatt = (await ada.get('/markt')).json().data;
    expect(blatt.unterwegs).toHaveLength(1);
    expect(blatt.ort).toBe('Leipzig');
    expect(blatt.waren).toMatchObject([
      { name: 'Lavendel', preis: 7.9, frei: 2 },
      { name: 'Minze', frei: 0 },
    ]);

    await db.updateTable('produkt').set({ preisCent: 990 }).where('id', '=', lavendel).execute();
    const abrechnen = {
      ...{ buchungId: newBuchung(), ...markt },
      posten: [
        { produktId: lavendel, mitgenommen: 10, zurueck: 4 },
        { produktId: minze, mitgenommen: 5, zurueck: 5 },
      ],
    };
    const reply = await ada.post(`/markt/${_id}/abrechnen`, abrechnen);
    expect([reply.statusCode, reply.json().message]).toEqual([
      200,
      expect.stringMatching(/^Markt 5\.12\. Leipzig: 6 Stück verkauft, 47,40\s€\.$/),
    ]);
    expect(reply.json().data).toMatchObject({
      ...{ stand: 'abgerechnet', stueck: 6, warenwert: 47.4, umsatz: 47.4, netto: 39.83 },
    });
    expect(await bestandVon(db, lavendel)).toEqual({ menge: 6, reserviert: 0 });
    expect(await bestandVon(db, minze)).toEqual({ menge: 5, reserviert: 0 });
    const bewegungen = await db
      .selectFrom('bewegung')
      .select(['menge', 'grund', 'typ'])
      .where('buchungId', '=', abrechnen.buchungId)
      .execute();
    expect(bewegungen).toEqual([{ menge: -6, grund: 'Markt Leipzig, 5.12.2026', typ: 'ausgang' }]);
    expect(await problems(db)).toEqual([]);

    const again = await ada.post(`/markt/${_id}/abrechnen`, abrechnen);
    expect([again.statusCode, again.json().data]).toEqual([200, reply.json().data]);
    const zweimal = await ada.post(`/markt/${_id}/abrechnen`, { ...abrechnen, buchungId: newBuchung() });
    expect([zweimal.statusCode, zweimal.json().message]).toEqual([
      409,
      expect.stringMatching(/^Diesen Markttag hat .+ schon abgerechnet\.$/),
    ]);
    expect(zweimal.json().fehler).toEqual([`stand: ${zweimal.json().message}`]);
    expect(await bestandVon(db, lavendel)).toEqual({ menge: 6, reserviert: 0 });
    const angaben = 'Seife ·\u00a0Sheabutter ·\u00a0Lavendel ·\u00a0100 g';
    expect(await listMarktBelege(db, _id)).toMatchObject([
      {
        ...{ nummer: 'RE-2026-0001', art: 'rechnung', tag: '2026-12-05', bruttoCent: 4740 },
        inhalt: {
          ...{ anlass: { art: 'markttag', ...markt }, betraege: [], bezahltCent: 4740 },
          ...{ leistung: { von: markt.tag, bis: markt.tag }, steuermodus: 'regelbesteuerung' },
          posten: [{ nr: 1, name: 'Lavendel', angaben, menge: 6, preisCent: 790, satzPromille: 190 }],
        },
      },
    ]);
  });

  test('names the orders whose pieces it takes, also when the first answer was lost', async () => {
    const { db, ada, lavendel } = await start();
    const { nummer } = await reserve(db, { [lavendel]: 10 });
    const _id = newId();
    const body = {
      ...{ buchungId: newBuchung(), ...markt },
      posten: [{ produktId: lavendel, mitgenommen: 3, zurueck: 0 }],
    };
    for (const time of ['first', 'again']) {
      const reply = await ada.post(`/markt/${_id}/abrechnen`, body);
      expect(reply.json().message, time).toContain(`Lavendel: Diese Bestellung ist betroffen: ${nummer}.`);
      expect(reply.json().data.betroffen, time).toEqual([
        { name: 'Lavendel', betroffen: { nummern: [nummer], weitere: 0 } },
      ]);
    }
    expect(await bestandVon(db, lavendel)).toEqual({ menge: 9, reserviert: 10 });
  });

  test('is entered in the evening alone, with a sum that discounts have changed, and taken back', async () => {
    const { db, as, ada, lavendel, minze } = await start();
    const _id = newId();
    const body = {
      ...{ buchungId: newBuchung(), ...markt, umsatz: 30 },
      posten: [
        { produktId: lavendel, mitgenommen: 3, zurueck: 0 },
        { produktId: minze, mitgenommen: 2, zurueck: 0 },
      ],
    };
    const reply = await ada.post(`/markt/${_id}/abrechnen`, body);
    expect(reply.json().data).toMatchObject({ stueck: 5, warenwert: 33.7, umsatz: 30, netto: 25.21 });
    expect((await as('admin').get('/markt/umsatz?monat=2026-12')).json().data).toEqual({
      ...{ umsatz: 30, umsatzNetto: 25.21, stueck: 5, tage: [{ tag: '2026-12-05', umsatz: 30 }] },
      produkte: [
        { produktId: lavendel, name: 'Lavendel', stueck: 3, umsatz: 21.1 },
        { produktId: minze, name: 'Minze', stueck: 2, umsatz: 8.9 },
      ],
    });
    expect((await as('admin').get('/markt/umsatz?monat=2026-11')).json().data.umsatz).toBe(0);
    expect(await problems(db)).toEqual([]);
    const brachte = { umsatz: 30, netto: 25.21, warenwert: 33.7 };
    expect((await as('admin').get('/markt/tage')).json().data).toMatchObject([brachte]);
    const [tag] = (await ada.get('/markt/tage')).json().data;
    expect(tag).toMatchObject({ _id, stand: 'abgerechnet', stueck: 5 });
    for (const geld of Object.keys(brachte)) expect(tag).not.toHaveProperty(geld);

    const zurueck = await ada.post(`/markt/${_id}/zuruecknehmen`, {});
    expect([zurueck.statusCode, zurueck.json().data.stand]).toEqual([200, 'zurueckgenommen']);
    for (const geld of Object.keys(brachte)) expect(zurueck.json().data).not.toHaveProperty(geld);
    expect(await bestandVon(db, lavendel)).toEqual({ menge: 12, reserviert: 0 });
    expect((await as('admin').get('/markt/umsatz?monat=2026-12')).json().data.umsatz).toBe(0);
    expect((await ada.post(`/markt/${_id}/zuruecknehmen`, {})).statusCode).toBe(409);
    expect((await ada.get('/markt/tage')).json().data).toHaveLength(1);
    const [rechnung, korrektur, ...weitere] = await listMarktBelege(db, _id);
    expect(rechnung?.inhalt?.betraege).toEqual([{ art: 'kasse', satzPromille: 190, betragCent: -370 }]);
    expect(korrektur).toMatchObject({ nummer: 'RE-2026-0002', art: 'korrektur', bruttoCent: -3000 });
    expect(korrektur?.inhalt?.zu).toEqual([{ nummer: 'RE-2026-0001', tag: '2026-12-05' }]);
    expect(weitere).toEqual([]);
    expect(await problems(db)).toEqual([]);
  });

  test('that did not take place releases its pieces', async () => {
    const { db, ada, lavendel } = await start();
    const _id = newId();
    await ada.post('/markt', { _id, ...markt, posten: [{ produktId: lavendel, menge: 4 }] });
    const reply = await ada.post(`/markt/${_id}/verwerfen`, {});
    expect([reply.statusCode, reply.json().data.stand]).toEqual([200, 'verworfen']);
    expect(await listMarktBelege(db, _id)).toEqual([]);
    expect(await bestandVon(db, lavendel)).toEqual({ menge: 12, reserviert: 0 });
    expect((await ada.post(`/markt/${_id}/verwerfen`, {})).statusCode).toBe(409);
    expect(await problems(db)).toEqual([]);
  });

  test('begins once the shop has opened; one that is away is settled and taken back in every phase', async () => {
    const { db, as, minze } = await start();
    const admin = as('admin');
    const posten = [{ produktId: minze, menge: 2 }];
    const [weg, fort] = [newId(), newId()];
    for (const _id of [weg, fort])
      expect((await admin.post('/markt', { ...markt, _id, posten })).statusCode).toBe(200);
    await openShop(db, 'angekuendigt');
    const abrechnen = () => ({
      ...{ buchungId: newBuchung(), ...markt },
      posten: [{ produktId: minze, mitgenommen: 2, zurueck: 1 }],
    });
    for (const reply of [
      await admin.post('/markt', { ...markt, _id: newId(), posten: [{ produktId: minze, menge: 1 }] }),
      await admin.post(`/markt/${newId()}/abrechnen`, abrechnen()),
    ])
      expect([reply.statusCode, reply.json().message]).toEqual([
        409,
        'Einen Markttag können Sie eintragen, sobald der Laden geöffnet hat.',
      ]);
    expect(await bestandVon(db, minze)).toEqual({ menge: 5, reserviert: 4 });
    for (const reply of [
      await admin.post(`/markt/${weg}/abrechnen`, abrechnen()),
      await admin.post(`/markt/${weg}/zuruecknehmen`),
      await admin.post(`/markt/${fort}/verwerfen`),
    ])
      expect([reply.statusCode, reply.json().message]).toEqual([200, expect.any(String)]);
    expect(await bestandVon(db, minze)).toEqual({ menge: 5, reserviert: 0 });
    expect(await problems(db)).toEqual([]);
  });

  test('takes no more than is free, all or nothing', async () => {
    const { db, ada, lavendel, minze } = await start();
    const posten = [
      { produktId: lavendel, menge: 2 },
      { produktId: minze, menge: 6 },
    ];
    const reply = await ada.post('/markt', { _id: newId(), ...markt, posten });
    expect([reply.statusCode, reply.json().fehler]).toEqual([409, ['Von Minze sind nur 5 Stück frei.']]);
    expect(await bestandVon(db, lavendel)).toEqual({ menge: 12, reserviert: 0 });
    const nichtDa = { produktId: minze, mitgenommen: 6, zurueck: 0 };
    const zuViel = await ada.post(`/markt/${newId()}/abrechnen`, {
      ...{ buchungId: newBuchung(), ...markt, posten: [nichtDa] },
    });
    expect([zuViel.statusCode, zuViel.json().fehler]).toEqual([
      409,
      ['Von Minze liegen nur 5 Stück im Lager, verkauft: 6. Bitte zuerst den Bestand berichtigen.'],
    ]);
  });

  test.each([0, null])(
    'refuses a soap with a price of %s, and names it while it is on the shelf',
    async (preisCent) => {
      const { db, ada, lavendel, minze } = await start();
      await db.updateTable('produkt').set({ preisCent }).where('id', '=', minze).execute();
      const { waren, ohnePreis } = (await ada.get('/markt')).json().data;
      expect(waren.map(({ produktId }: { produktId: string }) => produktId)).toEqual([lavendel]);
      expect(ohnePreis).toEqual([{ produktId: minze, name: 'Minze' }]);

      const text = ['Bitte zuerst im Portfolio den Preis eintragen', ['Minze hat noch keinen Preis.']];
      const weg = await ada.post('/markt', {
        ...{ _id: newId(), ...markt },
        posten: [
          { produktId: lavendel, menge: 1 },
          { produktId: minze, menge: 1 },
        ],
      });
      expect([weg.statusCode, weg.json().message, weg.json().fehler]).toEqual([409, ...text]);
      const abend = await ada.post(`/markt/${newId()}/abrechnen`, {
        ...{ buchungId: newBuchung(), ...markt, umsatz: 5 },
        posten: [{ produktId: minze, mitgenommen: 1, zurueck: 0 }],
      });
      expect([abend.statusCode, abend.json().message, abend.json().fehler]).toEqual([409, ...text]);
      expect(await bestandVon(db, lavendel)).toEqual({ menge: 12, reserviert: 0 });
      expect(await bestandVon(db, minze)).toEqual({ menge: 5, reserviert: 0 });

      await changeVorrat(db, minze, 0);
      expect((await ada.get('/markt')).json().data.ohnePreis).toEqual([]);
      expect(await problems(db)).toEqual([]);
    },
  );

  test('that has begun is booked at its prices of the morning, although one is gone', async () => {
    const { db, ada, minze } = await start();
    const _id = newId();
    await ada.post('/markt', { _id, ...markt, posten: [{ produktId: minze, menge: 2 }] });
    await db.updateTable('produkt').set({ preisCent: null }).where('id', '=', minze).execute();
    const reply = await ada.post(`/markt/${_id}/abrechnen`, {
      ...{ buchungId: newBuchung(), ...markt },
      posten: [{ produktId: minze, mitgenommen: 2, zurueck: 0 }],
    });
    expect([reply.statusCode, reply.json().data.umsatz]).toEqual([200, 10]);
    expect(await problems(db)).toEqual([]);
  });

  test('of a market and a shopper who want the last piece at once, one gets it', async () => {
    const { app, db, reopen, ada, minze } = await start();
    const other = await buildTestApp(reopen(), { now });
    const gast = await gastMit(db, { [minze]: 5 });
    const bestellung = bestellungVon(await gast.kasse(app));
    const mitnehmen = { _id: newId(), ...markt, posten: [{ produktId: minze, menge: 1 }] };
    const [weg, bestellt] = await Promise.all([
      ada.post('/markt', mitnehmen),
      gast.bestelle(other, bestellung),
    ]);
    expect([weg.statusCode === 200, bestellt.statusCode === 201].filter(Boolean)).toHaveLength(1);
    expect(await bestandVon(db, minze)).toEqual({ menge: 5, reserviert: weg.statusCode === 200 ? 1 : 5 });
    expect(await problems(db)).toEqual([]);
  });

  test('booked by two people at once, one books and the other reads who did', async () => {
    const { db, as, ada, lavendel } = await start();
    const _id = newId();
    await ada.post('/markt', { _id, ...markt, posten: [{ produktId: lavendel, menge: 4 }] });
    const body = { ...markt, posten: [{ produktId: lavendel, mitgenommen: 4, zurueck: 1 }] };
    const replies = await Promise.all(
      [ada, as('admin')].map((one) =>
        one.post(`/markt/${_id}/abrechnen`, { ...body, buchungId: newBuchung() }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await bestandVon(db, lavendel)).toEqual({ menge: 9, reserviert: 0 });
    expect(await problems(db)).toEqual([]);
  });

  test('what is wrong on the sheet is named by its field', async () => {
    const { ada, lavendel, minze } = await start();
    const reply = await ada.post(`/markt/${newId()}/abrechnen`, {
      ...{ buchungId: newBuchung(), ort: 'x'.repeat(41), tag: '5.12.', umsatz: 1.234 },
      posten: [
        { produktId: lavendel, mitgenommen: 1, zurueck: 2 },
        { produktId: minze, mitgenommen: 1.5, zurueck: 0 },
      ],
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fehler.sort()).toEqual([
      'ort: Höchstens 40 Zeichen.',
      'posten.0.zurueck: Es kann nicht mehr zurückkommen, als mitgenommen wurde.',
      'posten.1.mitgenommen: Bitte ganze Stück von 0 bis 9.999.',
      'tag: Bitte einen Tag angeben.',
      'umsatz: Bitte einen Betrag von 0 bis 100.000 € mit höchstens zwei Nachkommastellen.',
    ]);
    const posten = [{ produktId: lavendel, mitgenommen: 1, zurueck: 1 }];
    const ohneWare = await ada.post(`/markt/${newId()}/abrechnen`, {
      ...{ buchungId: newBuchung(), ...markt, umsatz: 5, posten },
    });
    expect(ohneWare.json().fehler).toEqual(['umsatz: Bitte zuerst eintragen, was verkauft ist.']);
    const morgen = await ada.post(`/markt/${newId()}/abrechnen`, {
      ...{ buchungId: newBuchung(), ...markt, tag: '2026-12-06', posten },
    });
    expect(morgen.json().fehler).toEqual(['tag: Dieser Tag liegt in der Zukunft.']);
    const fremd = await ada.post('/markt', {
      ...{ _id: '0199a8b0-0000-7000-8000-000000000000', ...markt },
      posten: [{ produktId: lavendel, menge: 1 }],
    });
    expect(fremd.json().fehler).toEqual(['_id: Diesen Markttag gibt es nicht.']);
    expect((await ada.post(`/markt/${newId()}/verwerfen`, {})).statusCode).toBe(404);
    expect((await ada.post(`/markt/${newId()}/zuruecknehmen`, {})).statusCode).toBe(404);
  });
});
