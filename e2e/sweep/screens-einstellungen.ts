import type { Page } from '@playwright/test';
import { signInAsOwner } from '../arrange/owner.ts';
import { expect } from '../fixtures.ts';
import { answered, answeredLast, dialogOf, inOrder, main, refused, says, titled } from './arrange.ts';
import type { Screen } from './screen.ts';
import { zugaengeScreens } from './screens-zugaenge.ts';

const route = '/admin/einstellungen';
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** The settings as the owner sees them, all of their parts loaded. */
const admin = (name: string, ready: (page: Page) => Promise<void>, path = route): Screen => ({
  ...{ name, route, path, who: 'admin' },
  ready: async (page) => {
    await expect(page.getByText('Einen Augenblick …')).toHaveCount(0);
    await ready(page);
  },
});

/** Every form of the settings, and the editor of legal texts. */
const formulare = [
  ['laden', 'Laden bearbeiten'],
  ['steuer', 'Steuer bearbeiten'],
  ['versand', 'Versand bearbeiten'],
  ['zahlung', 'Zahlung bearbeiten'],
  ['post', 'Post bearbeiten'],
  ['texte', 'Texte bearbeiten'],
  ['nummern', 'Nummern bearbeiten'],
  ['rechtstexte.agb', 'AGB bearbeiten'],
].map(([feld, title = '']) =>
  admin(
    title,
    async (page) => {
      const form = page.getByRole('dialog', { name: title, exact: true });
      await expect(form.getByRole('button', { name: /speichern$/i })).toBeVisible();
    },
    `${route}?feld=${feld}`,
  ),
);

const teile: Screen[] = [
  admin('the settings', (page) => expect(button(page, 'AGB bearbeiten')).toBeVisible()),
  {
    ...admin('the settings that do not load', (page) =>
      expect(button(page, 'Erneut versuchen')).toHaveCount(12),
    ),
    failing: /\/api\/einstellungen/,
    before: refused('**/api/einstellungen/**'),
  },
  {
    ...admin('the settings of a new shop', says('0 von 7 erledigt')),
    isEmpty: true,
    prepare: async (db, page) => {
      await signInAsOwner(page, db);
      return route;
    },
    who: undefined,
  },
  { ...admin('the settings of an open shop', says('Geöffnet')), phase: 'geoeffnet' },
  { ...admin('the settings in a pause', says('„Wir machen Ferien.“')), phase: 'pausiert' },
  {
    ...admin('the settings of an open shop without a product', says('Mindestens ein Produkt aktiv schalten')),
    phase: 'geoeffnet',
    prepare: async (db) => {
      await db.updateTable('produkt').set({ aktiv: 0 }).execute();
      return route;
    },
  },
  {
    ...admin('the data of the shop for an employee', titled('Ladendaten')),
    who: 'werkstatt',
  },
];

const dialoge: Screen[] = [
  admin('the question before the shop opens', async (page) => {
    await button(page, 'Laden öffnen').click();
    await expect(dialogOf(page, 'Laden jetzt öffnen?')).toBeVisible();
  }),
  {
    ...admin('a pause being begun', async (page) => {
      await button(page, 'Pause machen').click();
      await expect(dialogOf(page, 'Pause machen')).toBeVisible();
    }),
    phase: 'geoeffnet',
  },
  admin('the history of a group', async (page) => {
    await button(page, 'Verlauf von Versand').click();
    await expect(dialogOf(page, 'Verlauf: Versand')).toBeVisible();
  }),
  admin('the tax with a change and wrong numbers', async (page) => {
    await button(page, 'Steuer bearbeiten').click();
    const form = dialogOf(page, 'Steuer bearbeiten');
    await form.getByRole('button', { name: 'Ab einem Tag wechseln' }).click();
    await form.getByRole('textbox', { name: /^Steuersatz 1/ }).fill('neunzehn');
    await form.getByRole('button', { name: 'Speichern', exact: true }).click();
    await says(/^Bitte einen Steuersatz von 0 bis 25/)(page);
  }),
  {
    ...admin('the preview of a legal text', async (page) => {
      await button(page, 'AGB bearbeiten').click();
      await dialogOf(page, 'AGB bearbeiten').getByRole('button', { name: 'Vorschau' }).click();
      await expect(page.getByRole('region', { name: 'Vorschau' })).toBeVisible();
    }),
    // A word of the owner's text that is longer than the paper on the smallest phone.
    meant: /^320 px, text of 200 %: Vertragspartnerin$/,
  },
  admin('the versions of a legal text', async (page) => {
    await button(page, 'Fassungen: Impressum').click();
    await expect(dialogOf(page, 'Fassungen: Impressum')).toBeVisible();
  }),
  {
    ...admin('a domain that was checked', async (page) => {
      await button(page, 'Domain prüfen').click();
      await expect(page.getByRole('list', { name: 'Einträge von lindenblatt.example' })).toBeVisible();
    }),
    before: answered('**/api/post/dns', {
      domain: 'lindenblatt.example',
      eintraege: [
        { name: 'SPF', stand: 'da', wert: 'v=spf1 include:mail.example ~all', hinweis: 'In Ordnung.' },
        { name: 'DMARC', stand: 'fehlt', wert: '', hinweis: 'Legen Sie einen TXT-Eintrag an.' },
      ],
    }),
  },
  {
    ...admin('a trial payment that was not returned', says('Nicht geklappt'), `${route}?feld=probezahlung`),
    // The card of which it is a part grows last: it is scrolled to in a frame of its own.
    before: inOrder(
      answeredLast('**/api/einstellungen/zugaenge'),
      answered('**/api/zahlungen/probelauf', {
        ...{ anbieter: { name: 'Stripe', modus: 'live' }, betrag: 1, bestanden: false },
        lauf: {
          stand: 'gescheitert',
          grund:
            'Dem Schlüssel fehlt bei Stripe das Recht, Geld zurückzuzahlen („Refunds“ oder „Charges“: schreiben). Stripe nennt es rak_charge_write. Der Euro bleibt auf Ihrem Konto bei Stripe; dort können Sie ihn selbst zurückzahlen.',
          createdAt: '2026-12-01T10:00:00.000Z',
          bezahltAt: '2026-12-01T10:02:00.000Z',
          beendetAt: '2026-12-01T10:02:00.000Z',
        },
      }),
    ),
  },
  {
    ...admin('a test message that was refused', async (page) => {
      const form = page.getByRole('article', { name: 'Post prüfen', exact: true });
      await expect(form.getByLabel('Testnachricht an')).toHaveValue(/@/);
      await form.getByLabel('Testnachricht an').press('Enter');
      await expect(form.getByRole('alert')).toContainText('535 5.7.8');
    }),
    before: answered('**/api/post/test', {
      isGesendet: false,
      fehler: '535 5.7.8 Error: authentication failed',
    }),
  },
];

export const einstellungenScreens = [...teile, ...formulare, ...dialoge, ...zugaengeScreens];
