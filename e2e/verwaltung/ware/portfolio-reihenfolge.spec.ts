import type { Page } from '@playwright/test';
import { signIn } from '../../arrange/accounts.ts';
import { fetchProdukte } from '../../arrange/portfolio-calls.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { card } from '../../pages/page-language.ts';
import { meldung, tile } from '../../pages/portfolio-page.ts';

const names = (page: Page) => page.getByRole('article').getByRole('heading');
const handle = (page: Page, name: string) => page.getByRole('button', { name: `${name} verschieben` });

/** Figures and stock load after the cards; until then the cards still move. */
async function untilSettled(page: Page): Promise<void> {
  await expect(tile(page, 'Gesamt')).toHaveText('11');
  await expect(card(page, 'Honigwabe').getByText('16 Stück im Lager')).toBeVisible();
}

// A phone shows one card at a time: the page would scroll with the finger.
test('a card is dragged to another place, which it also has in the shop and after a reload', {
  tag: ['@A04', '@desktop'],
}, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await untilSettled(page);
  await handle(page, 'Lavendeltraum').hover({ position: { x: 10, y: 10 } });
  const from = await handle(page, 'Lavendeltraum').boundingBox();
  const to = await handle(page, 'Honigwabe').boundingBox();
  if (!from || !to) throw new Error('no handle to drag');
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 5 });
  await page.mouse.up();

  await expect(meldung(page, 'Reihenfolge gespeichert')).toBeVisible();
  await expect(names(page).nth(0)).toHaveText('Honigwabe');
  await expect(names(page).nth(1)).toHaveText('Lavendeltraum');
  const inShop = (await fetchProdukte(page.request)).map(({ name }) => name);
  expect(inShop.slice(0, 2)).toEqual(['Honigwabe', 'Lavendeltraum']);
  await page.reload();
  await expect(names(page).first()).toHaveText('Honigwabe');
});
