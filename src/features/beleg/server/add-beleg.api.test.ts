import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NummernAngaben } from '#features/einstellung/gruppen/nummern-angaben.ts';
import { readEinstellung, saveEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertBelegAuftrag, writeBeleg } from '#test/beleg/write-beleg.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { listBelegeVon } from './list-belege.ts';
import { readFolge } from './next-stelle.ts';
import { verifyBelege } from './verify-belege.ts';

async function saveNummern(db: Db, werte: Partial<NummernAngaben>, now: string): Promise<void> {
  const { angaben, version } = await readEinstellung(db, 'nummern');
  const neu = { name: 'nummern' as const, angaben: { ...angaben, ...werte }, version };
  await saveEinstellung(db, { ...neu, now: new Date(now), von: { id: null, name: 'Ada' } });
}

function askFor(db: Db, naechsteRechnung: number, now: string): Promise<void> {
  return saveNummern(db, { naechsteRechnung }, now);
}

describe.each(databases)('the numbers of documents on %s', (database) => {
  test('begin at 1 each year of the workshop, and stay in the latest one when the clock runs back', async () => {
    const { db } = await openMigratedDatabase(database);
    const fuer = await insertBelegAuftrag(db);
    const nummern: string[] = [];
    for (const now of [
      ...['2026-11-23T09:00:00.000Z', '2026-12-31T22:59:59.000Z', '2026-12-31T23:00:00.000Z'],
      ...['2026-12-31T12:00:00.000Z', '2027-03-01T09:00:00.000Z', '2029-01-01T09:00:00.000Z'],
    ])
      nummern.push(await writeBeleg(db, fuer, { now }));
    expect(nummern).toEqual([
      ...['RE-2026-0001', 'RE-2026-0002', 'RE-2027-0001', 'RE-2027-0002', 'RE-2027-0003', 'RE-2029-0001'],
    ]);
    expect(await verifyBelege(db)).toEqual([]);
    const belege = (await listBelegeVon(db, [fuer.auftragId])).get(fuer.auftragId) ?? [];
    expect(belege.map(({ nummer }) => nummer)).toEqual(nummern);
    expect(belege[3]?.inhalt).toMatchObject({
      ...{ nummer: 'RE-2027-0002', tag: '2026-12-31', form: 1, bruttoCent: 2070 },
      steuern: [{ satzPromille: 190, bruttoCent: 2070, steuerCent: 331 }],
    });
  });

  test('are raised by the settings in the year of that save alone', async () => {
    const { db } = await openMigratedDatabase(database);
    const fuer = await insertBelegAuftrag(db);
    const write = (now: string) => writeBeleg(db, fuer, { now });
    expect(await write('2026-11-23T09:00:00.000Z')).toBe('RE-2026-0001');
    await askFor(db, 40, '2026-11-24T09:00:00.000Z');
    expect(await write('2026-11-25T09:00:00.000Z')).toBe('RE-2026-0040');
    expect(await write('2026-11-25T09:00:00.000Z')).toBe('RE-2026-0041');
    await askFor(db, 90, '2026-11-26T09:00:00.000Z');
    expect(await write('2026-11-27T09:00:00.000Z')).toBe('RE-2026-0090');
    expect(await write('2027-01-02T09:00:00.000Z')).toBe('RE-2027-0001');
    // Another value of the same group is saved: it asks for no number.
    await saveNummern(db, { rechnungPraefix: 'R' }, '2027-01-03T09:00:00.000Z');
    expect(await write('2027-01-04T09:00:00.000Z')).toBe('R-2027-0002');
    expect(await verifyBelege(db)).toEqual([]);
  });

  test('begin in a later year at a lower number than was asked for in an earlier one', async () => {
    const { db } = await openMigratedDatabase(database);
    const fuer = await insertBelegAuftrag(db);
    const write = (now: string) => writeBeleg(db, fuer, { now });
    await askFor(db, 500, '2026-11-24T09:00:00.000Z');
    expect(await write('2026-11-25T09:00:00.000Z')).toBe('RE-2026-0500');
    expect(await write('2027-01-04T09:00:00.000Z')).toBe('RE-2027-0001');
    await askFor(db, 41, '2027-03-01T09:00:00.000Z');
    expect(await write('2027-03-02T09:00:00.000Z')).toBe('RE-2027-0041');
    expect(await write('2027-03-02T09:00:00.000Z')).toBe('RE-2027-0042');
    expect(await verifyBelege(db)).toEqual([]);
  });

  test('follow the latest save, so that a typo can be corrected, but never go back', async () => {
    const { db } = await openMigratedDatabase(database);
    const fuer = await insertBelegAuftrag(db);
    const write = () => writeBeleg(db, fuer, { now: '2026-11-25T09:00:00.000Z' });
    await askFor(db, 5000, '2026-11-24T09:00:00.000Z');
    await askFor(db, 500, '2026-11-24T09:01:00.000Z');
    expect(await write()).toBe('RE-2026-0500');
    await askFor(db, 7, '2026-11-25T09:01:00.000Z');
    expect(await write()).toBe('RE-2026-0501');
    expect(await verifyBelege(db)).toEqual([]);

    // What was corrected before a document was written explains no gap, and nothing explains any other.
    for (const naechste of [600, 5000]) {
      await db.updateTable('belegFolge').set({ naechste }).execute();
      await write();
    }
    expect(await verifyBelege(db)).toEqual([
      'Beleg RE-2026-0600: davor fehlt RE-2026-0502.',
      'Beleg RE-2026-5000: davor fehlt RE-2026-0601.',
    ]);
  });

  test('say what the next one would be called, and which number at least can be asked for', async () => {
    const { db } = await openMigratedDatabase(database);
    const fuer = await insertBelegAuftrag(db);
    const next = (now: string) => readFolge(db, new Date(now));
    expect(await next('2026-11-23T09:00:00.000Z')).toEqual({ naechste: 'RE-2026-0001', jahr: 2026, frei: 1 });
    await askFor(db, 40, '2026-11-24T09:00:00.000Z');
    const [now, neujahr] = ['2026-11-25T09:00:00.000Z', '2026-12-31T23:00:00.000Z'];
    expect(await next(now)).toEqual({ naechste: 'RE-2026-0040', jahr: 2026, frei: 1 });
    const { naechste } = await next(now);
    expect(await writeBeleg(db, fuer, { now })).toBe(naechste);
    expect(await next(now)).toEqual({ naechste: 'RE-2026-0041', jahr: 2026, frei: 41 });
    await saveNummern(db, { naechsteRechnung: 7, rechnungPraefix: 'R' }, now);
    expect(await next(now)).toEqual({ naechste: 'R-2026-0041', jahr: 2026, frei: 41 });
    // In the workshop it is the new year already; who asks has given no number away.
    for (const _ of [1, 2])
      expect(await next(neujahr)).toEqual({ naechste: 'R-2027-0001', jahr: 2027, frei: 1 });
    expect(await writeBeleg(db, fuer, { now: neujahr })).toBe('R-2027-0001');
    expect(await next(now)).toEqual({ naechste: 'R-2027-0002', jahr: 2027, frei: 2 });
  });

  test('of a transaction that fails are given to the next one', async () => {
    const { db } = await openMigratedDatabase(database);
    const fuer = await insertBelegAuftrag(db);
    const now = '2026-11-23T09:00:00.000Z';
    const danach = () => Promise.reject(new Error('Kein Platz'));
    await expect(writeBeleg(db, fuer, { now, danach })).rejects.toThrow('Kein Platz');
    expect(await writeBeleg(db, fuer, { now })).toBe('RE-2026-0001');
    await expect(writeBeleg(db, fuer, { now, danach })).rejects.toThrow('Kein Platz');
    expect(await writeBeleg(db, fuer, { now })).toBe('RE-2026-0002');
    expect(await verifyBelege(db)).toEqual([]);
  });

  test('follow one another, and so does the chain, when 20 are written at once', async () => {
    const { db } = await openMigratedDatabase(database);
    const fuer = await insertBelegAuftrag(db);
    const now = '2026-11-23T09:00:00.000Z';
    const zwanzig = Array.from({ length: 20 }, () => writeBeleg(db, fuer, { now }).catch(String));
    const nummern = await Promise.all(zwanzig);
    const alle = Array.from({ length: 20 }, (_, i) => `RE-2026-${String(i + 1).padStart(4, '0')}`);
    expect(nummern.toSorted()).toEqual(alle);
    expect(await verifyBelege(db)).toEqual([]);
  });
});

const save = fc.record({ jahre: fc.constantFrom(0, 0, 1), wunsch: fc.integer({ min: 1, max: 60 }) });
const writing = fc.record({ jahre: fc.constantFrom(0, 0, 1), wunsch: fc.constant(0) });

test('no number is given twice and no gap is unexplained, whatever is saved between documents', async () => {
  const { db } = await openMigratedDatabase('SQLite');
  const fuer = await insertBelegAuftrag(db);
  const given = new Set<string>();
  let jahr = 2026;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(save, writing), { minLength: 4, maxLength: 20 }), async (steps) => {
      jahr += 1;
      for (const { jahre, wunsch } of steps) {
        jahr += jahre;
        const now = `${jahr}-03-01T09:00:00.000Z`;
        if (wunsch > 0) await askFor(db, wunsch, now);
        else given.add(await writeBeleg(db, fuer, { now }));
      }
      const { anzahl } = await db
        .selectFrom('beleg')
        .select((eb) => eb.fn.countAll<number>().as('anzahl'))
        .executeTakeFirstOrThrow();
      expect(given.size).toBe(Number(anzahl));
      expect(await verifyBelege(db)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
