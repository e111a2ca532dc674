import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Call } from '#shared/wire/call.ts';
import type { Answers } from '#test/ui/answers.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import type { Who } from '#test/ui/people.ts';
import { authCalls } from '../calls.ts';

/** requirements.md, storefront §2: the guarded pages with their requirements and titles. */
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

const titel = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Nothing has been answered yet, whatever the pages ask. */
function unanswered(answers: Answers): void {
  for (const path of ['/:a', '/:a/:b', '/:a/:b/:c', '/:a/:b/:c/:d']) {
    const call: Call = { method: 'GET', path };
    answers.on(call, () => new Promise<Response>(() => {}));
  }
}

type Visitor = { who?: Who; mayStay: readonly string[]; sentTo: '/' | '/login' };

/** One visitor of each kind; all combinations are tested in `zugang.test.ts`. */
const visitors: Record<string, Visitor> = {
  'a guest': { mayStay: [], sentTo: '/login' },
  'an employee': {
    who: 'werkstatt',
    mayStay: ['employee', 'orders.read', 'inventory.read'],
    sentTo: '/',
  },
  'an admin': { who: 'admin', mayStay: ['admin', 'orders.read', 'inventory.read'], sentTo: '/' },
};

test.for(Object.entries(visitors))(
  'the guards let %s in or redirect',
  { tags: ['@S06', '@A01', '@R2', '@R3', '@S01', '@S02'] },
  async ([, { who, mayStay, sentTo }]) => {
    const { router } = await openPage('/login', { ...(who && { as: who }), answers: unanswered });
    for (const { path, needs, heading } of guarded) {
      await router.navigate('/contact');
      await expect.element(titel('Kontakt')).toBeVisible();
      await router.navigate(path);
      const stays = mayStay.includes(needs);
      await expect.poll(() => router.state.location.pathname, { message: path }).toBe(stays ? path : sentTo);
      const shown = stays ? heading : sentTo === '/' ? /^Willkommen/ : 'Anmelden';
      await expect.element(titel(shown)).toBeVisible();
      if (!stays) continue;
      expect(page.getByRole('heading', { level: 1 }).elements(), path).toHaveLength(1);
      expect(document.title, path).toMatch(/\S/);
      await expect.element(page.getByRole('banner')).toBeVisible();
      // The pages of the back office have no footer, except this one.
      const footers = page.getByRole('contentinfo').elements();
      expect(footers, path).toHaveLength(path === '/admin/portfolio' ? 1 : 0);
    }
  },
);

test('going back does not lead to the guarded page again', {
  tags: ['@S06'],
}, async () => {
  const { router } = await openPage('/contact');
  await expect.element(titel('Kontakt')).toBeVisible();
  await router.navigate('/admin/rohstoffe');
  await expect.element(titel('Anmelden')).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/admin/rohstoffe' });
  await router.navigate(-1);
  await expect.element(titel('Kontakt')).toBeVisible();
  expect(router.state.location.pathname).toBe('/contact');
});

test('/admin inside the shop goes to the dashboard', { tags: ['@S02', '@A01'] }, async () => {
  const { router } = await openPage('/contact', { as: 'werkstatt', answers: unanswered });
  await router.navigate('/admin');
  await expect.element(titel('Admin Dashboard')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/dashboard');
});

test('the end of the session in another tab leads away from an admin page', {
  tags: ['@S06', '@S32'],
}, async () => {
  const { router } = await openPage('/admin/rohstoffe', { as: 'admin', answers: unanswered });
  await expect.element(titel(/^Rohstoff/)).toBeVisible();
  for (const key of ['token', 'user']) localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  await expect.element(titel('Anmelden')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
});

test('from the opening on a page that somebody may not see says so, and signing in returns there', {
  tags: ['@R54'],
}, async () => {
  const { router } = await openPage('/admin/lager', {
    as: 'werkstatt',
    laden: offenerLaden,
    answers: (answers) => {
      unanswered(answers);
      answers.on(authCalls.logout, { success: true, message: 'Abgemeldet' });
    },
  });
  await expect.element(titel('Diese Seite dürfen Sie nicht sehen')).toBeVisible();
  const main = page.getByRole('main');
  await expect.element(main.getByText('nur für Admins der Werkstatt')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Zum Dashboard' }))
    .toHaveAttribute('href', '/admin/dashboard');
  await main.getByRole('button', { name: 'Mit anderem Konto anmelden' }).click();
  await expect.element(titel('Anmelden')).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/admin/lager' });
});
