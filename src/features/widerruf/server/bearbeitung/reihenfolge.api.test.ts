import { describe, expect, test } from 'vitest';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { erklaerung } from '#test/auftrag/widerruf.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { insertWare } from '#test/ware/ware.ts';
import { widerrufBody } from '../../contract.ts';
import { declareWiderruf } from '../eingang/declare-widerruf.ts';
import { processWiderrufe } from '../eingang/process-widerrufe.ts';
import { Runden } from '../eingang/runden-je-ort.ts';

const now = new Date('2026-11-26T09:14:00.000Z');
const [anna, ben, cem] = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];

/** A shop in which declarations wait; `wartende`: their names, in the order in which they are worked off. */
async function startShop(database: DatabaseName) {
  const { db } = await startOpenShop(database, { now: () => now });
  const produktId = await insertWare(db, { menge: 5, preis: 5.1 });
  const auftrag = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }], nummer: 'B-26-K7M4Q' });
  const runden = new Runden();
  const uhr = { now };
  const erklaere = async (address: string, name: string, link = '') =>
    declareWiderruf(db, widerrufBody.parse({ ...erklaerung, bestellung: 'x', name, link }), {
      ...{ now: uhr.now, runde: await runden.next(db, { address, now: uhr.now }) },
    });
  const run = () => processWiderrufe(db, { now, adresse: 'https://seifenhof.example' });
  const offene = db.selectFrom('widerruf').select('name').where('bearbeitet', '=', 0).orderBy('id');
  const wartende = async () => (await offene.execute()).map(({ name }) => name);
  return { db, uhr, auftrag, erklaere, run, wartende };
}

describe.each(databases)('declarations that wait, on %s', (database) => {
  test('are worked off in rounds with one of each place: an order’s page first, then the oldest', async () => {
    const { auftrag, erklaere, run, wartende } = await startShop(database);
    for (const nr of [1, 2, 3, 4, 5, 6, 7]) await erklaere(anna, `Anna ${nr}`);
    for (const nr of [1, 2]) await erklaere(ben, `Ben ${nr}`);
    await erklaere(cem, 'Cem', auftrag.token);
    await run();
    expect(await wartende()).toEqual(['Anna 3', 'Anna 4', 'Anna 5', 'Anna 6', 'Anna 7']);
    // The third round is on: who comes now waits for no later one.
    await erklaere(cem, 'Cem, noch einmal', auftrag.token);
    for (const nr of [8, 9]) await erklaere(anna, `Anna ${nr}`);
    await erklaere(ben, 'Ben 3');
    await run();
    expect(await wartende()).toEqual(['Anna 6', 'Anna 7', 'Anna 8', 'Anna 9']);
  });

  test('of one place, by the link of one order, do not make another place wait', async () => {
    const { auftrag, erklaere, run, wartende } = await startShop(database);
    for (const nr of [1, 2, 3, 4, 5, 6, 7, 8]) await erklaere(anna, `Anna ${nr}`, auftrag.token);
    await erklaere(ben, 'Ben');
    await run();
    expect(await wartende()).toEqual(['Anna 5', 'Anna 6', 'Anna 7', 'Anna 8']);
  });

  test('of one place, at the same moment while nothing waits, do not make another place wait', async () => {
    const { uhr, erklaere, run, wartende } = await startShop(database);
    await erklaere(anna, 'Anna, am Tag davor');
    await run();
    uhr.now = new Date(now.getTime() + 24 * 60 * 60_000);
    await Promise.all(Array.from({ length: 40 }, (_, nr) => erklaere(anna, `Anna ${nr}`)));
    await erklaere(ben, 'Ben');
    await run();
    expect(await wartende()).toHaveLength(36);
    expect(await wartende()).not.toContain('Ben');
  });

  test('of one IPv6 network, in which places change at will, do not make another place wait', async () => {
    const { erklaere, run, wartende } = await startShop(database);
    for (const nr of [1, 2, 3, 4, 5, 6]) await erklaere(`2001:db8:1:${nr}::1`, `Anna ${nr}`);
    await erklaere('2001:db8:2::1', 'Ben');
    await run();
    expect(await wartende()).toEqual(['Anna 5', 'Anna 6']);
  });

  test('hold up no other when one of them fails, which stays until it can be worked off', async () => {
    const { db, uhr, erklaere, run, wartende } = await startShop(database);
    await db
      .insertInto('widerruf')
      .values({
        ...{ id: '0', tokenHash: 'd'.repeat(43), schluessel: 'e'.repeat(64), name: 'Kaputt', link: '' },
        ...{ bestellung: 'x', email: 'kaputt@kundschaft.example', stuecke: '', createdAt: now.toISOString() },
        teile: 'no list',
      })
      .execute();
    for (const nr of [1, 2, 3, 4, 5, 6]) await erklaere(anna, `Anna ${nr}`);
    await run();
    expect(await wartende()).toEqual(['Kaputt', 'Anna 6']);
    await run();
    expect(await wartende()).toEqual(['Kaputt']);
    // Nothing got done, so the job comes again later.
    await expect(run()).rejects.toThrow();
    expect(await wartende()).toEqual(['Kaputt']);
    // It keeps no place behind the others for what that has sent before.
    uhr.now = new Date(now.getTime() + 61 * 60_000);
    await erklaere(anna, 'Anna 7');
    for (const nr of [1, 2, 3, 4, 5]) await erklaere(ben, `Ben ${nr}`);
    await run();
    expect(await wartende()).toEqual(['Kaputt', 'Ben 5']);
  });
});
