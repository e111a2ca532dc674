import type { Locator, Page } from '@playwright/test';
import { expect, openAlive, test } from '../../fixtures.ts';
import { karte, speichern } from '../../pages/einstellungen-page.ts';
import { card, footer, openAdminMenu } from '../../pages/page-language.ts';
import {
  bearbeiten,
  choice,
  closeMeldungen,
  dialog,
  field,
  meldung,
  neuesProdukt,
} from '../../pages/portfolio-page.ts';
import { retype, typeInto } from '../../type-into.ts';

/** The whole way of an owner, by the screens alone: nothing is arranged but her account, by the environment. */

const ada = { email: 'ada@seifenhof.de', password: 'Seife rührt man langsam' };
test.use({ vorlage: 'leer', shopEnv: { ADMIN_EMAIL: ada.email, ADMIN_PASSWORD: ada.password } });

const main = (page: Page) => page.getByRole('main');
const offen = (page: Page) => page.getByRole('list', { name: 'Was noch offen ist' });
const fehlt = (page: Page) => offen(page).getByRole('listitem').filter({ hasText: 'Fehlt' });

/** Types each text into the field of its label. */
async function fillFields(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await retype(field(form, label), text);
}

async function goToEinstellungen(page: Page): Promise<void> {
  await (await openAdminMenu(page)).getByRole('link', { name: 'Einstellungen', exact: true }).click();
  await expect(page).toHaveURL('/admin/einstellungen');
}

/** Each step of the first evening: the button that leads to it, and what is entered there. */
const schritte: { titel: string; fill: (form: Locator) => Promise<void> }[] = [
  {
    titel: 'Laden',
    fill: (form) =>
      fillFields(form, {
        'Name des Ladens': 'Seifenhof',
        'Inhaberin oder Inhaber': 'Ada Lovelace',
        Straße: 'Hofweg',
        Hausnummer: '3',
        PLZ: '04103',
        Ort: 'Leipzig',
        'E-Mail': 'hallo@seifenhof.de',
        Telefon: '0341 555 01',
        'LUCID-Nummer': 'DE4000000000001',
      }),
  },
  {
    titel: 'Steuer',
    fill: async (form) => {
      await form.getByLabel('Art').selectOption('Kleinunternehmer (§ 19 UStG)');
      await fillFields(form, { Steuernummer: '231/123/45678' });
    },
  },
  {
    titel: 'Versand',
    fill: async (form) => {
      await retype(field(form, 'Preis'), '5,49');
      await form.getByRole('switch', { name: 'Abholung in der Werkstatt' }).press('Space');
      await fillFields(form, { Abholzeiten: 'Freitag 15–18 Uhr' });
    },
  },
  {
    titel: 'Zahlung',
    fill: async (form) => {
      await form.getByRole('switch', { name: 'Vorkasse: vorab überweisen' }).press('Space');
      await fillFields(form, {
        'Kontoinhaber, genau wie bei der Bank': 'Ada Lovelace',
        IBAN: 'DE02 1203 0000 0000 2020 51',
      });
    },
  },
  { titel: 'Post', fill: (form) => fillFields(form, { Absender: 'hallo@seifenhof.de' }) },
  {
    titel: 'Texte',
    fill: (form) => fillFields(form, { 'Begrüßung auf der Startseite': 'Seife vom Hof.' }),
  },
  { titel: 'Nummern', fill: (form) => fillFields(form, { 'Kürzel der Rechnungen': 'SH' }) },
];

test('an empty shop is set up and opened by its screens alone', { tag: '@R36' }, async ({ page }) => {
  test.slow();

  await test.step('the start page leads to the settings, by way of the sign-in', async () => {
    await openAlive(page, '/');
    const einrichten = main(page).getByRole('link', { name: 'Laden einrichten' });
    await expect(main(page).getByRole('heading', { name: 'Hier entsteht ein Laden' })).toBeVisible();
    await einrichten.click();
    await expect(page).toHaveURL('/login');
    await typeInto(page.getByLabel('E-Mail'), ada.email);
    await typeInto(page.getByLabel('Passwort', { exact: true }), ada.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await einrichten.click();
    await expect(page).toHaveURL('/admin/einstellungen');
  });

  for (const [at, { titel, fill }] of schritte.entries())
    await test.step(`step ${at + 1} of the first evening: ${titel}`, async () => {
      const name = at === 0 ? 'Anfangen: Laden' : `Weiter: ${titel}`;
      await page.getByRole('button', { name, exact: true }).click();
      const form = dialog(page, `${titel} bearbeiten`);
      await fill(form);
      await speichern(form);
      await expect(form).toHaveCount(0);
      await expect(meldung(page, `${titel} gespeichert.`)).toBeVisible();
      await closeMeldungen(page);
      if (at + 1 < schritte.length)
        await expect(page.getByText(`${at + 1} von 7 erledigt`, { exact: true })).toBeVisible();
    });

  await test.step('she answers for the legal texts herself, all at once', async () => {
    await offen(page)
      .getByRole('link', { name: /^Prüfung eintragen: AGB/ })
      .click();
    const form = dialog(page, 'Prüfung der Fassung vom 01.10.2025');
    await form.getByRole('radio', { name: 'Auf eigene Verantwortung' }).click();
    await form.getByRole('checkbox', { name: 'Auch für die übrigen Texte' }).click();
    await form.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(meldung(page, '5 Prüfungen gespeichert.')).toBeVisible();
    await closeMeldungen(page);
  });

  await test.step('only something to sell is missing, and the line leads there', async () => {
    await expect(page.getByRole('button', { name: /^Weiter: / })).toHaveCount(0);
    await expect(karte(page, 'Laden').getByText('Ada Lovelace', { exact: true })).toBeVisible();
    await expect(fehlt(page)).toHaveCount(1);
    await fehlt(page)
      .getByRole('link', { name: /^Jetzt ausfüllen: Mindestens ein Produkt/ })
      .click();
    await expect(page).toHaveURL('/admin/portfolio');
  });

  await test.step('a soap with price, tax rate and weight', async () => {
    await page.getByRole('button', { name: 'Erstes Produkt erstellen' }).click();
    const form = neuesProdukt(page);
    await typeInto(field(form, 'Name'), 'Hofseife');
    await retype(field(form, 'Gramm'), '95');
    for (const [label, wort] of [
      ['Seife', 'Sheabutter'],
      ['Aroma', 'Lavendel'],
      ['Seifenform', 'rund'],
      ['Verpackung', 'Papier'],
    ] as const)
      await typeInto(choice(form, label), wort);
    await form.getByText(/^Verkauf/).click();
    await choice(form, 'Steuersatz').selectOption('7 %');
    await retype(field(form, 'Packgewicht'), '110');
    await form.getByText('Produktseite im Shop').click();
    await retype(field(form, 'Preis'), '8,50');
    await form.getByRole('button', { name: 'Erstellen', exact: true }).click();
    await expect(form).toHaveCount(0);
    await expect(card(page, 'Hofseife')).toBeVisible();
    await closeMeldungen(page);
  });

  await test.step('its ingredients are missing, and the line opens their field', async () => {
    await goToEinstellungen(page);
    await expect(fehlt(page)).toHaveCount(1);
    await fehlt(page)
      .getByRole('link', { name: 'Jetzt ausfüllen: Hofseife: die Inhaltsstoffe (INCI) eintragen.' })
      .click();
    await expect(field(bearbeiten(page), 'Inhaltsstoffe')).toBeFocused();
    await page.keyboard.type('Sodium Palmate, Parfum, Linalool');
    await bearbeiten(page).getByRole('button', { name: 'Aktualisieren' }).click();
    await expect(bearbeiten(page)).toHaveCount(0);
    await closeMeldungen(page);
  });

  await test.step('the shop opens, after a question', async () => {
    await goToEinstellungen(page);
    await expect(offen(page)).toBeVisible();
    await expect(fehlt(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Laden öffnen', exact: true }).click();
    const frage = dialog(page, 'Laden jetzt öffnen?');
    await frage.getByRole('button', { name: 'Öffnen', exact: true }).click();
    await expect(meldung(page, 'Der Laden ist geöffnet.')).toBeVisible();
    await expect(main(page).getByText('Geöffnet', { exact: true })).toBeVisible();
  });

  await test.step('shoppers see its name, its prices and its imprint', async () => {
    await openAlive(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen bei Seifenhof');
    await expect(main(page).getByText('Seife vom Hof.', { exact: true })).toBeVisible();
    const rechtliches = footer(page).getByRole('navigation', { name: 'Rechtliches' });
    await expect(rechtliches.getByRole('link', { name: 'Widerrufsbelehrung' })).toBeVisible();
    await rechtliches.getByRole('link', { name: 'Versand und Zahlung' }).click();
    await expect(
      main(page)
        .getByText(/5,49\s€/)
        .first(),
    ).toBeVisible();
    await footer(page).getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL('/impressum');
    for (const text of ['Ada Lovelace', 'Hofweg 3', '04103 Leipzig', 'hallo@seifenhof.de'])
      await expect(main(page).getByText(text).first()).toBeVisible();
    await openAlive(page, '/products');
    await expect(card(page, 'Hofseife')).toContainText('8,50');
    await expect(card(page, 'Hofseife')).toContainText('keine Umsatzsteuer (§ 19 UStG)');
  });
});
