import { expect, test } from 'vitest';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { withoutBelegGuards } from '#test/beleg/without-guards.ts';
import { databases } from '#test/database/databases.ts';
import { insertWare } from '#test/ware/ware.ts';
import { verifyMarkt } from './verify-markt.ts';

const now = () => new Date('2026-12-05T17:00:00.000Z');
const markt = { ort: 'Leipzig', tag: '2026-12-05' };

test.each(databases)('damage to market days is found on %s', async (database) => {
  const { db, as } = await startOpenShop(database, { now });
  const produktId = await insertWare(db, { menge: 9, name: 'Lavendel', preis: 7.9 });
  const ada = as('employee');
  const [weg, gebucht] = [`markt-${'a'.repeat(20)}`, `markt-${'b'.repeat(20)}`];
  await ada.post('/markt', { _id: weg, ...markt, posten: [{ produktId, menge: 4 }] });
  const body = { buchungId: 'c'.repeat(20), ...markt, posten: [{ produktId, mitgenommen: 3, zurueck: 1 }] };
  await ada.post(`/markt/${gebucht}/abrechnen`, body);
  expect(await verifyMarkt(db)).toEqual([]);

  await db.updateTable('reservierung').set({ menge: 5 }).where('auftragId', '=', weg).execute();
  await db.updateTable('markttagPosten').set({ zurueck: 2 }).where('markttagId', '=', gebucht).execute();
  expect(await verifyMarkt(db)).toEqual([
    'Markt 5.12. Leipzig: von Lavendel sind 5 Stück reserviert statt 4.',
    'Markt 5.12. Leipzig: von Lavendel sind -2 Stück gebucht statt -1.',
  ]);
  await db
    .updateTable('reservierung')
    .set({ auftragId: `markt-${'x'.repeat(20)}` })
    .execute();
  expect((await verifyMarkt(db))[0]).toBe('Markt 5.12. Leipzig: fehlt, aber es ist Ware dafür reserviert.');
  await withoutBelegGuards(db);
  const { steuern } = await db.selectFrom('beleg').select('steuern').executeTakeFirstOrThrow();
  for (const andere of [steuern.replace('190', '70'), 'kaputt']) {
    await db.updateTable('beleg').set({ steuern: andere }).execute();
    expect((await verifyMarkt(db)).at(-1), andere).toBe(
      'Markt 5.12. Leipzig: die Belege haben andere Steuersätze als das, was verkauft wurde.',
    );
  }
  await db.updateTable('beleg').set({ steuern }).execute();
  await db.updateTable('markttag').set({ umsatzCent: 1500 }).where('id', '=', gebucht).execute();
  const belege = 'Markt 5.12. Leipzig: die Belege ergeben 1580 Cent statt 1500 Cent.';
  expect((await verifyMarkt(db)).at(-1)).toBe(belege);
  // Listed as of before documents, it has its own meanwhile: they are looked at as all are.
  await db.insertInto('belegAltbestand').values({ id: gebucht, was: 'markttag' }).execute();
  expect((await verifyMarkt(db)).at(-1)).toBe(belege);
});
