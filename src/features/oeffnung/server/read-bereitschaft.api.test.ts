import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { readBereitschaft } from './read-bereitschaft.ts';

const umgebung = {
  ...{ oeffentlich: true, proxyGeklaert: true, https: true, sicherung: true, smtp: true },
  adresse: 'https://seifenhof.de',
};
const quellen = { umgebung, now: () => new Date() };

test("'Bereit zum Öffnen?' leaves the main thread to others between its parts", async () => {
  const { db } = await startTestApp('SQLite');
  await insertProdukt(db);
  let [turns, isDone] = [0, false];
  const read = readBereitschaft(db, quellen).finally(() => {
    isDone = true;
  });
  for (; !isDone; turns += 1) await nextTurn();
  await read;
  expect(turns).toBeGreaterThanOrEqual(2);
});

test.each(databases)(
  'the provider that holds now is to be tried until a euro went back on %s',
  async (database) => {
    const { db } = await startTestApp(database);
    await changeEinstellung(db, 'zahlung', { online: { ...leereZahlung.online, aktiv: true } });
    const fehlt = async (anbieter: 'stripe' | 'mollie', seit?: string) => {
      const zahlung = { anbieter, modus: 'live', seit } as const;
      const zeilen = await readBereitschaft(db, { ...quellen, umgebung: { ...umgebung, zahlung } });
      return zeilen.find(({ id }) => id === 'probezahlung')?.fehlt.length;
    };
    const at = '2026-11-23T08:00:00.000Z';
    await db
      .insertInto('probelauf')
      .values({
        ...{ id: 'eins', anbieter: 'stripe', modus: 'live', anbieterId: 'cs_1', betragCent: 100 },
        ...{ stand: 'bezahlt', grund: null, createdAt: at, bezahltAt: at, beendetAt: null },
      })
      .execute();
    expect(await fehlt('stripe')).toBe(1);
    await db.updateTable('probelauf').set({ stand: 'zurueck' }).execute();
    expect([await fehlt('stripe'), await fehlt('mollie')]).toEqual([0, 1]);
    // The key that was tried is not the one that holds now.
    expect([await fehlt('stripe', at), await fehlt('stripe', '2026-11-23T08:00:00.001Z')]).toEqual([0, 1]);
  },
);
