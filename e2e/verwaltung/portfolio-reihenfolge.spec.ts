import type { Page } from '@playwright/test';
import { expect, openAlive, test } from '../fixtures.ts';
import { signIn } from '../konten.ts';
import { card } from '../page-language.ts';
import { failedCall, fetchProdukte } from '../portfolio-calls.ts';
import { fehlermeldung, meldung, tile } from '../portfolio-page.ts';

const names = (page: Page) => page.getByRole('article').getByRole('heading');
const handle = (page: Page, name: string) => page.getByRole('button', { name: `${name} verschieben` });

test('the order on the shelf is changed by keyboard, and told in German', { tag: ['@A04'] }, async ({
  page,
}) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await expect(names(page).first()).toHaveText('Lavendeltraum');
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;

  await handle(page, 'Lavendeltraum').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Lavendeltraum aufgenommen, Platz 1 von 11.')).toBeAttached();
  await page.keyboard.press(isPhone ? 'ArrowDown' : 'ArrowRight');
  await expect(page.getByText('Lavendeltraum: Platz 2 von 11.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(meldung(page, 'Reihenfolge gespeichert')).toBeVisible();
  await expect(names(page).nth(0)).toHaveText('Honigwabe');
  await expect(names(page).nth(1)).toHaveText('Lavendeltraum');
  await expect(card(page, 'Honigwabe').getByText(/^#\d+$/)).toHaveText('#1');

  const inShop = (await fetchProdukte(page.request)).map(({ name }) => name);
  expect(inShop.slice(0, 2)).toEqual(['Honigwabe', 'Lavendeltraum']);
  await page.reload();
  await expect(names(page).first()).toHaveText('Honigwabe');

  await handle(page, 'Honigwabe').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Honigwabe aufgenommen, Platz 1 von 11.')).toBeAttached();
  await page.keyboard.press(isPhone ? 'ArrowDown' : 'ArrowRight');
  await expect(page.getByText('Honigwabe: Platz 2 von 11.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Abgebrochen. Honigwabe bleibt auf Platz 1 von 11.')).toBeAttached();
  await expect(names(page).first()).toHaveText('Honigwabe');
});

// A phone shows one card at a time: the page would scroll under the finger.
test('a card is dragged to another place', { tag: ['@A04', '@desktop'] }, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  // Figures and stock come after the cards; until then these still move.
  await expect(tile(page, 'Gesamt')).toHaveText('11');
  await expect(card(page, 'Honigwabe').getByText('16 Stück im Lager')).toBeVisible();
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
});

test.describe('when it cannot be saved', () => {
  test.use({ expectedErrors: [failedCall] });

  test('the order is as before', { tag: ['@A08', '@desktop'] }, async ({ page }) => {
    await signIn(page, 'admin');
    await openAlive(page, '/admin/portfolio');
    await page.route('**/reihenfolge', (route) =>
      route.fulfill({ status: 409, json: { success: false, message: 'Gerade nicht möglich.' } }),
    );
    const isPhone = (page.viewportSize()?.width ?? 0) < 600;
    await handle(page, 'Lavendeltraum').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Lavendeltraum aufgenommen, Platz 1 von 11.')).toBeAttached();
    await page.keyboard.press(isPhone ? 'ArrowDown' : 'ArrowRight');
    await expect(page.getByText('Lavendeltraum: Platz 2 von 11.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(fehlermeldung(page, 'Fehler beim Speichern: Gerade nicht möglich.')).toBeVisible();
    await expect(names(page).first()).toHaveText('Lavendeltraum');
  });
});
