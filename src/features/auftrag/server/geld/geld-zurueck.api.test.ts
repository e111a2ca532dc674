import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { done, doWith } from '#test/auftrag/auftrag-aktion.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { insertWare } from '#test/ware/ware.ts';

const now = () => new Date('2026-11-24T09:00:00.000Z');
const tag = '2026-11-24';

describe.each(databases)('money that was returned on %s', (database) => {
  test('keeps its payment: that is taken back after the refund is', async () => {
    const { app, db, as } = await startOpenShop(database, { now });
    const posten = [{ produktId: await insertWare(db, { menge: 3, preis: 5.1 }), menge: 1 }];
    const auftrag = await insertAuftrag(db, { posten });
    const ada = as('admin');
    await done(ada, auftrag, ['zahlung', { betrag: 10, tag }]);
    await done(ada, auftrag, ['stornieren']);
    const erstattet = await done(ada, auftrag, ['erstattung', { betrag: 10, tag }]);
    const kannZurueck = ({ ereignisse }: typeof erstattet) =>
      ereignisse
        .filter(({ kannZurueck }: { kannZurueck: boolean }) => kannZurueck)
        .map(({ nr }: { nr: number }) => nr);
    expect(kannZurueck(erstattet)).toEqual([4]);
    const refused = await doWith(ada, auftrag, ['zuruecknehmen', { nr: 2 }]);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Von diesem Geld ist schon etwas zurückgezahlt. Bitte zuerst die Rückzahlung zurücknehmen.',
    ]);
    expect(await done(ada, auftrag, ['zuruecknehmen', { nr: 4 }])).toMatchObject({
      bezahlt: 10,
      zurueck: 10,
    });
    const leer = await done(ada, auftrag, ['zuruecknehmen', { nr: 2 }]);
    expect(leer).toMatchObject({ stand: 'storniert', aufgabe: 'erledigt', bezahlt: 0, offen: 0 });
    const { data } = (await app.inject({ url: `/api/bestellung/${auftrag.token}` })).json();
    expect(data).not.toHaveProperty('ueberweisung');
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('in part is said on the order’s page, and so is what is left of a pick-up to pay', async () => {
    const { app, db, as } = await startOpenShop(database, { now });
    const posten = [{ produktId: await insertWare(db, { menge: 3, preis: 5.1 }), menge: 1 }];
    const auftrag = await insertAuftrag(db, {
      ...{ posten, versandart: 'abholung', zahlart: 'abholung', faelligAt: null },
    });
    const ada = as('admin');
    const seen = async () => (await app.inject({ url: `/api/bestellung/${auftrag.token}` })).json().data;
    expect(await seen()).toMatchObject({ offen: 10 });
    await done(ada, auftrag, ['zahlung', { betrag: 4, tag }]);
    expect(await seen()).toMatchObject({ offen: 6 });
    await done(ada, auftrag, ['stornieren']);
    await done(ada, auftrag, ['erstattung', { betrag: 1.5, tag }]);
    expect(await seen()).toMatchObject({ zurueck: 2.5 });
    expect(await seen()).not.toHaveProperty('offen');
  });
});
