import { expect, test } from 'vitest';
import { openMigratedDatabase } from '#test/database/databases.ts';
import { drawApart, drawInTurn } from './draw-apart.ts';

const blatt = {
  ...{ art: 'etiketten', format: 'einzeln', ab: 1, ladenName: 'Seifenhof', absender: 'Seifenhof' },
  ...{ at: '2026-11-23T09:00:00.000Z', etiketten: [{ nummer: 'B-26-K7M4Q', zeilen: ['Erika Beispiel'] }] },
};

test('three people draw at the same time, a fourth is refused, and a job neither waits for them nor counts', async () => {
  const { db } = await openMigratedDatabase('SQLite');
  const drei = [1, 2, 3].map(() => drawApart(db, blatt));
  const job = drawInTurn(db, blatt);
  await expect(drawApart(db, blatt)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  const [erste, ...andere] = await Promise.all([...drei, job]);
  for (const pdf of andere) expect(pdf).toEqual(erste);
  // A place is free again.
  expect(await drawApart(db, blatt)).toEqual(erste);
});

test('jobs draw one after the other; what fails or is not waited for holds up none', async () => {
  const { db } = await openMigratedDatabase('SQLite');
  const fertig: string[] = [];
  const gone = new AbortController();
  const done = (name: string) => () => void fertig.push(name);
  const falsch = drawInTurn(db, { ...blatt, ...{ etiketten: undefined } }).catch(done('falsch'));
  const ungewollt = drawInTurn(db, blatt, gone.signal).catch(done('ungewollt'));
  const letzte = drawInTurn(db, blatt).then(done('letzte'));
  gone.abort(new Error('the shop stops'));
  await Promise.all([falsch, ungewollt, letzte]);
  expect(fertig).toEqual(['ungewollt', 'falsch', 'letzte']);
});
