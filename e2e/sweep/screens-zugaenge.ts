import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { answered, dialogOf, main } from './arrange.ts';
import type { Screen } from './screen.ts';

const wann = { geaendertAt: '2026-11-20T09:00:00.000Z', von: 'Maria Lindner' };
const eigener = { quelle: 'einstellung', version: 1, unlesbar: false, ...wann };
const angaben = {
  server: 'smtp-auth.postausgang.mail.example',
  port: 587,
  verschluesselung: 'starttls',
  benutzer: 'seifenwerkstatt-lindenblatt@postausgang.mail.example',
};
const zugaenge = {
  speicherbar: true,
  smtp: { ...eigener, angaben },
  zahlung: {
    ...{ ...eigener, anbieter: 'stripe', modus: 'test', meldungen: false, laufend: 3 },
    meldungAdresse: 'https://www.seifenwerkstatt-lindenblatt.example/api/zahlung/meldung/stripe',
  },
};
const absage = {
  ok: false,
  text: 'Der Mailserver nimmt Benutzername oder Passwort nicht an. Prüfen Sie beides (in Einstellungen › Zugänge, oder SMTP_URL in der Datei „.env“).',
};

const path = '**/api/einstellungen/zugaenge';
const gibt = answered(path, zugaenge);
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

type Made = Required<Pick<Screen, 'name' | 'ready'>> & Pick<Screen, 'before' | 'meant'>;

const screen = ({ ready, ...state }: Made): Screen => ({
  ...{ route: '/admin/einstellungen', who: 'admin', before: gibt, ...state },
  ready: async (page) => {
    await expect(page.getByText('Einen Augenblick …')).toHaveCount(0);
    await ready(page);
  },
});

/** The accesses to the mail server and the payment provider, as the example workshop does not have them. */
export const zugaengeScreens: Screen[] = [
  screen({
    name: 'accesses that were checked, of which one fails',
    ready: async (page) => {
      await press(page, 'Mailserver: Verbindung prüfen');
      await expect(main(page).getByRole('region', { name: 'Mailserver' }).getByRole('alert')).toBeVisible();
    },
    before: async (page) => {
      await gibt(page);
      await answered(`${path}/smtp/pruefen`, absage)(page);
    },
    // The name of a server that is wider than one of two cards beside each other.
    meant: /^900 px, text of 200 %: torn: smtp-auth\.postausgang\.mail\.example$/,
  }),
  screen({
    name: 'accesses that a backup does not open, where nothing can be stored',
    ready: (page) => expect(page.getByText('Hier lässt sich noch nichts speichern')).toBeVisible(),
    before: answered(path, {
      speicherbar: false,
      smtp: { ...eigener, quelle: 'keine', unlesbar: true },
      zahlung: { ...zugaenge.zahlung, quelle: 'keine', unlesbar: true },
    }),
  }),
  screen({
    name: 'a mail server that refused what was entered',
    ready: async (page) => {
      await press(page, 'Mailserver: Zugang ändern');
      const form = dialogOf(page, 'Mailserver');
      await form.getByLabel('Passwort', { exact: true }).fill('geheim');
      await form.getByRole('button', { name: 'Speichern', exact: true }).click();
      await expect(form.getByRole('button', { name: 'Trotzdem speichern' })).toBeVisible();
    },
    before: async (page) => {
      await gibt(page);
      await answered(`${path}/smtp`, { gespeichert: false, pruefung: absage, zugaenge })(page);
    },
  }),
  screen({
    name: 'the key of a provider being changed',
    ready: async (page) => {
      await press(page, 'Bezahlseite: Zugang ändern');
      const form = dialogOf(page, 'Bezahlseite');
      await form.getByText('So geht es').click();
      await form.getByRole('button', { name: 'Speichern', exact: true }).click();
      await expect(form.getByText(/^Bitte den geheimen Schlüssel von Stripe/)).toBeVisible();
    },
  }),
  screen({
    name: 'the question before a provider is taken away',
    ready: async (page) => {
      await press(page, 'Bezahlseite: entfernen');
      await expect(dialogOf(page, 'Bezahlseite entfernen?')).toBeVisible();
    },
  }),
];
