import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
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
