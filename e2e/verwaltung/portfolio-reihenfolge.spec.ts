import type { Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { expect, openAlive, test, untilDrawn } from '../fixtures.ts';
import { card } from '../page-language.ts';
import { failedCall, fetchProdukte } from '../portfolio-calls.ts';
import { fehlermeldung, meldung, tile } from '../portfolio-page.ts';

const names = (page: Page) => page.getByRole('article').getByRole('heading');
const handle = (page: Page, name: string) => page.getByRole('button', { name: `${name} verschieben` });

/** Figures and stock load after the cards; until then the cards still move. */
async function untilSettled(page: Page): Promise<void> {
  await expect(tile(page, 'Gesamt')).toHaveText('11');
  await expect(card(page, 'Honigwabe').getByText('16 Stück im Lager')).toBeVisible();
}

/** Picks up the first card by keyboard and moves it to the second place. */
async function moveOn(page: Page, name: string): Promise<void> {
  await handle(page, name).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${name} aufgenommen, Platz 1 von 11.`)).toBeAttached();
  // The positions are measured, and the key listeners added, in the frames after this announcement.
  await untilDrawn(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  await page.keyboard.press(isPhone ? 'ArrowDown' : 'ArrowRight');
  await expect(page.getByText(`${name}: Platz 2 von 11.`)).toBeAttached();
}

test('the order of the products is changed by keyboard, with German announcements', {
  tag: ['@A04', '@desktop'],
}, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await expect(names(page).first()).toHaveText('Lavendeltraum');
  await untilSettled(page);
  await moveOn(page, 'Lavendeltraum');
  await page.keyboard.press('Space');
  await expect(meldung(page, 'Reihenfolge gespeichert')).toBeVisible();
  await expect(names(page).nth(0)).toHaveText('Honigwabe');
  await expect(names(page).nth(1)).toHaveText('Lavendeltraum');
  await expect(card(page, 'Honigwabe').getByText(/^#\d+$/)).toHaveText('#1');

  const inShop = (await fetchProdukte(page.request)).map(({ name }) => name);
  expect(inShop.slice(0, 2)).toEqual(['Honigwabe', 'Lavendeltraum']);
  await page.reload();
  await expect(names(page).first()).toHaveText('Honigwabe');
  await untilSettled(page);

  await moveOn(page, 'Honigwabe');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Abgebrochen. Honigwabe bleibt auf Platz 1 von 11.')).toBeAttached();
  await expect(names(page).first()).toHaveText('Honigwabe');
});

test('an answer without products keeps the order that is shown', { tag: ['@A04', '@desktop'] }, async ({
  page,
}) => {
  await page.route('**/api/admin/portfolio/reihenfolge', (route) =>
    route.fulfill({ json: { success: true, message: 'Reihenfolge gespeichert', data: null } }),
  );
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await untilSettled(page);
  await moveOn(page, 'Lavendeltraum');
  await page.keyboard.press('Space');

  await expect(meldung(page, 'Reihenfolge gespeichert')).toBeVisible();
  await expect(names(page)).toHaveCount(11);
  await expect(names(page).nth(1)).toHaveText('Lavendeltraum');
});

// A phone shows one card at a time: the page would scroll with the finger.
test('a card is dragged to another place', { tag: ['@A04', '@desktop'] }, async ({ page }) => {
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
});

test.describe('when it cannot be saved', () => {
  test.use({ expectedErrors: [failedCall] });

  test('the order is restored', { tag: ['@A08', '@desktop'] }, async ({ page }) => {
    await signIn(page, 'admin');
    await openAlive(page, '/admin/portfolio');
    await page.route('**/reihenfolge', (route) =>
      route.fulfill({ status: 409, json: { success: false, message: 'Gerade nicht möglich.' } }),
    );
    await moveOn(page, 'Lavendeltraum');
    await page.keyboard.press('Space');
    await expect(fehlermeldung(page, 'Fehler beim Speichern: Gerade nicht möglich.')).toBeVisible();
    await expect(names(page).first()).toHaveText('Lavendeltraum');
  });
});
