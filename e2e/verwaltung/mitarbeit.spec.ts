import type { Locator, Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { openLaden, pauseLaden } from '../offener-laden.ts';
import { drawer, header, menuButton, openDrawer } from '../page-language.ts';
import { openWerkstatt } from '../werkstatt.ts';

const dashboard = '/admin/dashboard';

/** The employee's menu: in the header, on a phone in the drawer. */
async function openMenu(page: Page): Promise<Locator> {
  if (await menuButton(page).isVisible()) {
    await openDrawer(page);
    const menu = drawer(page).getByRole('navigation', { name: 'Verwaltung' });
    await expect(menu).toBeVisible();
    return menu;
  }
  await header(page).getByRole('button', { name: 'Verwaltung' }).click();
  return page.locator('#admin');
}

/** The addresses of all links in a part of the page. */
function hrefsIn(part: Locator): Promise<string[]> {
  return part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('no link or card that an employee finds throws her back', async ({ page, db }) => {
  test.slow();
  const { fehlt } = await openWerkstatt(db);
  await signIn(page, 'werkstatt');
  const found = new Map<string, string>();
  const collect = async (from: string, part: Locator) => {
    for (const href of await hrefsIn(part)) if (!found.has(href)) found.set(href, from);
  };
  const main = page.getByRole('main');
  await openAlive(page, dashboard);
  await expect(main.getByRole('link', { name: /^Zu fertigen/ })).toContainText('3');
  await expect(main.getByRole('link', { name: 'Alle Bestellungen' })).toBeVisible();
  await collect(dashboard, main);
  await collect('menu', await openMenu(page));
  for (const path of ['/admin/bestellungen', '/admin/inventory']) {
    await openAlive(page, path);
    await expect(main.getByText(fehlt.nummer).first()).toBeVisible();
    await collect(path, main);
  }
  const hrefs = [...found.keys()];
  expect(hrefs).toEqual(expect.arrayContaining([dashboard, '/admin/bestellungen', '/admin/inventory']));
  expect(hrefs.filter((href) => /^\/admin\/(lager|portfolio|rohstoffe|benutzer|post)/.test(href))).toEqual(
    [],
  );
  for (const [href, from] of found) {
    await openAlive(page, from === 'menu' ? dashboard : from);
    const part = from === 'menu' ? await openMenu(page) : main;
    await part.locator(`a[href="${href}"]`).first().click();
    await expect.soft(page, `${from}: ${href}`).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A page that refuses her sends her on once it is there.
    await expect.soft(page, `${from}: ${href}`).toHaveURL(href);
  }
});

test('the menu of an employee holds what she may do, beside her cart, also while the shop pauses', async ({
  page,
  db,
}) => {
  await openLaden(db);
  await pauseLaden(db, 'Wir machen Ferien.');
  await signIn(page, 'werkstatt');
  await openAlive(page, '/');
  await expect(header(page).getByRole('link', { name: /^Warenkorb/ })).toBeVisible();
  const menu = await openMenu(page);
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    'Bestellungen',
    'Alle packen',
    'Bestand',
    'Markttag',
  ]);
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Bestand' }).click();
  await expect(page).toHaveURL('/admin/inventory');
});

/** How many lines a text takes. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

for (const who of ['werkstatt', 'admin'] as const) {
  test(`between phone and desktop the shop’s name stays whole beside the menus of ${who}`, {
    tag: '@desktop',
  }, async ({ page, db }) => {
    test.slow();
    await openLaden(db);
    await signIn(page, who);
    const menu = header(page).getByRole('button', { name: who === 'admin' ? 'Admin' : 'Verwaltung' });
    for (const width of [900, 905, 912, 920, 930, 960, 1055, 1060, 1180, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await openAlive(page, '/');
      // As the widest of the fonts that devices bring along.
      await page.addStyleTag({ content: 'header nav, header button { letter-spacing: 0.03em }' });
      await expect(menu).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const name = header(page).getByRole('link', { name: 'Lindenblatt' }).getByText('Lindenblatt');
      expect([width, await linesOf(name)]).toEqual([width, 1]);
      await expectNoSidewaysScroll(page);
    }
  });
}

test('while the shop is announced an employee has no menu of the back office', { tag: '@desktop' }, async ({
  page,
}) => {
  await signIn(page, 'werkstatt');
  await openAlive(page, '/');
  await expect(header(page).getByRole('link', { name: /^Warenkorb/ })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Verwaltung' })).toHaveCount(0);
});
