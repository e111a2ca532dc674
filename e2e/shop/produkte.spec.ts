import { produkteJeSeite } from '#features/portfolio/produktliste.ts';
import { insertProdukt } from '#test/factories.ts';
import { demoProdukte } from '../../demo/produkte.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card } from '../pages/page-language.ts';

const imLaden = demoProdukte.filter(({ aktiv }) => aktiv).map(({ name }) => name);
const names = Array.from({ length: 120 }, (_, at) => `Seife ${1000 + at}`);
const alle = [...imLaden, ...names];

test('the rest of a long list comes by scrolling, and is there on the way back', {
  tag: ['@S13', '@S14', '@phone'],
}, async ({ page, db }) => {
  await db.transaction().execute(async (db) => {
    for (const [at, name] of names.entries()) await insertProdukt(db, { name, reihenfolge: 100 + at });
  });
  const sent = (await (await page.request.get('/products')).text()).split('<article').length - 1;
  expect(sent).toBe(produkteJeSeite);
  await openAlive(page, '/products');
  const headings = page.getByRole('article').getByRole('heading');
  await expect(headings).toHaveText(alle.slice(0, produkteJeSeite));
  await page.getByText(`Produkte 1 bis ${produkteJeSeite} von ${alle.length}`).scrollIntoViewIfNeeded();
  await expect(headings).toHaveText(alle.slice(0, 2 * produkteJeSeite));

  const details = card(page, 'Seife 1070').getByRole('link', { name: /^Details/ });
  await details.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seife 1070');
  await page.goBack();
  await expect(details).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of a long list are reached by links', { tag: ['@S13', '@phone'] }, async ({ page, db }) => {
    await db.transaction().execute(async (db) => {
      for (const [at, name] of names.entries()) await insertProdukt(db, { name, reihenfolge: 100 + at });
    });
    await page.goto('/products');
    await page.getByRole('link', { name: 'Weitere Produkte anzeigen' }).click();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      alle.slice(produkteJeSeite, 2 * produkteJeSeite),
    );
    await page.getByRole('link', { name: 'Vorherige Produkte anzeigen' }).click();
    await expect(page).toHaveURL('/products');
  });
});
