import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { levelsOf, openLager } from '#test/ware/lager.ts';

const buchungId = 'wiederholt-0123456789';
const text = 'Diese Buchung war schon angekommen. Sie wurde nicht noch einmal gebucht.';

describe.each(databases)('a booking whose answer was lost, on %s', (database) => {
  async function open() {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const { data } = (await admin.get('/lager/bestand')).json();
    const [{ _id, letzteNr }] = data.rohseifen;
    const calls = {
      // A second booking would be refused for lack of stock, which would suggest that nothing was booked.
      korrektur: ['/lager/korrektur', { typ: 'rohseife', artikelId: ids.seife, aenderung: -700 }],
      produktion: ['/lager/produktion', { produktId: ids.produkt, anzahl: 7 }],
      inventur: ['/lager/inventur', { typ: 'rohseife', artikelId: ids.seife, menge: 300 }],
      zaehlliste: ['/lager/inventur/zaehlliste', { zeilen: [{ _id, letzteNr, gezaehlt: 300 }] }],
    } as const;
    return { db, admin, calls };
  }

  test.each(['korrektur', 'produktion', 'inventur', 'zaehlliste'] as const)(
    'is not booked twice when it is sent again: %s',
    async (call) => {
      const { admin, calls } = await open();
      const [path, body] = calls[call];

      const replies = [];
      for (let i = 0; i < 2; i += 1) replies.push(await admin.post(path, { ...body, buchungId }));

      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
      expect(replies[1]?.json()).toMatchObject({ message: text, fehler: [`buchungId: ${text}`] });
      expect((await levelsOf(admin)).Sheabutter).toBe(300);
    },
  );

  test.each(['korrektur', 'produktion', 'zaehlliste'] as const)(
    'is booked once when it arrives several times at once: %s',
    async (call) => {
      const { admin, calls } = await open();
      const [path, body] = calls[call];
      const replies = await Promise.all(
        Array.from({ length: 6 }, () => admin.post(path, { ...body, buchungId })),
      );
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect((await levelsOf(admin)).Sheabutter).toBe(300);
    },
  );

  test('is found in the ledger by its id; another id or none is another booking', async () => {
    const { db, admin, calls } = await open();
    const [path, body] = calls.korrektur;
    const take = (more: object) => admin.post(path, { ...body, aenderung: -100, ...more });
    await take({ buchungId });
    const booked = await db
      .selectFrom('bewegung')
      .select('menge')
      .where('buchungId', '=', buchungId)
      .execute();
    expect(booked).toEqual([{ menge: -100 }]);
    await take({ buchungId: `${buchungId}-zweite` });
    await take({});
    await take({});
    expect((await levelsOf(admin)).Sheabutter).toBe(600);
    const bad = await take({ buchungId: 'zu kurz' });
    expect(bad.statusCode).toBe(400);
    expect(bad.json().fehler[0]).toMatch(/^buchungId: /);
  });

  test('can be reversed by the id it was sent with', async () => {
    const { admin, calls } = await open();
    const [path, body] = calls.produktion;
    expect((await admin.post(path, { ...body, buchungId })).json().data.buchungId).toBe(buchungId);
    expect((await admin.post(`/lager/produktion/${buchungId}/storno`)).statusCode).toBe(200);
    expect(await levelsOf(admin)).toMatchObject({ Sheabutter: 1000, Lavendeltraum: 0 });
  });
});
