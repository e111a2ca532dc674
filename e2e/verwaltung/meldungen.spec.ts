import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { openBenutzer } from '../benutzer-page.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { dialog, field } from '../portfolio-page.ts';
import { newRohstoff, openRohstoffe } from '../rohstoffe-page.ts';
import { typeInto } from '../type-into.ts';

/** Messages and targets: which elements a finger or a pointer can reach. */

/** Whether a press at its centre would hit this element. */
const isFree = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const corners = [0.1, 0.5, 0.9].map((share) => [left + width * share, top + height / 2] as const);
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

test.describe('a message about a refusal', () => {
  test.use({ expectedErrors: [/409|500/] });

  test('covers no button of the dialog that stays open', async ({ page }) => {
    await page.route('**/api/rohseife', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 409,
            json: { success: false, message: 'Es gibt schon eine Rohseife mit diesem Namen.' },
          })
        : route.continue(),
    );
    await openRohstoffe(page);
    const form = await newRohstoff(page, 'Neue Rohseife');
    await typeInto(field(form, 'Bezeichnung'), 'Sheabutter');
    for (const height of [740, 900]) {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height });
      await form.getByRole('button', { name: 'Erstellen' }).click();
      const message = page.getByRole('alert').filter({ hasText: 'Fehler beim Speichern' });
      await expect(message).toBeVisible();
      // While the message is there: it goes by itself after some seconds.
      for (const name of ['Erstellen', 'Abbrechen'])
        await expect
          .poll(
            async () => [await isFree(form.getByRole('button', { name })), await message.isVisible()],
            `${name} at ${height}`,
          )
          .toEqual([true, true]);
    }
  });
});

test('a message covers no button of a question', async ({ page }) => {
  await openBenutzer(page);
  await page
    .getByRole('button', { name: /löschen$/ })
    .first()
    .click();
  await expect(page.getByText(/Kunden können nicht gelöscht werden/)).toBeVisible();
  await page.getByRole('button', { name: 'Neu', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Neuen Benutzer erstellen' });
  await typeInto(form.getByLabel('Vorname'), 'Ida');
  expect(await isFree(form.getByRole('button', { name: 'Abbrechen' }))).toBe(true);
  await page.keyboard.press('Escape');
  const question = dialog(page, 'Änderungen verwerfen?');
  for (const name of ['Verwerfen', 'Weiter bearbeiten'])
    expect(await isFree(question.getByRole('button', { name }))).toBe(true);
});

/** WCAG 2.2, 2.5.8, which axe checks only when enabled. */
async function smallTargets(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ runOnly: ['target-size'] }).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** Buttons that are smaller than 24 px, which axe leaves to be looked at when they are close to each other. */
const smallButtons = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        const isSmall = button.checkVisibility() && Math.min(width, height) < 24;
        return isSmall
          ? `${button.getAttribute('aria-label') ?? button.textContent}: ${width} × ${height}`
          : [];
      }),
    );

test('every target is large enough for a finger, or far enough from the next', async ({ page }) => {
  await signIn(page, 'admin');
  const screens = [
    '/admin/benutzer',
    '/admin/portfolio',
    '/admin/rohstoffe',
    '/admin/lager',
    '/admin/warenberechnung',
  ];
  for (const path of screens) {
    await openAlive(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Einen Augenblick …')).toHaveCount(0);
    expect(await smallTargets(page), path).toEqual([]);
    expect(await smallButtons(page), path).toEqual([]);
  }
});

test.describe('when nothing can be loaded at first', () => {
  test.use({ expectedErrors: [/502/] });

  for (const [path, gone] of [
    ['/admin/portfolio', '**/api/admin/portfolio**'],
    ['/admin/benutzer', '**/api/kunden**'],
  ] as const)
    test(`'Erneut versuchen' loads the figures of ${path} as well`, { tag: '@desktop' }, async ({ page }) => {
      await signIn(page, 'admin');
      const routed = [gone, gone.replace(/\*\*$/, '/**')];
      for (const url of routed) await page.route(url, (route) => route.fulfill({ status: 502, body: '' }));
      await openAlive(page, path);
      const figures = page.getByRole('region', { name: 'Zahlen' }).getByRole('definition');
      await expect(figures).toHaveText(['–', '–', '–', '–']);
      for (const url of routed) await page.unroute(url);
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(figures).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/, /^\d+$/]);
    });
});
