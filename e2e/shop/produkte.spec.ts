import { insertProdukt } from '#test/factories.ts';
import { demoProdukte } from '../../demo/produkte.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card } from '../pages/page-language.ts';

const imLaden = demoProdukte.filter(({ aktiv }) => aktiv);

test('a list that the server renders in several parts is in order, and each part comes alive', {
  tag: ['@S13', '@S14', '@phone'],
}, async ({ page, db }) => {
  const names = Array.from({ length: 120 }, (_, at) => `Seife ${1000 + at}`);
  await db.transaction().execute(async (db) => {
    for (const [at, name] of names.entries()) await insertProdukt(db, { name, reihenfolge: 100 + at });
  });
  const whole = (await (await page.request.get('/products')).text()).split('<article').length - 1;
  expect(whole).toBe(imLaden.length + names.length);
  await openAlive(page, '/products');

  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    ...imLaden.map(({ name }) => name),
    ...names,
  ]);
  await card(page, 'Seife 1119')
    .getByRole('link', { name: /^Details/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seife 1119');
});
