import { expect, test } from 'vitest';
import { recordStatements } from '#test/database/statements.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { listVerkaufbare } from './list-verkaufbare.ts';
import { readProduktAussagen } from './read-produkt-aussagen.ts';

test('the texts of a version of a product are read once', async () => {
  const { as, place, db } = await startTestApp('SQLite');
  const id = await insertProdukt(db, { lang: 'Nachhaltig.' });
  const anderes = await insertProdukt(db, { kurz: 'Klimaneutral.' });
  const recorded = recordStatements(place);
  const ask = async () => {
    recorded.statements.length = 0;
    const aussagen = await readProduktAussagen(recorded.db, await listVerkaufbare(recorded.db));
    const reads = recorded.statements.filter((sql) => sql.includes('"besonderheiten"'));
    return { reads: reads.length, worte: [id, anderes].map((one) => aussagen.get(one)?.worte) };
  };
  expect(await ask()).toEqual({ reads: 1, worte: [['Nachhaltig'], ['Klimaneutral']] });
  expect(await ask()).toEqual({ reads: 0, worte: [['Nachhaltig'], ['Klimaneutral']] });
  await as('admin').put(`/admin/portfolio/${id}`, { beschreibung: { lang: 'Umweltfreundlich.' } });
  expect(await ask()).toEqual({ reads: 1, worte: [['Umweltfreundlich'], ['Klimaneutral']] });
});
