import type { Page } from '@playwright/test';
import { emailOf } from '../arrange/accounts.ts';
import { insertLink } from '../arrange/konto-link.ts';
import { expect } from '../fixtures.ts';
import { header } from '../pages/page-language.ts';
import { makeProfil, makeProfilBestellung, openForm, serveProfil, teil } from '../pages/profil-page.ts';
import { answered, main, titled } from './arrange.ts';
import type { Screen } from './screen.ts';

const knopf = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const alertIsThere = (page: Page) => expect(main(page).getByRole('alert').first()).toBeVisible();

/** Every field of the form says what is wrong with it. */
const sentEmpty = (button: string | RegExp) => async (page: Page) => {
  await knopf(page, button).last().click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
};

const zugang: Screen[] = [
  { name: 'the sign-in, sent empty', route: '/login', tags: ['@S31'], ready: sentEmpty('Anmelden') },
  {
    name: 'the sign-in, refused',
    route: '/login',
    tags: ['@S31'],
    failing: /\/api\/auth\/login/,
    before: (page) =>
      page.route('**/api/auth/login', (route) =>
        route.fulfill({ status: 401, json: { success: false, message: 'Ungültige Anmeldedaten' } }),
      ),
    ready: async (page) => {
      await page.getByLabel('E-Mail').fill('niemand@beispiel.example');
      await page.getByLabel('Passwort', { exact: true }).fill('falsch');
      await knopf(page, 'Anmelden').click();
      await alertIsThere(page);
    },
  },
  { name: 'the registration, sent empty', route: '/register', ready: sentEmpty('Konto anlegen') },
  {
    name: 'the registration, refused',
    route: '/register',
    failing: /\/api\/auth\/register/,
    before: (page) => {
      const fehler = ['email: Diese Adresse ist falsch.', 'datenschutz: Zustimmung fehlt.'];
      const json = { success: false, message: 'Bitte prüfen.', fehler };
      return page.route('**/api/auth/register', (route) => route.fulfill({ status: 400, json }));
    },
    ready: async (page) => {
      for (const [name, value] of [
        ['Vorname', 'Clara'],
        ['Nachname', 'Herbst'],
        ['E-Mail', 'clara@beispiel.example'],
        ['Passwort', 'Seifenkiste am Fenster'],
      ] as const)
        await page.getByLabel(name, { exact: true }).fill(value);
      await page.getByRole('checkbox').check();
      await knopf(page, 'Konto anlegen').click();
      await expect(page.getByText('Zustimmung fehlt.')).toBeVisible();
    },
  },
  {
    name: 'a forgotten password',
    route: '/passwort-vergessen',
    phase: 'geoeffnet',
    ready: sentEmpty('Link anfordern'),
  },
  {
    name: 'a forgotten password, asked for',
    route: '/passwort-vergessen',
    phase: 'geoeffnet',
    before: answered('**/api/auth/passwort-vergessen', {}),
    ready: async (page) => {
      await main(page).getByRole('textbox', { name: 'E-Mail' }).fill('anna.lieblich@beispiel.example');
      await knopf(page, 'Link anfordern').click();
      await titled('Sehen Sie in Ihr Postfach')(page);
    },
  },
];

const wortlaut = { email: 'anna.lieblich-sonnenschein@beispiel.example', name: 'Anna-Lena Sonnenschein' };

const links: Screen[] = [
  ...(['bestaetigung', 'email', 'passwort', 'einladung'] as const).map(
    (art): Screen => ({
      name: `a link for ${art}`,
      route: '/konto/link',
      path: `/konto/link#${'x'.repeat(43)}`,
      phase: 'geoeffnet',
      before: answered('**/api/auth/link', { art, ...wortlaut }),
      ready: (page) => expect(main(page).getByText('Der Link wird geprüft …')).toHaveCount(0),
    }),
  ),
  {
    name: 'a link that is over',
    route: '/konto/link',
    path: `/konto/link#${'x'.repeat(43)}`,
    phase: 'geoeffnet',
    failing: /\/api\/auth\/link/,
    ready: titled('Dieser Link gilt nicht mehr'),
  },
  {
    name: 'a link without its secret',
    route: '/konto/link',
    phase: 'geoeffnet',
    ready: (page) => expect(main(page)).toContainText('noch einmal aus der E-Mail'),
  },
  {
    name: 'a link whose password is missing',
    route: '/konto/link',
    phase: 'geoeffnet',
    prepare: async (db) => {
      await db
        .updateTable('account')
        .set({ status: 'pending' })
        .where('email', '=', emailOf('ben'))
        .execute();
      return insertLink(db, 'ben', { art: 'einladung' });
    },
    ready: sentEmpty('Konto einrichten'),
  },
  {
    name: 'a confirmation whose password is missing',
    route: '/konto/link',
    phase: 'geoeffnet',
    prepare: (db) => insertLink(db, 'anna', { art: 'bestaetigung' }),
    ready: sentEmpty(/bestätigen$/),
  },
];

const langeAngaben = {
  vorname: 'Wilhelmine-Charlotte',
  nachname: 'von Donaudampfschifffahrtsgesellschaftskapitän',
  email: 'wilhelmine-charlotte.donaudampfschifffahrt@seifenfreunde.example',
  neueEmail: 'eine.noch.laengere.adresse.als.bisher@seifenfreunde-im-vogtland.example',
  emailBestaetigt: false,
};
const orders = [1, 2, 3, 4, 5, 6].map((nr) => makeProfilBestellung(nr));
const openedProfil = (page: Page) => expect(teil(page, 'Name und Telefon')).toBeVisible();

const profil: Screen[] = [
  {
    name: 'the profile with long words',
    route: '/profile',
    who: 'anna',
    phase: 'geoeffnet',
    before: (page) => serveProfil(page, makeProfil(langeAngaben), orders),
    ready: openedProfil,
  },
  {
    name: 'the profile with all its forms open',
    route: '/profile',
    who: 'anna',
    phase: 'geoeffnet',
    before: (page) => serveProfil(page, makeProfil(langeAngaben), orders),
    ready: async (page) => {
      await openedProfil(page);
      for (const titel of ['Name und Telefon', 'Adressen', 'E-Mail-Adresse', 'Passwort', 'Konto löschen'])
        await openForm(page, titel);
    },
  },
  {
    name: 'the question before leaving the profile',
    route: '/profile',
    who: 'anna',
    phase: 'geoeffnet',
    before: (page) => serveProfil(page, makeProfil()),
    ready: async (page) => {
      await openedProfil(page);
      await openForm(page, 'Name und Telefon');
      await page.keyboard.type('bell');
      await header(page)
        .getByRole('link', { name: /^Warenkorb/ })
        .click();
      await expect(page.getByRole('dialog')).toContainText('Möchten Sie die Seite verlassen?');
    },
  },
  {
    name: 'the profile that does not load',
    route: '/profile',
    who: 'anna',
    phase: 'geoeffnet',
    failing: /\/api\/konto\//,
    before: (page) => page.route('**/api/konto/**', (route) => route.fulfill({ status: 409, json: {} })),
    ready: (page) =>
      expect(main(page).getByRole('button', { name: 'Erneut versuchen' }).first()).toBeVisible(),
  },
];

export const kontoScreens = [...zugang, ...links, ...profil];
