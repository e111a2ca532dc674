import type { Locator, Page } from '@playwright/test';
import { installClock, passRetries, putTimeoutsOnClock, stopTime } from '../clock.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { chooseInMenu, groundOf } from '../page-language.ts';
import { answerList, failedCall, type Refusal } from '../portfolio-calls.ts';

test.use({ expectedErrors: [failedCall] });

const toast = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });
const netzwerkfehler = 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.';

/** The visible opacity of an element, from 1 to 0; 0 when it is removed. */
async function opacityOf(place: Locator): Promise<number> {
  const opacities = await place.evaluateAll((found) =>
    found.map((start) => {
      let opacity = 1;
      for (let element: Element | null = start; element; element = element.parentElement)
        opacity *= Number(getComputedStyle(element).opacity);
      return opacity;
    }),
  );
  return Math.max(0, ...opacities);
}

/** Opens the list while its call fails, and waits for the toast. */
async function failWith(page: Page, answer: Refusal | 'no connection', text: string): Promise<void> {
  await answerList(page, answer);
  await chooseInMenu(page, 'Produkte');
  // A toast stays while the pointer is over it, so the pointer moves away.
  await page.mouse.move(1, (page.viewportSize()?.height ?? 2) - 1);
  // A lost connection is reported at once; all other failures after the pauses between retries.
  if (answer === 'no connection') await expect(toast(page, text)).toBeVisible();
  else await passRetries(page, toast(page, text), 250);
}

test.beforeEach(async ({ page }) => {
  await putTimeoutsOnClock(page);
  await installClock(page);
  await openAlive(page, '/about');
  await stopTime(page);
});

for (const [what, answer, text] of [
  ['403', { status: 403 }, 'Keine Berechtigung für diese Aktion.'],
  ['404', { status: 404 }, 'Ressource nicht gefunden.'],
  ['429', { status: 429 }, 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.'],
  ['500', { status: 500, message: 'Interna' }, 'Serverfehler. Bitte versuchen Sie es später erneut.'],
  ['another status with words', { status: 418, message: 'Der Topf ist leer.' }, 'Der Topf ist leer.'],
  ['another status without words', { status: 418 }, 'Ein Fehler ist aufgetreten.'],
  ['no connection', 'no connection', netzwerkfehler],
] as const) {
  test(`${what}: an error toast says '${text}'`, { tag: ['@S37', '@S38', '@phone'] }, async ({ page }) => {
    await failWith(page, answer, text);
    await expect(toast(page, text)).toHaveCount(1);
  });
}

test('a timeout has its own message', { tag: ['@S37', '@phone'] }, async ({ page }) => {
  await page.route('**/api/portfolio/with-prices', () => {});
  await chooseInMenu(page, 'Produkte');
  const text = 'Anfrage-Timeout. Bitte überprüfen Sie Ihre Internetverbindung.';
  await passRetries(page, toast(page, text), 3000);
});

/** Signs in with a token that the server does not accept. */
async function storeOldSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('token', 'alt');
    localStorage.setItem(
      'user',
      JSON.stringify({ id: '1', name: 'Anna', role: 'customer', permissions: [] }),
    );
  });
}

test('401 ends the session and asks to sign in again', { tag: ['@S37', '@phone'] }, async ({ page }) => {
  await storeOldSession(page);
  await failWith(page, { status: 401 }, 'Sitzung abgelaufen. Bitte erneut anmelden.');

  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
});

test('two calls refused at the same time show one toast', { tag: ['@S37', '@phone'] }, async ({ page }) => {
  const bothAsked = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/\/api\/(cart|portfolio\/with-prices)$/, async (route) => {
    asked += 1;
    if (asked === 2) bothAsked.resolve();
    await bothAsked.promise;
    await route.fulfill({ status: 401, json: { success: false } });
  });
  await storeOldSession(page);
  await page.evaluate(() => dispatchEvent(new Event('userLoggedIn')));
  await chooseInMenu(page, 'Produkte');
  await bothAsked.promise;

  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Sitzung abgelaufen. Bitte erneut anmelden.')).toHaveCount(1);
});

test('an error toast is red, stands top-right and is at most 350 px wide', { tag: ['@S38'] }, async ({
  page,
}) => {
  const long = 'Die Werkstatt macht gerade Pause und räumt auf. '.repeat(8).trim();
  await failWith(page, { status: 418, message: long }, long);
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const { x, y, width } = (await toast(page, long).boundingBox()) ?? { x: 0, y: 0, width: 0 };

  expect(width).toBeLessThanOrEqual(350);
  expect(x).toBeGreaterThanOrEqual(0);
  // The toast's closing button may be to the right of its text.
  expect(view.width - (x + width)).toBeLessThanOrEqual(80);
  expect(y).toBeLessThan(view.height / 3);
  const [red, green, blue] = await groundOf(toast(page, long));
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await page.clock.resume();
  await expectAccessible(page);
});

test('an error toast is gone after 5 s', { tag: ['@S38', '@phone'] }, async ({ page }) => {
  await failWith(page, 'no connection', netzwerkfehler);
  await page.clock.runFor(4500);
  // The clock stands still, but not the animation with which a toast appears.
  await expect.poll(() => opacityOf(toast(page, netzwerkfehler))).toBe(1);
  await page.clock.runFor(600);
  await expect.poll(() => opacityOf(toast(page, netzwerkfehler))).toBe(0);
  await page.clock.resume();
  await expect(toast(page, netzwerkfehler)).toHaveCount(0);
});

test('a toast can be closed at once', { tag: ['@S38', '@phone'] }, async ({ page }) => {
  await failWith(page, 'no connection', netzwerkfehler);
  await page.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect.poll(() => opacityOf(toast(page, netzwerkfehler))).toBe(0);
  await page.clock.resume();
  await expect(toast(page, netzwerkfehler)).toHaveCount(0);
});
