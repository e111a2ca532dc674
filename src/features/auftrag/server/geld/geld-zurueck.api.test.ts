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
    // What is owed stays a task: the payment goes only by the word that it was a mistake.
    const geschuldet = await doWith(ada, auftrag, ['zuruecknehmen', { nr: 2 }]);
    expect([geschuldet.statusCode, geschuldet.json().message]).toEqual([
      409,
      '10,00\u00a0€ sind der Kundschaft zurückzuzahlen. Bitte tragen Sie die Rückzahlung ein. War die Zahlung ein Irrtum, bestätigen Sie das bitte.',
    ]);
    expect((await ada.get(`/bestellungen/${auftrag.id}`)).json().data.aufgabe).toBe('problem');
    const employee = as('employee');
    const irrtum = await doWith(employee, auftrag, ['zuruecknehmen', { nr: 2, irrtum: true }]);
    expect([irrtum.statusCode, irrtum.json().message]).toEqual([
      403,
      'Dieses Geld ist der Kundschaft zurückzuzahlen. Ob die Zahlung ein Irrtum war, entscheidet die Inhaberin.',
    ]);
    const gelesen = (await employee.get(`/bestellungen/${auftrag.id}`)).json().data;
    expect([gelesen.zurueck, kannZurueck(gelesen)]).toEqual([10, [3]]);
    const leer = await done(ada, auftrag, ['zuruecknehmen', { nr: 2, irrtum: true }]);
    expect(leer.ereignisse.at(-1).details).toEqual(['Die Zahlung war ein Irrtum.']);
    expect(leer).toMatchObject({ stand: 'storniert', aufgabe: 'erledigt', bezahlt: 0, offen: 0 });
    const { data } = (await app.inject({ url: `/api/bestellung/${auftrag.token}` })).json();
    expect(data).not.toHaveProperty('ueberweisung');
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is not asked for where a small rest is forgiven: by the owner, as a fact that can be taken back', async () => {
    const { app, db, as } = await startOpenShop(database, { now });
    const posten = [{ produktId: await insertWare(db, { menge: 3, preis: 5.1 }), menge: 1 }];
    const auftrag = await insertAuftrag(db, { posten });
    const [ada, employee] = [as('admin'), as('employee')];
    await done(ada, auftrag, ['zahlung', { betrag: 4.99, tag }]);
    expect((await doWith(ada, auftrag, ['erlassen'])).json().message).toBe(
      'Erlassen lassen sich höchstens 5,00\u00a0€. Es fehlen 5,01\u00a0€.',
    );
    await done(ada, auftrag, ['zahlung', { betrag: 4, tag }]);
    expect((await doWith(employee, auftrag, ['erlassen'])).statusCode).toBe(403);
    const reply = await doWith(ada, auftrag, ['erlassen']);
    expect(reply.json()).toMatchObject({
      message: `${auftrag.nummer}: 1,01\u00a0€ sind erlassen.`,
      data: { stand: 'bezahlt', aufgabe: 'packen', bezahlt: 8.99, erlassen: 1.01, offen: 0, zurueck: 0 },
    });
    expect(reply.json().data.ereignisse.at(-1)).toMatchObject({
      ...{ typ: 'erlassen', text: 'Rest erlassen: 1,01\u00a0€', betrag: 1.01, kannZurueck: true },
    });
    const { data: liste } = (await ada.get('/bestellungen?aufgabe=packen')).json();
    expect(liste).toMatchObject({ anzahl: { packen: 1, geld: 0 }, auftraege: [{ erlassen: 1.01 }] });
    const seen = (await app.inject({ url: `/api/bestellung/${auftrag.token}` })).json().data;
    expect(seen).not.toHaveProperty('offen');
    expect(seen.ereignisse.at(-1).text).toBe('Rest erlassen: 1,01\u00a0€');
    const { betreff } = await db
      .selectFrom('nachricht')
      .select('betreff')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(betreff).toMatch(/^Nichts mehr zu bezahlen/);
    // Its payment stays while the rest of it is forgiven.
    expect((await doWith(ada, auftrag, ['zuruecknehmen', { nr: 3 }])).json().message).toMatch(
      /^Der Rest zu dieser Zahlung ist erlassen\./,
    );
    expect((await verifyShop(db)).problems).toEqual([]);
    const { ereignisse } = await done(employee, auftrag, ['notiz', { text: 'Rest ist egal.' }]);
    expect(ereignisse[3]).toMatchObject({ typ: 'erlassen', kannZurueck: false });
    const fremd = await doWith(employee, auftrag, ['zuruecknehmen', { nr: 4 }]);
    expect([fremd.statusCode, fremd.json().message]).toEqual([
      403,
      'Einen erlassenen Rest nimmt nur die Inhaberin zurück.',
    ]);
    expect(await done(ada, auftrag, ['zuruecknehmen', { nr: 4 }])).toMatchObject({
      ...{ stand: 'offen', aufgabe: 'geld', offen: 1.01, erlassen: 0 },
    });
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
