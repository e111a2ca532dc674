import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from '../fixtures.ts';
import { demoPassword, emailOf, storedSession } from '../konten.ts';

/**
 * Somebody quick, or with a password manager, on a slow network: the form is on the screen and its script is not here
 * yet.
 */
async function openEarly(page: Page, path: string): Promise<{ start: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => promise.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  return {
    start: async () => {
      resolve();
      await untilAlive(page);
    },
  };
}

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });

const forms = [
  { path: '/login', button: 'Anmelden', texts: [] },
  {
    path: '/register',
    button: 'Konto anlegen',
    texts: [
      ['Vorname', 'Clara'],
      ['Nachname', 'Herbst'],
    ],
  },
] as const;

for (const { path, button, texts } of forms) {
  test(`${path}: a form sent too early puts no password into an address`, { tag: ['@S31', '@R28'] }, async ({
    page,
  }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const { start } = await openEarly(page, path);
    for (const [name, text] of [
      ...texts,
      ['E-Mail', emailOf('anna')],
      ['Passwort', 'Geheim-im-Garten'],
    ] as const)
      await field(page, name).fill(text);
    if (path === '/register') await main(page).getByRole('checkbox').check();
    await field(page, 'Passwort').press('Enter');
    await start();

    await expect(main(page).getByRole('button', { name: button })).toBeVisible();
    expect(urls.filter((url) => url.includes('Geheim'))).toEqual([]);
    expect(page.url()).not.toContain('Geheim');
  });
}

test('what was typed before the page came to life is not lost', { tag: ['@S31'] }, async ({ page }) => {
  const { start } = await openEarly(page, '/login');
  await field(page, 'E-Mail').fill(emailOf('anna'));
  await field(page, 'Passwort').fill(demoPassword);
  await start();

  await expect(field(page, 'E-Mail')).toHaveValue(emailOf('anna'));
  await expect(field(page, 'Passwort')).toHaveValue(demoPassword);
  await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect((await storedSession(page)).token).not.toBeNull();
});
