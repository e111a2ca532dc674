import { earlierTokenOf, storeSession } from '../arrange/accounts.ts';
import { changeProdukt } from '../arrange/cart-calls.ts';
import { openLaden, setFertigung, setVorrat } from '../arrange/offener-laden.ts';
import { expect } from '../fixtures.ts';
import { emptyText, heading, leeren, line, question, remove } from '../pages/cart-page.ts';
import { fillKorb } from '../pages/kasse-page.ts';
import {
  drawer,
  header,
  menuButton,
  openAccount,
  openAdminMenu,
  openDrawer,
} from '../pages/page-language.ts';
import { main, says } from './arrange.ts';
import type { Screen } from './screen.ts';
import { resize } from './sweep.ts';

const longName = 'Wilhelmina-Charlotte von Hohenstein-Überkingen zu Lindenblatt';

const menus: Screen[] = [
  {
    name: 'the drawer of an admin',
    route: '/about',
    who: 'admin',
    widths: [320, 360],
    tags: ['@S08', '@S09'],
    ready: async (page) => {
      await openDrawer(page);
      await expect(drawer(page).getByRole('button', { name: 'Abmelden' })).toBeAttached();
    },
    also: (page) =>
      expect(drawer(page).getByRole('button', { name: 'Menü schließen' })).toBeInViewport({ ratio: 1 }),
  },
  {
    name: 'the menu of the account',
    route: '/about',
    who: 'admin',
    widths: [900, 1440],
    tags: ['@S08', '@S09'],
    ready: async (page) => {
      await openAccount(page);
    },
  },
  {
    name: 'the menu of an admin',
    route: '/about',
    who: 'admin',
    widths: [900, 1440],
    tags: ['@S08', '@S09'],
    ready: async (page) => {
      await openAdminMenu(page);
    },
  },
  ...(['anna', 'admin'] as const).map(
    (who): Screen => ({
      name: `a long name in the header of ${who}`,
      route: '/',
      widths: [320, 360, 900, 1200, 1440],
      tags: ['@S08'],
      // It ends with dots where there is no room for it.
      meant: /: cut: Wilhelmina/,
      before: async (page) => {
        const user = { email: `${who}@lindenblatt.example`, role: who === 'anna' ? 'customer' : 'admin' };
        await storeSession(page, { token: earlierTokenOf(who), user: { ...user, name: longName } });
      },
      ready: (page) => expect(menuButton(page)).toBeVisible(),
      also: async (page) => {
        // Text of the usual size again.
        await page.reload();
        for (const width of [320, 360, 900, 1200, 1440]) {
          await resize(page, width);
          await expect.poll(async () => (await header(page).boundingBox())?.height).toBeLessThanOrEqual(80);
        }
      },
    }),
  ),
];

const korb: Screen[] = [
  {
    name: 'the empty cart',
    route: '/cart',
    who: 'werkstatt',
    tags: ['@S26', '@S27'],
    ready: (page) => expect(emptyText(page)).toBeVisible(),
  },
  {
    name: 'the filled cart',
    route: '/cart',
    who: 'anna',
    tags: ['@S08', '@S27', '@S28'],
    ready: (page) => expect(heading(page)).toHaveText('Warenkorb (3)'),
  },
  {
    name: 'the question before clearing the cart',
    route: '/cart',
    who: 'anna',
    tags: ['@S27'],
    ready: async (page) => {
      await leeren(page).click();
      await expect(question(page)).toBeVisible();
    },
  },
  {
    name: 'a line that was removed, with the way back',
    route: '/cart',
    who: 'anna',
    ready: async (page) => {
      await remove(line(page, 'Lavendeltraum')).click();
      await expect(main(page).getByRole('button', { name: /^Rückgängig/ })).toBeVisible();
    },
  },
  {
    name: 'the cart of a guest, with what is not there',
    route: '/cart',
    prepare: async (db, page) => {
      await openLaden(db);
      await setFertigung(db, 'Honigwabe', null);
      await fillKorb(page, 'Honigwabe', 5);
      await fillKorb(page, 'Lavendeltraum', 2);
      await setVorrat(db, 'Honigwabe', 2);
      await setVorrat(db, 'Lavendeltraum', 0);
      return '/cart';
    },
    ready: says('Nur noch 2 da'),
  },
  {
    name: 'a line that cannot be bought any more',
    route: '/cart',
    who: 'anna',
    tags: ['@R7'],
    prepare: async (db) => {
      await changeProdukt(db, 'Lavendeltraum', { aktiv: 0 });
      return '/cart';
    },
    ready: (page) => expect(heading(page)).toHaveText('Warenkorb (1)'),
  },
  {
    name: 'the cart that does not load',
    route: '/cart',
    who: 'anna',
    failing: /\/api\/cart/,
    before: (page) => page.route('**/api/cart', (route) => route.fulfill({ status: 409, json: {} })),
    ready: (page) => expect(heading(page)).toBeVisible(),
  },
];

export const warenkorbScreens = [...menus, ...korb];
