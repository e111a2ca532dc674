import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { readUmsatz } from '#features/umsatz/server/read-umsatz.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { done, doWith } from '#test/auftrag/auftrag-aktion.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { insertWare } from '#test/ware/ware.ts';

const now = () => new Date('2026-11-24T09:00:00.000Z');
const at = now().toISOString();
const tag = '2026-11-24';
const text = 'Eine Seife kam zerbrochen an.';

/** Two soaps of 5.10 € and one of 7.40 €, with 4.90 € postage: paid, sent, and off the shelf. */
async function startWithSent(database: DatabaseName) {
  const shop = await startOpenShop(database, { now });
  const { db } = shop;
  const produktId = await insertWare(db, { menge: 5, preis: 5.1, name: 'Rose' });
  const minze = await insertWare(db, { menge: 3, preis: 7.4, name: 'Minze' });
  const posten = [
    { produktId, menge: 2 },
    { produktId: minze, menge: 1 },
  ];
  const auftrag = await insertAuftrag(db, {
    posten,
    ereignisse: [{ typ: 'zahlung', angaben: { betragCent: 2250, tag }, at }],
  });
  const ada = shop.as('admin');
  await done(ada, auftrag, ['versendet', { dienst: 'DHL', nummer: '' }]);
  return { ...shop, auftrag, ada };
}

describe.each(databases)('what the workshop lets go of on %s', (database) => {
  test('is money to return: pieces lie on the shelf again or not, its customer reads why', async () => {
    const { app, db, auftrag, ada } = await startWithSent(database);
    const teile = [
      { nr: 1, menge: 1, regal: true },
      { nr: 1, menge: 1, regal: false },
    ];
    const reply = await doWith(ada, auftrag, ['nachlass', { betrag: 12.1, text, teile, versand: 1.9 }]);
    expect([reply.statusCode, reply.json().message]).toEqual([
      200,
      `${auftrag.nummer}: 12,10\u00a0€ sind nachgelassen. Bitte überweisen Sie 12,10\u00a0€ zurück.`,
    ]);
    const { data } = reply.json();
    expect(data).toMatchObject({
      ...{ stand: 'versendet', aufgabe: 'problem', gesamt: 10.4, bezahlt: 22.5, zurueck: 12.1, offen: 0 },
      ...{ versandRest: 3, bestellsumme: 22.5 },
      posten: [
        { nr: 1, geliefert: 2, nachgelassen: 2, nachlassbar: 0, imLager: 4 },
        { nr: 2, geliefert: 1, nachgelassen: 0, nachlassbar: 1 },
      ],
    });
    expect(data.steuer.reduce((sum: number, { brutto }: { brutto: number }) => sum + brutto, 0)).toBe(10.4);
    expect(data.aktionen).toEqual(expect.arrayContaining(['erstattung', 'nachlass']));
    expect(data.ereignisse.at(-1)).toMatchObject({
      ...{ typ: 'nachlass', betrag: 12.1, kannZurueck: false, text: '12,10\u00a0€ nachgelassen' },
      details: ['1\u00a0×\u00a0Rose', 'Wieder im Lager: 1\u00a0×\u00a0Rose', 'Porto: 1,90\u00a0€', text],
    });
    const bewegungen = await db.selectFrom('bewegung').select(['menge', 'grund']).execute();
    expect(bewegungen).toContainEqual({ menge: 1, grund: `Rückgabe zu Bestellung ${auftrag.nummer}` });
    const [post] = await listPost(db, 'nachlass');
    expect(post?.betreff).toContain('Wir lassen Ihnen etwas nach');
    expect(post?.text).toContain(text);
    expect(post?.text).toMatch(/12,10\s€ zurück/);
    const kundin = (await app.inject({ url: `/api/bestellung/${auftrag.token}` })).json().data;
    expect(kundin).toMatchObject({ gekuerzt: 12.1, zurueck: 12.1 });
    // 7.40 is left of the goods.
    expect(await readUmsatz(db, '2026-11')).toMatchObject({ umsatz: 7.4 });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is no more than it costs, of no more pieces and postage than there are, and the owner’s alone', async () => {
    const { db, as, auftrag, ada } = await startWithSent(database);
    const refuse = async (body: object, who = ada) => {
      const reply = await doWith(who, auftrag, ['nachlass', { betrag: 5, text, ...body }]);
      return [reply.statusCode, reply.json().fehler?.[0] ?? reply.json().message];
    };
    expect(await refuse({ betrag: 22.51 })).toEqual([
      400,
      'betrag: Nachlassen lassen sich höchstens 22,50\u00a0€.',
    ]);
    expect(await refuse({ versand: 4.91 })).toEqual([
      400,
      'versand: Porto lässt sich höchstens 4,90\u00a0€ erlassen.',
    ]);
    expect(await refuse({ betrag: 1, versand: 2 })).toEqual([
      400,
      'betrag: Mit dem Porto sind es mindestens 2,00\u00a0€.',
    ]);
    expect(await refuse({ teile: [{ nr: 1, menge: 3, regal: false }] })).toEqual([
      400,
      'teile: Von Rose gehen höchstens 2 Stück.',
    ]);
    expect(await refuse({ text: ' ' })).toEqual([400, expect.stringContaining('Bitte den Grund angeben.')]);
    expect((await refuse({}, as('employee')))[0]).toBe(403);
    await done(ada, auftrag, ['nachlass', { betrag: 22.5, text }]);
    expect(await refuse({})).toEqual([409, 'An dieser Bestellung ist nichts mehr nachzulassen.']);
    const offen = await insertAuftrag(db, {
      posten: [{ produktId: await insertWare(db, { menge: 1 }), menge: 1 }],
    });
    expect((await doWith(ada, offen, ['nachlass', { betrag: 1, text }])).json().message).toBe(
      'Diese Bestellung ist noch nicht bezahlt. Nachlassen lässt sich nur, was bezahlt ist.',
    );
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is taken back by the owner, with its mail that waits, until money of it is returned', async () => {
    const { db, as, auftrag, ada } = await startWithSent(database);
    const gegeben = await done(ada, auftrag, ['nachlass', { betrag: 5, text }]);
    const nr = gegeben.letzteNr;
    expect(gegeben.ereignisse.at(-1).kannZurueck).toBe(true);
    const employee = as('employee');
    expect((await employee.get(`/bestellungen/${auftrag.id}`)).json().data.ereignisse.at(-1)).toMatchObject({
      kannZurueck: false,
    });
    const fremd = await doWith(employee, auftrag, ['zuruecknehmen', { nr }]);
    expect([fremd.statusCode, fremd.json().message]).toEqual([
      403,
      'Einen Nachlass nimmt nur die Inhaberin zurück.',
    ]);
    expect(await done(ada, auftrag, ['zuruecknehmen', { nr }])).toMatchObject({ zurueck: 0, gesamt: 22.5 });
    expect(await listPost(db, 'nachlass')).toEqual([]);
    await done(ada, auftrag, ['nachlass', { betrag: 5, text }]);
    const erstattet = await done(ada, auftrag, ['erstattung', { betrag: 2, tag }]);
    expect(erstattet).toMatchObject({ zurueck: 3, bezahlt: 20.5 });
    expect((await doWith(ada, auftrag, ['zuruecknehmen', { nr: nr + 2 }])).statusCode).toBe(409);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('reaches nobody by mail who has no address', async () => {
    const { db, as } = await startOpenShop(database, { now });
    const posten = [{ produktId: await insertWare(db, { menge: 3, preis: 5.1 }), menge: 1 }];
    const zahlung = { typ: 'zahlung', angaben: { betragCent: 1000, tag }, at } as const;
    const auftrag = await insertAuftrag(db, { posten, email: '', emailKey: '', ereignisse: [zahlung] });
    await done(as('admin'), auftrag, ['nachlass', { betrag: 4.9, text, versand: 4.9 }]);
    expect(await listPost(db, 'nachlass')).toEqual([]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });
});
