import { describe, expect, test } from 'vitest';
import { readEinstellung, saveEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertBelegAuftrag, writeBeleg } from '#test/beleg/write-beleg.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { listBelegeVon } from './list-belege.ts';
import { verifyBelege } from './verify-belege.ts';

async function askFor(db: Db, naechsteRechnung: number, now: string): Promise<void> {
  const { angaben, version } = await readEinstellung(db, 'nummern');
  const neu = { name: 'nummern' as const, angaben: { ...angaben, naechsteRechnung }, version };
  await saveEinstellung(db, { ...neu, now: new Date(now), von: { id: null, name: 'Ada' } });
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
    expect(await write('2027-01-02T09:00:00.000Z')).toBe('RE-2027-0001');
    // Another value of the same group is saved: it asks for no number.
    const { angaben, version } = await readEinstellung(db, 'nummern');
    const kuerzel = { name: 'nummern' as const, angaben: { ...angaben, rechnungPraefix: 'R' }, version };
    const now = new Date('2027-01-03T09:00:00.000Z');
    await saveEinstellung(db, { ...kuerzel, now, von: { id: null, name: 'Ada' } });
    expect(await write('2027-01-04T09:00:00.000Z')).toBe('R-2027-0002');
    expect(await verifyBelege(db)).toEqual([]);
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
    const nummern = await Promise.all(Array.from({ length: 20 }, () => writeBeleg(db, fuer, { now })));
    const alle = Array.from({ length: 20 }, (_, i) => `RE-2026-${String(i + 1).padStart(4, '0')}`);
    expect(nummern.toSorted()).toEqual(alle);
    expect(await verifyBelege(db)).toEqual([]);
  });
});
