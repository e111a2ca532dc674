import type { Locator, Page } from '@playwright/test';
import { signIn } from '../arrange/accounts.ts';
import { openWerkstatt } from '../arrange/werkstatt.ts';
import { expect, openAlive, test } from '../fixtures.ts';

const dashboard = '/admin/dashboard';

/** The employee's bar, with the screens of the group that is shown. */
const barOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: /^(Verwaltung|Bestellungen|Lager)$/ });

/** The addresses of all links in a part of the page. */
function hrefsIn(part: Locator): Promise<string[]> {
  return part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('no link or card that an employee finds throws her back', { tag: '@desktop' }, async ({ page, db }) => {
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
  await collect(dashboard, main);
  for (const path of ['/admin/bestellungen', '/admin/inventory']) {
    await openAlive(page, path);
    await expect(main.getByText(fehlt.nummer).first()).toBeVisible();
    await collect(path, main);
    await expect(barOf(page).getByRole('link', { name: 'Heute' })).toBeVisible();
    await collect(`bar ${path}`, barOf(page));
  }
  const hrefs = [...found.keys()];
  expect(hrefs).toEqual(expect.arrayContaining([dashboard, '/admin/bestellungen', '/admin/inventory']));
  expect(hrefs.filter((href) => /^\/admin\/(lager|portfolio|rohstoffe|benutzer|post)/.test(href))).toEqual(
    [],
  );
  for (const [href, from] of found) {
    await openAlive(page, from.replace('bar ', ''));
    const part = from.startsWith('bar ') ? barOf(page) : main;
    await part.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
    // The page of an order takes the step that it is opened for out of its address.
    const ziel = href.replace(/\?aktion=.*$/, '');
    await expect.soft(page, `${from}: ${href}`).toHaveURL(ziel);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A page that refuses her sends her on once it is there.
    await expect.soft(page, `${from}: ${href}`).toHaveURL(ziel);
  }
});
