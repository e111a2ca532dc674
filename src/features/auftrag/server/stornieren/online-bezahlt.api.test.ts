import { describe, expect, test } from 'vitest';
import { auftragCalls } from '#features/auftrag/calls.ts';
import type { EreignisVon } from '#features/auftrag/ereignisse/ereignis.ts';
import { insertAuftrag, testGezeigt } from '#test/auftrag/auftraege.ts';
import { doWith } from '#test/auftrag/auftrag-aktion.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { insertWare } from '#test/ware/ware.ts';

type Modus = NonNullable<EreignisVon<'zahlung'>['angaben']['online']>['modus'];

const { ueberweisung: _, ...gezeigt } = testGezeigt;
const frist = { erinnernAt: '2026-11-23T21:00:00.000Z', stornoAt: '2026-11-24T09:00:00.000Z' };

/** A shop with an order of 9,90 € that was paid online like this, or not at all. */
async function start(database: DatabaseName, modus?: Modus) {
  const shop = await startOpenShop(database, { now: () => new Date('2026-11-23T12:00:00.000Z') });
  const produktId = await insertWare(shop.db, { menge: 5, name: 'Rose', preis: 5 });
  const angaben = modus && {
    ...{ betragCent: 990, tag: '2026-11-23' },
    online: { versuch: 'versuch-1', weg: 'paypal', modus },
  };
  const auftrag = await insertAuftrag(shop.db, {
    zahlart: 'online',
    gezeigt: JSON.stringify({ ...gezeigt, online: frist }),
    posten: [{ produktId, menge: 1 }],
    ereignisse: angaben ? [{ typ: 'zahlung', angaben, at: '2026-11-23T09:05:00.000Z' }] : [],
  });
  const read = async () =>
    (await shop.as('admin').send(auftragCalls.read, { params: { id: auftrag.id } })).data;
  return { ...shop, auftrag, read };
}

describe.each(databases)('an order that is paid online on %s', (database) => {
  test('says so in the back office; its payment is no step that can be taken back', async () => {
    const { as, auftrag, read } = await start(database, 'live');
    const { ereignisse, isTestzahlung } = await read();
    expect(isTestzahlung).toBe(false);
    expect(ereignisse[1]).toMatchObject({ details: ['Online bezahlt mit PayPal.'], kannZurueck: false });
    const refused = await doWith(as('admin'), auftrag, ['zuruecknehmen', { nr: 2 }]);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Dieses Geld ist beim Zahlungsanbieter eingegangen. Soll die Kundschaft es wiederhaben, zahlen Sie es bitte zurück.',
    ]);
    const storniert = await doWith(as('admin'), auftrag, ['stornieren', { text: 'Aus.' }]);
    expect(storniert.json().message).toBe(
      `${auftrag.nummer} ist storniert, die Ware ist wieder frei. Bitte zahlen Sie 9,90\u00a0€ zurück.`,
    );
  });

  test.each(['test', 'probe'] as const)('is told apart when it was a %s', async (modus) => {
    const { read } = await start(database, modus);
    const { ereignisse, isTestzahlung } = await read();
    expect(isTestzahlung).toBe(true);
    expect(ereignisse[1]?.details[0]).toContain('Es ist kein Geld geflossen.');
  });

  test.each([
    [undefined, 'Sie brauchen nichts mehr zu bezahlen.'],
    ['live', 'Wir zahlen Ihnen 9,90\u00a0€ zurück.'],
  ] as const)('and cancelled by its customer (paid: %s) speaks of no transfer', async (modus, satz) => {
    const { app, auftrag } = await start(database, modus);
    const reply = await app.inject({
      method: 'POST',
      url: `/api/bestellung/${auftrag.token}/stornieren`,
      payload: {},
    });
    expect(reply.json().message).toBe(`Ihre Bestellung ist storniert. ${satz}`);
  });
});
