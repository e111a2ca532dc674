import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { signIn } from '../konten.ts';
import { chooseInMenu, header, openAdminMenu } from '../page-language.ts';

test.use({
  expectedErrors: [/Failed to load|ERR_|React Router caught|kaputt|Importing a module|dynamically imported/],
});

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Erneut versuchen' });

/** Counts how often this document is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

async function expectNoEnglish(page: Page): Promise<void> {
  await expect(page.getByText(/error|unexpected|failed|developer/i)).toHaveCount(0);
}

for (const { what, open, go, page: name, title } of [
  {
    what: 'a page of the shop',
    open: (page: Page) => openAlive(page, '/about'),
    go: (page: Page) => chooseInMenu(page, 'Kontakt'),
    page: 'contact-page',
    title: 'Kontakt',
  },
  {
    what: 'a page of the back office',
    open: async (page: Page) => {
      await signIn(page, 'admin');
      await openAlive(page, '/about');
    },
    go: async (page: Page) => {
      const menu = await openAdminMenu(page);
      await menu.getByRole('link', { name: 'Lager', exact: true }).click();
    },
    page: 'lager-page',
    title: 'Lager',
  },
]) {
  test(`${what} that cannot be loaded offline says so and comes with the connection`, {
    tag: ['@S01'],
  }, async ({ page, context }) => {
    await open(page);
    await context.setOffline(true);
    await go(page);

    await expect(heading(page)).toHaveText('Keine Verbindung');
    await expect(
      header(page).getByRole('link', { name: 'Home' }).or(header(page).getByRole('button')).first(),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Keine Verbindung/);
    await expectNoEnglish(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await retry(page).click();
    await expect(heading(page)).toHaveText('Keine Verbindung');

    await context.setOffline(false);
    await retry(page).click();
    await expect(heading(page)).toContainText(title);
  });

  test(`${what} whose file is gone after an update is loaded anew by itself, once`, {
    tag: ['@S01'],
  }, async ({ page }) => {
    let isGone = true;
    await page.route(`**/assets/${name}-*.js`, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await open(page);
    const loads = countLoads(page);
    page.on('framenavigated', () => {
      isGone = false;
    });
    // The first of the two navigations is the one of the router, which loads nothing.
    await page.evaluate(() => history.replaceState(history.state, ''));
    isGone = true;
    await go(page);

    await expect(heading(page)).toContainText(title);
    expect(loads()).toBe(1);
  });

  test(`${what} whose file stays away is loaded anew only once, and says so`, { tag: ['@S01'] }, async ({
    page,
  }) => {
    await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));
    await open(page);
    const loads = countLoads(page);
    await go(page);

    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible();
    await expectNoEnglish(page);
    expect(loads()).toBe(1);
  });
}
