import { fetchSession, signIn } from '../accounts.ts';
import { holdCalls, korbOf } from '../cart-calls.ts';
import { expectSums, heading, line, menge, minus, plus, remove } from '../cart-page.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card, cartLink, chooseInMenu, signOut } from '../page-language.ts';
import { fetchProdukt, watchCalls } from '../portfolio-calls.ts';
import { typeInto } from '../type-into.ts';

test('a change is shown at once and reaches the server', { tag: ['@S27', '@S41', '@phone'] }, async ({
  page,
}) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  const calls = await holdCalls(page, '/cart/update');
  const lavendel = line(page, 'Lavendeltraum');
  await plus(lavendel).click();

  // Nothing has been sent yet.
  await expect(menge(lavendel)).toHaveValue('3');
  await expect(heading(page)).toHaveText('Warenkorb (4)');
  await expect(cartLink(page)).toHaveAccessibleName(/\b4\b/);
  await expectSums(page, ['32,20', '7,69', '39,89']);
  const route = await calls.next();
  expect(route.request().method()).toBe('PUT');
  expect(route.request().postDataJSON()).toEqual({ produktId: expect.any(String), menge: 3 });
  await calls.open();
  await route.continue();
  await expect.poll(() => korbOf(page.request, token).mengeOf('Lavendeltraum')).toBe(3);

  await minus(lavendel).click();
  await expect(menge(lavendel)).toHaveValue('2');
  await expect.poll(() => korbOf(page.request, token).mengeOf('Lavendeltraum')).toBe(2);
  await expectSums(page, ['24,30', '7,69', '31,99']);
});

test('minus is disabled at 1 and plus at 99', { tag: ['@S27', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  const honig = line(page, 'Honigwabe');
  await expect(menge(honig)).toHaveValue('1');
  await expect(minus(honig)).toBeDisabled();
  await expect(plus(honig)).toBeEnabled();

  await typeInto(menge(honig), '98');
  await plus(honig).click();
  await expect(menge(honig)).toHaveValue('99');
  await expect(plus(honig)).toBeDisabled();
  await expect(minus(honig)).toBeEnabled();
  await expect.poll(() => korbOf(page.request, token).mengeOf('Honigwabe')).toBe(99);
});

test('a minus before the number changes nothing, key by key', { tag: ['@S27', '@phone'] }, async ({
  page,
}) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  const field = menge(line(page, 'Lavendeltraum'));
  await typeInto(field, '-3');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('2');
  expect(await korbOf(page.request, token).mengeOf('Lavendeltraum')).toBe(2);
});

test('a typed number counts, text counts as 1, numbers out of range are ignored', {
  tag: ['@S27', '@phone'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  const field = menge(line(page, 'Lavendeltraum'));
  for (const [typed, shown] of [
    ['12', '12'],
    ['abc', '1'],
    ['7', '7'],
    ['100', '7'],
    ['0', '7'],
    ['-3', '7'],
    ['99', '99'],
    ['', '1'],
  ] as const) {
    // As a whole, like pasting; key by key every intermediate value counts.
    await field.fill(typed);
    await field.press('Tab');
    await expect(field, `typed ${typed}`).toHaveValue(shown);
  }
  await expect.poll(() => korbOf(page.request, token).mengeOf('Lavendeltraum')).toBe(1);
});

test('typing key by key results in the whole number, replacing the old one', {
  tag: ['@S27', '@phone'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  const field = menge(line(page, 'Lavendeltraum'));
  await typeInto(field, '45');
  await expect(field).toHaveValue('45');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveValue('46');
  await expect.poll(() => korbOf(page.request, token).mengeOf('Lavendeltraum')).toBe(46);
});

test('a tap and typing 2 gives two pieces in the list and on the product page, not 21', {
  tag: ['@S15', '@S22', '@phone'],
}, async ({ page }) => {
  await signIn(page, 'werkstatt');
  await openAlive(page, '/products');
  const honig = menge(card(page, 'Honigwabe'));
  await typeInto(honig, '2');
  await expect(honig).toHaveValue('2');

  const { _id } = await fetchProdukt(page.request, 'Honigwabe');
  await openAlive(page, `/products/${_id}`);
  const einzeln = menge(page.getByRole('main')).first();
  await typeInto(einzeln, '2');
  await expect(einzeln).toHaveValue('2');
});

test('quick taps are combined into few calls', { tag: ['@S27', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  const calls = watchCalls(page, '/cart/update');
  const lavendel = line(page, 'Lavendeltraum');
  // All taps within the debounce time.
  await plus(lavendel).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 20; tap += 1) setTimeout(() => button.click(), tap * 20);
  });

  await expect(menge(lavendel)).toHaveValue('22');
  await expect.poll(() => korbOf(page.request, token).mengeOf('Lavendeltraum')).toBe(22);
  expect(calls.length).toBeLessThanOrEqual(3);
});

test('the last tap wins on a slow network', { tag: ['@S27', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  const calls = await holdCalls(page, '/cart/update');
  const lavendel = line(page, 'Lavendeltraum');
  await plus(lavendel).click();
  const first = await calls.next();
  await plus(lavendel).click();
  await plus(lavendel).click();
  await minus(lavendel).click();
  await expect(menge(lavendel)).toHaveValue('4');
  const shown = await recordValues(lavendel);
  await calls.open();
  await first.continue();

  await expect.poll(() => korbOf(page.request, token).mengeOf('Lavendeltraum')).toBe(4);
  await expect(menge(lavendel)).toHaveValue('4');
  // The answer to the first call, 3, was never shown.
  expect(await shown()).toEqual(['4']);
});

test('the last tap wins when answers come in another order', { tag: ['@S27', '@phone'] }, async ({
  page,
}) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  // The server receives each call at once; earlier ones are answered later.
  let calls = 0;
  await page.route('**/api/cart/update', async (route) => {
    calls += 1;
    const delayMs = Math.max(0, 1500 - 700 * calls);
    const response = await route.fetch();
    await new Promise((done) => setTimeout(done, delayMs));
    await route.fulfill({ response });
  });
  const lavendel = line(page, 'Lavendeltraum');
  const shown = await recordValues(lavendel);
  for (const value of ['3', '4', '5']) {
    const sent = calls;
    await plus(lavendel).click();
    await expect(menge(lavendel)).toHaveValue(value);
    // Each call but the last was sent or waits for the one before it.
    if (value === '3') await expect.poll(() => calls).toBeGreaterThan(sent);
  }

  await expect.poll(() => korbOf(page.request, token).mengeOf('Lavendeltraum')).toBe(5);
  await page.unrouteAll({ behavior: 'wait' });
  await expectSums(page, ['48,00', '7,69', '55,69']);
  expect((await shown()).at(-1)).toBe('5');
  expect(await shown()).toEqual([...(await shown())].sort());
});

test('changes of two lines at the same time both arrive', { tag: ['@S27', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await plus(line(page, 'Lavendeltraum')).click();
  await plus(line(page, 'Honigwabe')).click();
  await plus(line(page, 'Honigwabe')).click();

  await expectSums(page, ['49,20', '7,69', '56,89']);
  const korb = korbOf(page.request, token);
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(3);
  await expect.poll(() => korb.mengeOf('Honigwabe')).toBe(3);
  await expectSums(page, ['49,20', '7,69', '56,89']);
});

test('a line that is removed right after a tap stays removed', { tag: ['@S27', '@phone'] }, async ({
  page,
}) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await plus(line(page, 'Lavendeltraum')).click();
  await remove(line(page, 'Lavendeltraum')).click();

  await expect(line(page, 'Lavendeltraum')).toHaveCount(0);
  await expectSums(page, ['8,50', '7,69', '16,19']);
  expect((await korbOf(page.request, token).fetch()).items).toHaveLength(1);
});

test('a tap right before leaving the page is not lost', { tag: ['@S27', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  const korb = korbOf(page.request, token);
  await openAlive(page, '/cart');
  await plus(line(page, 'Lavendeltraum')).click();
  await chooseInMenu(page, 'Kontakt');
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(3);

  await openAlive(page, '/cart');
  await plus(line(page, 'Lavendeltraum')).click();
  await page.goto('/api/health');
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(4);
});

test('a tap right before signing out is not lost, even while another change is under way', {
  tag: ['@S27', '@S32', '@phone'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  const other = await fetchSession(page.request, 'anna');
  await openAlive(page, '/cart');
  const calls = await holdCalls(page, '/cart/update');
  const logout = page.waitForRequest('**/api/auth/logout');
  await plus(line(page, 'Lavendeltraum')).click();
  const first = await calls.next();
  await plus(line(page, 'Lavendeltraum')).click();
  await plus(line(page, 'Honigwabe')).click();
  await signOut(page);
  // The browser is signed out at once, the server after it has received every tap.
  await expect(page).toHaveURL('/');
  await expect(cartLink(page)).toHaveCount(0);
  await calls.open();
  await first.continue();
  await logout;

  const korb = korbOf(page.request, other.token);
  expect(await korb.mengeOf('Lavendeltraum')).toBe(4);
  expect(await korb.mengeOf('Honigwabe')).toBe(2);
  const me = () => page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await me()).status()).toBe(401);
});

/** Every number of pieces that the line shows from now on, frame by frame, without repetitions. */
async function recordValues(lineOfCart: ReturnType<typeof line>): Promise<() => Promise<string[]>> {
  const field = menge(lineOfCart);
  await field.evaluate((input: HTMLInputElement) => {
    const values: string[] = [];
    Object.assign(globalThis, { values });
    const look = () => {
      if (values.at(-1) !== input.value) values.push(input.value);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => field.evaluate(() => (globalThis as unknown as { values: string[] }).values);
}
