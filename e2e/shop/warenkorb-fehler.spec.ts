import type { Page } from '@playwright/test';
import { signIn, storedSession } from '../accounts.ts';
import { failCalls, korbOf, toast } from '../cart-calls.ts';
import { expectSums, heading, leeren, line, menge, plus, question, remove } from '../cart-page.ts';
import { installClock, passRetries, putTimeoutsOnClock, stopTime } from '../clock.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { failedCall, fetchProdukt, watchCalls } from '../portfolio-calls.ts';

test.use({ expectedErrors: [failedCall] });

const fehler = 'Fehler beim Aktualisieren des Warenkorbs';

for (const failure of [{ status: 500 }, { status: 400, message: 'Nein.' }, 'no connection'] as const) {
  const what = typeof failure === 'string' ? failure : String(failure.status);
  test(`${what}: the number goes back and a toast says so`, {
    tag: ['@S27', '@S30', '@S39', '@phone'],
  }, async ({ page }) => {
    const { token } = await signIn(page, 'anna');
    await openAlive(page, '/cart');
    await failCalls(page, '/cart/update', failure);
    const calls = watchCalls(page, '/cart/update');
    const lavendel = line(page, 'Lavendeltraum');
    await plus(lavendel).click();
    await expect(menge(lavendel)).toHaveValue('3');

    await expect(toast(page, fehler)).toBeVisible();
    await expect(menge(lavendel)).toHaveValue('2');
    await expect(heading(page)).toHaveText('Warenkorb (3)');
    await expectSums(page, ['24,30', '7,69', '31,99']);
    await expect(toast(page, fehler)).toHaveCount(1);
    // Mutations are retried once (S39), refusals are not.
    expect(calls).toHaveLength(what === '400' ? 1 : 2);
    expect(await korbOf(page.request, token).mengeOf('Lavendeltraum')).toBe(2);
  });
}

test('what was confirmed before stays', { tag: ['@S27', '@S30', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  const korb = korbOf(page.request, token);
  await openAlive(page, '/cart');
  const lavendel = line(page, 'Lavendeltraum');
  await plus(lavendel).click();
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(3);
  await failCalls(page, '/cart/update', { status: 500 });
  await plus(lavendel).click();

  await expect(toast(page, fehler)).toBeVisible();
  await expect(menge(lavendel)).toHaveValue('3');
  await page.unrouteAll();
  await plus(lavendel).click();
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(4);
  await expect(menge(lavendel)).toHaveValue('4');
});

/** Each change of the cart, how it is made, and its text when it fails (storefront.txt §8). */
const changes = [
  {
    call: '/cart/add',
    text: 'Fehler beim Hinzufügen zum Warenkorb',
    make: (page: Page) => page.getByRole('button', { name: 'In den Warenkorb' }).click(),
  },
  {
    call: '/cart/remove/*',
    text: 'Fehler beim Entfernen aus Warenkorb',
    make: (page: Page) => remove(line(page, 'Lavendeltraum')).click(),
  },
  { call: '/cart/update', text: fehler, make: (page: Page) => plus(line(page, 'Lavendeltraum')).click() },
  {
    call: '/cart/clear',
    text: 'Fehler beim Leeren des Warenkorbs',
    make: async (page: Page) => {
      await leeren(page).click();
      await question(page)
        .getByRole('button', { name: /^Ja|entfernen|leeren/ })
        .click();
    },
  },
];

for (const { call, text, make } of changes) {
  test(`'${text}' and why, and nothing is changed`, { tag: ['@S30', '@S37', '@phone'] }, async ({ page }) => {
    const { token } = await signIn(page, 'anna');
    await failCalls(page, call, { status: 500 });
    const isAdd = call === '/cart/add';
    const { _id } = await fetchProdukt(page.request, 'Lavendeltraum');
    await openAlive(page, isAdd ? `/products/${_id}` : '/cart');
    await make(page);

    await expect(toast(page, text)).toBeVisible();
    await expect(toast(page, 'Serverfehler. Bitte versuchen Sie es später erneut.')).toBeVisible();
    if (!isAdd) await expect(heading(page)).toHaveText('Warenkorb (3)');
    if (!isAdd) await expect(menge(line(page, 'Lavendeltraum'))).toBeEnabled();
    expect((await korbOf(page.request, token).fetch()).itemCount).toBe(3);
    await expectAccessible(page);
  });
}

for (const [what, failure, words] of [
  ['403', { status: 403 }, 'Keine Berechtigung für diese Aktion.'],
  ['404', { status: 404 }, 'Ressource nicht gefunden.'],
  ['429', { status: 429 }, 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.'],
  ['500', { status: 500 }, 'Serverfehler. Bitte versuchen Sie es später erneut.'],
  ['another status with words', { status: 418, message: 'Der Topf ist leer.' }, 'Der Topf ist leer.'],
  ['another status without words', { status: 418 }, 'Ein Fehler ist aufgetreten.'],
  ['no connection', 'no connection', 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.'],
] as const) {
  test(`a change that fails with ${what}: a toast says '${words}'`, { tag: ['@S37', '@phone'] }, async ({
    page,
  }) => {
    await signIn(page, 'anna');
    await failCalls(page, '/cart/update', failure);
    await openAlive(page, '/cart');
    await plus(line(page, 'Lavendeltraum')).click();

    await expect(toast(page, words)).toBeVisible();
    await expect(toast(page, words)).toHaveCount(1);
    await expect(page).toHaveURL('/cart');
    expect((await storedSession(page)).token).not.toBeNull();
  });
}

test('a change without an answer is aborted after 15 s', { tag: ['@S36', '@S37', '@phone'] }, async ({
  page,
}) => {
  await signIn(page, 'anna');
  await putTimeoutsOnClock(page);
  await installClock(page);
  await page.route('**/api/cart/update', () => {});
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  await stopTime(page);
  await plus(line(page, 'Lavendeltraum')).click();

  const words = 'Anfrage-Timeout. Bitte überprüfen Sie Ihre Internetverbindung.';
  await passRetries(page, toast(page, words), 3000);
  // Retried once before the number goes back; the reason is already shown.
  await passRetries(page, toast(page, fehler), 3000);
  await expect(menge(line(page, 'Lavendeltraum'))).toHaveValue('2');
  await expect(toast(page, words)).toHaveCount(0);
});

for (const { call, text, make } of changes) {
  test(`${call}: 401 ends the session and reports only that`, { tag: ['@S37', '@R5', '@phone'] }, async ({
    page,
    db,
  }) => {
    await signIn(page, 'anna');
    const { _id } = await fetchProdukt(page.request, 'Lavendeltraum');
    await openAlive(page, call === '/cart/add' ? `/products/${_id}` : '/cart');
    await expect(page.getByRole('link', { name: /Warenkorb, 3/ })).toBeVisible();
    await db.deleteFrom('session').execute();
    await make(page);

    await expect(toast(page, 'Sitzung abgelaufen. Bitte erneut anmelden.')).toHaveCount(1);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(text)).toHaveCount(0);
    expect(await storedSession(page)).toEqual({ token: null, user: null });
  });
}
