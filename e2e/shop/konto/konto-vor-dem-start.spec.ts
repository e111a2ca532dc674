import type { Page } from '@playwright/test';
import { demoPassword, emailOf, storedSession } from '../../arrange/accounts.ts';
import { expect, test, untilAlive } from '../../fixtures.ts';
import { typeInto } from '../../type-into.ts';

/** On a slow network a quick user or a password manager fills a form that is visible but not hydrated yet. */
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

// The refused sign-in, and the script that is not loaded.
test.use({ expectedErrors: [/Failed to load resource|dynamically imported/] });

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });

const forms = [
  { path: '/login', texts: [] },
  {
    path: '/register',
    texts: [
      ['Vorname', 'Clara'],
      ['Nachname', 'Herbst'],
    ],
  },
] as const;

const password = 'Geheim-im-Garten';

for (const { path, texts } of forms) {
  test(`${path}: a form sent before hydration is submitted after it, and puts no password into an address`, {
    tag: ['@S31', '@R28', '@phone'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const { start } = await openEarly(page, path);
    for (const [name, text] of [...texts, ['E-Mail', 'clara@lindenblatt.example']] as const)
      await typeInto(field(page, name), text);
    if (path === '/register') await main(page).getByRole('checkbox').check();
    await typeInto(field(page, 'Passwort'), password);
    await page.keyboard.press('Enter');
    // A second try, because nothing seems to happen.
    await page.keyboard.press('Enter');
    await expect(field(page, 'Passwort')).toHaveValue(password);
    // The form shows that it is waiting.
    const send = main(page).getByRole('button', { name: /^(Anmelden|Konto anlegen)$/ });
    expect(await send.evaluate((button) => button.getAnimations({ subtree: true }).length)).toBeGreaterThan(
      0,
    );
    const sent = page.waitForRequest('**/api/auth/*');
    await start();

    expect((await sent).postDataJSON()).toMatchObject({ email: 'clara@lindenblatt.example', password });
    if (path === '/register') await expect(page).toHaveURL('/');
    else await expect(main(page).getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort ist falsch.');
    expect(urls.filter((url) => url.includes('Geheim'))).toEqual([]);
    expect(urls.filter((url) => url.includes('/api/auth/'))).toHaveLength(1);
  });
}

test('text typed before hydration is kept', { tag: ['@S31', '@phone'] }, async ({ page }) => {
  const { start } = await openEarly(page, '/login');
  await typeInto(field(page, 'E-Mail'), emailOf('anna'));
  await typeInto(field(page, 'Passwort'), demoPassword);
  await start();

  await expect(field(page, 'E-Mail')).toHaveValue(emailOf('anna'));
  await expect(field(page, 'Passwort')).toHaveValue(demoPassword);
  await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect((await storedSession(page)).token).not.toBeNull();
});

test('typed text stays when the page cannot be hydrated, though the shop is reachable', {
  tag: ['@S01', '@S31', '@phone'],
}, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await promise;
    await route.fulfill({ status: 404 });
  });
  await page.goto('/login');
  await typeInto(field(page, 'E-Mail'), emailOf('anna'));
  await typeInto(field(page, 'Passwort'), demoPassword);
  await page.keyboard.press('Enter');
  resolve();

  await expect(page.getByRole('alert').filter({ hasText: 'nicht ganz geladen' })).toBeVisible();
  await expect(field(page, 'E-Mail')).toHaveValue(emailOf('anna'));
  await expect(field(page, 'Passwort')).toHaveValue(demoPassword);
});
