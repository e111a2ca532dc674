import type { Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { korbOf } from '../cart-calls.ts';
import { emptyText, heading, leeren, line, question } from '../cart-page.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAlive,
  test,
  untilAlive,
  untilDrawn,
} from '../fixtures.ts';
import { card, cartLink, openAccount, openAdminMenu } from '../page-language.ts';
import { failedCall, fetchProdukt } from '../portfolio-calls.ts';

/** The screens of a signed-in customer, each with an element that shows that it is complete. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  'the empty cart': async (page) => {
    await signIn(page, 'werkstatt');
    await openAlive(page, '/cart');
    await expect(emptyText(page)).toBeVisible();
  },
  'the filled cart': async (page) => {
    const { token } = await signIn(page, 'anna');
    await korbOf(page.request, token).add('Schwarzer Sandel', 99);
    await openAlive(page, '/cart');
    await expect(heading(page)).toHaveText('Warenkorb (102)');
  },
  'the list with steppers': async (page) => {
    await signIn(page, 'anna');
    await openAlive(page, '/products');
    await expect(card(page, 'Lavendeltraum').getByRole('spinbutton')).toBeVisible();
  },
  'a product with its stepper': async (page) => {
    await signIn(page, 'anna');
    const { _id } = await fetchProdukt(page.request, 'Schwarzer Sandel');
    await openAlive(page, `/products/${_id}`);
    await expect(page.getByRole('main').getByRole('spinbutton')).toBeVisible();
  },
  'an admin page': async (page) => {
    await signIn(page, 'admin');
    await openAlive(page, '/admin/warenberechnung');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`axe finds nothing wrong with ${name}, and it scrolls sideways at no width`, {
    tag: ['@S08', '@S27', '@S31'],
  }, async ({ page }) => {
    test.slow();
    await open(page);
    await expectAccessible(page);
    const widths = (page.viewportSize()?.width ?? 0) < 900 ? [320, 360] : [600, 900, 1440];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await test.step(`at ${width}`, () => expectNoSidewaysScroll(page));
    }
  });
}

test('axe finds nothing wrong with the open menus', { tag: ['@S08', '@S09'] }, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/about');
  await openAccount(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await openAdminMenu(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('axe finds nothing wrong with the question before clearing', { tag: ['@S27'] }, async ({ page }) => {
  await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await leeren(page).click();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe('with errors in the form', () => {
  test.use({ expectedErrors: [failedCall] });

  test('axe finds nothing wrong with the login page', { tag: ['@S31'] }, async ({ page }) => {
    await openAlive(page, '/login');
    await page.getByLabel('E-Mail').fill('niemand@beispiel.example');
    await page.getByLabel('Passwort', { exact: true }).fill('falsch');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });

  test('axe finds nothing wrong with the registration', { tag: ['@R28'] }, async ({ page }) => {
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({
        status: 400,
        json: {
          success: false,
          message: 'Bitte prüfen.',
          fehler: ['email: Diese Adresse ist falsch.', 'datenschutz: Zustimmung fehlt.'],
        },
      }),
    );
    await openAlive(page, '/register');
    for (const [name, value] of [
      ['Vorname', 'Clara'],
      ['Nachname', 'Herbst'],
      ['E-Mail', 'clara@beispiel.example'],
      ['Passwort', 'Seifenkiste am Fenster'],
    ] as const)
      await page.getByLabel(name, { exact: true }).fill(value);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByText('Zustimmung fehlt.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test.describe('what is loaded for a signed-in person', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'anna');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });

  for (const path of ['/', '/products']) {
    test(`moves nothing on ${path}`, { tag: ['@S08', '@S15', '@S32'] }, async ({ page }) => {
      await page.goto(path);
      await untilAlive(page);
      await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
      if (path === '/products')
        await expect(card(page, 'Lavendeltraum').getByRole('spinbutton')).toBeVisible();
      await untilDrawn(page);
      expect(await shiftSum(page)).toBeLessThanOrEqual(0.01);
    });
  }

  // The lines load after the page, so a small shift is allowed.
  test('moves little on /cart', { tag: ['@S26', '@S27'] }, async ({ page }) => {
    await page.goto('/cart');
    await untilAlive(page);
    await expect(line(page, 'Honigwabe')).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
    await untilDrawn(page);
    expect(await shiftSum(page)).toBeLessThanOrEqual(0.1);
  });
});

function shiftSum(page: Page): Promise<number> {
  return page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}
