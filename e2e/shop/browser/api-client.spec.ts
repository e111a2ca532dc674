import { watchCalls } from '../../arrange/portfolio-calls.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { card, chooseInMenu } from '../../pages/page-language.ts';

test('a call goes to /api as JSON, without a bearer for guests, and with a stored token as bearer', {
  tag: ['@S36', '@phone'],
}, async ({ page }) => {
  for (const [token, bearer] of [
    [undefined, null],
    ['abc.def', 'Bearer abc.def'],
  ] as const) {
    const calls = watchCalls(page, '/portfolio/with-prices');
    await openAlive(page, '/about');
    if (token) await page.evaluate((text) => localStorage.setItem('token', text), token);
    await page.evaluate(() => sessionStorage.clear());
    await chooseInMenu(page, 'Produkte');
    await expect(card(page, 'Lavendeltraum')).toBeVisible();

    const [call] = calls;
    expect(new URL(call?.url() ?? '').pathname).toBe('/api/portfolio/with-prices');
    expect(call?.method()).toBe('GET');
    expect(await call?.headerValue('content-type')).toMatch(/^application\/json/);
    expect(await call?.headerValue('authorization')).toBe(bearer);
  }
});
