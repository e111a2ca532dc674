import type { Page } from '@playwright/test';
import { signIn } from '../../arrange/accounts.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goOffline,
  openAlive,
  test,
  untilAlive,
} from '../../fixtures.ts';
import {
  chooseInMenu,
  drawer,
  header,
  menuButton,
  openAdminMenu,
  openDrawer,
} from '../../pages/page-language.ts';

test.use({
  expectedErrors: [
    /Failed to (load|fetch)|React Router caught|Probefehler|ERR_|dynamically imported|preload CSS/,
  ],
});

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Erneut versuchen' });
const notStarted = (page: Page) => page.getByRole('alert').filter({ hasText: 'nicht ganz geladen' });

/** Counts how often the browser loads a document from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Replaces every script of this name by this module. */
const replaceScript = (page: Page, name: string, body: string) =>
  page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));

const loseScript = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));

async function expectNoEnglish(page: Page): Promise<void> {
  await expect(page.getByText(/error|unexpected|failed|developer|kaputt/i)).toHaveCount(0);
}

/** A link to a part of the shop whose page is not loaded yet. */
const ways = {
  'a page of the shop': {
    script: 'contact-page',
    title: 'Kontakt',
    prepare: async (page: Page) => {
      await openAlive(page, '/about');
      if (await menuButton(page).isVisible()) await openDrawer(page);
      return page
        .getByRole('navigation')
        .getByRole('link', { name: 'Kontakt', exact: true })
        .filter({ visible: true });
    },
  },
  'a page of the back office': {
    script: 'lager-page',
    title: 'Lager',
    prepare: async (page: Page) => {
      await signIn(page, 'admin');
      await openAlive(page, '/about');
      return (await openAdminMenu(page)).getByRole('link', { name: 'Lager', exact: true });
    },
  },
};

test('a page that cannot be loaded offline says so and loads with the connection', {
  tag: ['@S01', '@phone'],
}, async ({ page, context }) => {
  const { title, prepare } = ways['a page of the shop'];
  const link = (await prepare(page)).first();
  await goOffline(page);
  await link.click();

  await expect(heading(page)).toHaveText('Keine Verbindung');
  await expect(header(page).getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle(/^Keine Verbindung/);
  await expectNoEnglish(page);
  await expectNoSidewaysScroll(page);
  await retry(page).focus();
  await page.keyboard.press('Enter');
  await expect(retry(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(heading(page)).toHaveText('Keine Verbindung');
  await expect(retry(page)).toBeFocused();

  await context.setOffline(false);
  await expectAccessible(page);
  await retry(page).click();
  await expect(heading(page)).toContainText(title);
});

test('a page whose script is gone after an update is reloaded automatically', {
  tag: ['@S01', '@phone'],
}, async ({ page }) => {
  const { script, title, prepare } = ways['a page of the shop'];
  const link = (await prepare(page)).first();
  await loseScript(page, script);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unrouteAll();
  });
  const loads = countLoads(page);
  await link.click();

  await expect(heading(page)).toContainText(title);
  expect(loads()).toBe(1);
});

for (const [what, { script, title, prepare }] of Object.entries(ways)) {
  test(`${what} whose script stays missing is reloaded once, and then says so`, {
    tag: ['@S01', '@phone'],
  }, async ({ page }) => {
    const link = (await prepare(page)).first();
    await loseScript(page, script);
    const loads = countLoads(page);
    await link.click();

    await expect.poll(loads).toBe(1);
    await expect(notStarted(page)).toBeVisible();
    expect(loads()).toBe(1);
    await expectNoEnglish(page);

    await page.unrouteAll();
    await notStarted(page).getByRole('link', { name: 'Erneut versuchen' }).click();
    await untilAlive(page);
    await expect(heading(page)).toContainText(title);
  });
}

test('a browser that refuses its storage reloads once as well', { tag: ['@S01', '@phone'] }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await openAlive(page, '/about');
  await loseScript(page, 'contact-page');
  const loads = countLoads(page);
  await chooseInMenu(page, 'Kontakt');

  await expect(notStarted(page)).toBeVisible();
  expect(loads()).toBe(1);
});

test('a header that fails leads to a German error page', {
  tag: ['@S01', '@phone'],
}, async ({ page }) => {
  await replaceScript(page, 'signed-in', 'export function SignedIn() { throw new Error("Probefehler") }');
  await signIn(page, 'anna');
  await page.goto('/about');

  await expect(heading(page)).toHaveText('Das hat nicht geklappt');
  await expectNoEnglish(page);
  await page.unrouteAll();
  await retry(page).click();
  await expect(heading(page)).toHaveText('Das sind wir');
});

for (const script of ['vendor', 'entry-client', 'start', 'produkte-page']) {
  test(`without the script ${script} a page stays readable, says so and is hydrated once it loads`, {
    tag: ['@S01', '@phone'],
  }, async ({ page }) => {
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort('connectionreset'));
    await page.goto('/products');

    await expect(notStarted(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Unsere handgemachten Naturseifen');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.unrouteAll();
    await notStarted(page).getByRole('link', { name: 'Erneut versuchen' }).click();
    await untilAlive(page);
    await expect(notStarted(page)).toHaveCount(0);
  });
}

test('a part of a page that failed to load is replaced by a button that loads it, and offline says so', {
  tag: ['@S22', '@phone'],
}, async ({ page, context, request }) => {
  await signIn(page, 'anna');
  const { _id } = await fetchProdukt(request, 'Lavendeltraum');
  await loseScript(page, 'add-offer');
  await openAlive(page, `/products/${_id}`);
  const again = main(page)
    .getByRole('button', { name: /Neu laden$/ })
    .filter({ visible: true });
  await expect(again).toHaveText('Neu laden');
  await goOffline(page);
  await again.click();
  await expect(again).toHaveText('Keine Verbindung. Neu laden');
  await expect(heading(page)).toHaveText('Lavendeltraum');

  await context.setOffline(false);
  await page.unrouteAll();
  await again.click();
  await expect(
    main(page).getByRole('button', { name: 'In den Warenkorb' }).filter({ visible: true }),
  ).toBeVisible();
});

test('the menu of a phone keeps its links when the part for signed-in visitors failed to load', {
  tag: ['@S07', '@S09', '@desktop'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'anna');
  await loseScript(page, 'drawer-account');
  await openAlive(page, '/about');
  await openDrawer(page);
  await expect(drawer(page).getByRole('button', { name: 'Neu laden' })).toBeVisible();
  await drawer(page).getByRole('link', { name: 'Produkte', exact: true }).click();

  await expect(heading(page)).toHaveText('Unsere handgemachten Naturseifen');
});
