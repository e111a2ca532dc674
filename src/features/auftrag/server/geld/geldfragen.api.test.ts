import { describe, expect, test } from 'vitest';
import { insertAuftrag, testAnschrift } from '#test/auftrag/auftraege.ts';
import { done } from '#test/auftrag/auftrag-aktion.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { insertWare } from '#test/ware/ware.ts';
import { auftragCalls } from '../../calls.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { listGeldfragen } from './list-geldfragen.ts';

const now = () => new Date('2026-11-24T09:00:00.000Z');
const at = (stunde: number) => `2026-11-24T0${stunde}:00:00.000Z`;
const zahlung = (betragCent: number, stunde = 1): Ereignis => {
  return { typ: 'zahlung', angaben: { betragCent, tag: '2026-11-24' }, at: at(stunde) };
};
const erinnert: Ereignis = { typ: 'erinnert', angaben: {}, at: at(2) };
const storniert = (stunde: number): Ereignis => {
  return { typ: 'storniert', angaben: { grund: 'laden' }, at: at(stunde) };
};
const begonnen: Ereignis = {
  typ: 'erstattungBegonnen',
  angaben: { erstattung: 'e1', betragCent: 1000, weg: 'ueberweisung' },
  at: at(4),
};

describe.each(databases)('money that does not fit on %s', (database) => {
  test('is asked about, the oldest first, with what answers it for who asks', async () => {
    const { db, as } = await startOpenShop(database, { now });
    const posten = [{ produktId: await insertWare(db, { menge: 30, preis: 5.1 }), menge: 1 }];
    const ada = { ...testAnschrift, vorname: 'Ada', firma: 'Muster & Co' };
    const ueberweisen = await insertAuftrag(db, {
      posten,
      ereignisse: [zahlung(1000), storniert(3), begonnen],
    });
    // Paid twice, and still to be packed.
    const zuViel = await insertAuftrag(db, {
      ...{ posten, rechnung: JSON.stringify(ada), ereignisse: [zahlung(1000), zahlung(1000, 6)] },
    });
    const zuWenig = await insertAuftrag(db, { posten, ereignisse: [zahlung(900), erinnert] });
    const abgesagt = await insertAuftrag(db, { posten, ereignisse: [zahlung(1000), storniert(3)] });
    for (const ereignisse of [[], [zahlung(1000)], [storniert(1)]])
      await insertAuftrag(db, { posten, ereignisse });
    const name = 'Erika Beispiel';
    const frage = ({ id: _id, nummer }: typeof zuViel) => ({ _id, nummer, name, isWiederaufnehmbar: false });
    const fragen = [
      {
        ...{ ...frage(zuWenig), art: 'zuWenig', betrag: 1, seit: at(2) },
        aktionen: ['erinnern', 'erlassen', 'stornieren'],
      },
      {
        ...{ ...frage(abgesagt), art: 'storniert', betrag: 10, seit: at(3), isWiederaufnehmbar: true },
        aktionen: ['erstattung', 'nachricht'],
      },
      { ...frage(ueberweisen), art: 'ueberweisen', betrag: 10, seit: at(4), aktionen: [] },
      {
        ...{ ...frage(zuViel), name: 'Ada Beispiel, Muster & Co', art: 'zuViel', betrag: 10, seit: at(6) },
        aktionen: ['erstattung', 'nachricht'],
      },
    ];
    const { data } = await as('admin').send(auftragCalls.geldfragen);
    expect(data).toEqual({ fragen, anzahl: 4 });
    // To forgive a rest is the owner's.
    const [erste, ...rest] = (await as('employee').send(auftragCalls.geldfragen)).data.fragen;
    expect(erste?.aktionen).toEqual(['erinnern', 'stornieren']);
    expect(rest).toEqual(fragen.slice(1));
    expect((await as('customer').get('/bestellungen/geldfragen')).statusCode).toBe(403);
  });

  test('is no question any more once it is answered', async () => {
    const { db, as } = await startOpenShop(database, { now });
    const posten = [{ produktId: await insertWare(db, { menge: 3, preis: 5.1 }), menge: 1 }];
    const auftrag = await insertAuftrag(db, { posten, ereignisse: [zahlung(1000), zahlung(400)] });
    const ada = as('admin');
    const gefragt = async () =>
      (await ada.send(auftragCalls.geldfragen)).data.fragen.map(({ art, betrag }) => [art, betrag]);
    expect(await gefragt()).toEqual([['zuViel', 4]]);
    await done(ada, auftrag, ['erstattung', { betrag: 1.5, tag: '2026-11-24' }]);
    expect(await gefragt()).toEqual([['zuViel', 2.5]]);
    await done(ada, auftrag, ['erstattung', { betrag: 2.5, tag: '2026-11-24' }]);
    expect(await gefragt()).toEqual([]);
  });

  test('of many orders is counted, and the oldest are shown; more of them cost no statements of their own', async () => {
    const { db, place } = await startOpenShop(database, { now });
    const posten = [{ produktId: await insertWare(db, { menge: 99, preis: 5.1 }), menge: 1 }];
    const recorded = recordStatements(place);
    const count = async () => {
      recorded.statements.length = 0;
      const { anzahl, fragen } = await listGeldfragen(recorded.db, 'admin');
      return { statements: recorded.statements.length, anzahl, gezeigt: fragen.length };
    };
    await insertAuftrag(db, { posten, ereignisse: [zahlung(1001)] });
    expect(await count()).toEqual({ statements: 3, anzahl: 1, gezeigt: 1 });
    for (let i = 0; i < 22; i += 1) await insertAuftrag(db, { posten, ereignisse: [zahlung(2000, i % 2)] });
    expect(await count()).toEqual({ statements: 3, anzahl: 23, gezeigt: 20 });
  });
});
