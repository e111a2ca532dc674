import type { Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { expect, openAlive, test, untilAlive } from '../fixtures.ts';
import { footer, goWithin, header } from '../page-language.ts';

/** storefront.txt §2: the guarded pages with their requirements and titles. */
const guarded = [
  { path: '/admin/portfolio', needs: 'admin', heading: 'Portfolio-Verwaltung' },
  { path: '/admin/dashboard', needs: 'employee', heading: 'Admin Dashboard' },
  { path: '/admin/rohstoffe', needs: 'admin', heading: /^Rohstoff/ },
  { path: '/admin/bestellungen', needs: 'orders.read', heading: 'Bestellverwaltung' },
  { path: '/admin/packen', needs: 'orders.read', heading: 'Alle packen' },
  { path: '/admin/lager', needs: 'admin', heading: /^Lager/ },
  { path: '/admin/inventory', needs: 'inventory.read', heading: 'Lagerverwaltung' },
  { path: '/admin/benutzer', needs: 'admin', heading: /^Benutzer/ },
  { path: '/admin/warenberechnung', needs: 'admin', heading: /^Warenberechnung/ },
] as const;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

type Visitor = {
  /** Stores the visitor's session in the browser. */
  come: (page: Page) => Promise<unknown>;
  mayStay: readonly string[];
  sentTo: '/' | '/login';
};

/** One visitor of each kind; all combinations are tested in `zugang.test.ts`. */
const visitors: Record<string, Visitor> = {
  'a guest': { come: async () => {}, mayStay: [], sentTo: '/login' },
  'an employee': {
    come: (page) => signIn(page, 'werkstatt'),
    mayStay: ['employee', 'orders.read', 'inventory.read'],
    sentTo: '/',
  },
  'an admin': {
    come: (page) => signIn(page, 'admin'),
    mayStay: ['admin', 'orders.read', 'inventory.read'],
    sentTo: '/',
  },
};

for (const [visitor, { come, mayStay, sentTo }] of Object.entries(visitors)) {
  test(`the guards let ${visitor} in or redirect`, { tag: ['@S06', '@A01', '@R2', '@R3', '@phone'] }, async ({
    page,
  }) => {
    test.slow();
    await come(page);
    for (const { path, needs, heading: name } of guarded) {
      await test.step(path, async () => {
        await page.goto(path);
        const stays = mayStay.includes(needs);
        await expect(page).toHaveURL(stays ? path : sentTo);
        if (stays) await expect(heading(page, name)).toBeVisible();
        else await expect(heading(page, name)).toHaveCount(0);
      });
    }
  });
}

test('inside the shop the guards decide the same way', { tag: ['@S06', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/about');
  await goWithin(page, '/admin/rohstoffe');
  await expect(page).toHaveURL('/login');

  await signIn(page, 'werkstatt');
  await openAlive(page, '/about');
  await goWithin(page, '/admin/dashboard');
  await expect(page).toHaveURL('/admin/dashboard');
  await goWithin(page, '/admin/rohstoffe');
  await expect(page).toHaveURL('/');
  await expect(heading(page, /^Willkommen/)).toBeVisible();
});

test('going back does not lead to the guarded page again', { tag: ['@S06', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/about');
  await goWithin(page, '/admin/rohstoffe');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('/admin inside the shop goes to the dashboard', { tag: ['@S02', '@A01', '@phone'] }, async ({
  page,
}) => {
  await signIn(page, 'werkstatt');
  await openAlive(page, '/about');
  await goWithin(page, '/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(heading(page, 'Admin Dashboard')).toBeVisible();
});

test('a spinner shows until the stored session is read', { tag: ['@S06', '@R30', '@phone'] }, async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => promise.then(() => route.continue()));
  for (const { path, heading: name } of guarded) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(heading(page, name)).toHaveCount(0);
  }
  await page.goto('/admin/rohstoffe', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  resolve();
  await expect(heading(page, /^Rohstoff/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
});

test('the admin pages have a header and no footer, /admin/portfolio has both', {
  tag: ['@S01', '@S02', '@A01', '@phone'],
}, async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  for (const { path, needs } of guarded.filter(({ needs }) => needs !== 'employee')) {
    await test.step(`${path} (${needs})`, async () => {
      await openAlive(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(header(page)).toBeVisible();
      await expect(footer(page)).toHaveCount(path === '/admin/portfolio' ? 1 : 0);
      await expect(page).toHaveTitle(/\S/);
    });
  }
});

test('signing out on an admin page leads away from it', {
  tag: ['@S06', '@S32', '@phone'],
}, async ({ page, context }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/rohstoffe');
  const other = await context.newPage();
  await other.goto('/about');
  await untilAlive(other);
  await other.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
  });

  await expect(page).toHaveURL('/login');
  await expect(heading(page, /^Rohstoff/)).toHaveCount(0);
});
