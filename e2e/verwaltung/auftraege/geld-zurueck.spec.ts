import type { Locator, Page } from '@playwright/test';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { signIn } from '../../arrange/accounts.ts';
import { openLaden, payOnline, setVorrat } from '../../arrange/offener-laden.ts';
import { vorTagen } from '../../arrange/tage.ts';
import { bestelle } from '../../arrange/werkstatt.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../../fixtures.ts';
import { Hand } from '../../hand.ts';
import { bestellungenPath, dialog } from '../../pages/bestellungen-page.ts';
import { bestellen, fillKorb, openKasse, schritt, typeAdresse, weiter } from '../../pages/kasse-page.ts';

const iban = 'DE02120300000000202051';

const titel = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const knopf = (within: Locator | Page, name: string) =>
  within.getByRole('button', { name: new RegExp(`^${name}(:|$)`) });
const rueckzahlungen = (page: Page) => page.getByRole('region', { name: 'Rückzahlungen' });

// The example workshop has a payment provider of its own.
test.use({ shopEnv: { DEMO: '1' } });

test('money is transferred back to the account that its customer types on her page', async ({
  page,
  db,
  browser,
  baseURL,
}) => {
  test.slow();
  await openLaden(db);
  const storno: Ereignis = { typ: 'storniert', angaben: { grund: 'laden' }, at: vorTagen(0).toISOString() };
  const { id, token } = await bestelle(db, { dazu: [storno] });
  await signIn(page, 'admin');
  await openAlive(page, `${bestellungenPath}/${id}?aktion=erstattung`);
  const hand = new Hand(page);
  await expect(dialog(page).getByLabel('Betrag')).toHaveValue('12,80');
  await hand.press(knopf(dialog(page), 'Überweisung vorbereiten'));
  await expect(dialog(page)).toHaveCount(0);
  await expect(rueckzahlungen(page)).toContainText('wartet auf die Bankverbindung');

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const shopper = await context.newPage();
  await openAlive(shopper, `/bestellung/${token}`);
  await shopper.getByRole('link', { name: 'Bankverbindung angeben' }).click();
  await expect(titel(shopper)).toHaveText(/Wohin dürfen wir/);
  await shopper.getByLabel('IBAN').click();
  await shopper.keyboard.type('de02 1203 0000 0000 2020 52');
  await shopper.getByLabel('Kontoinhaber').click();
  await shopper.keyboard.type('Erika Beispiel');
  await shopper.getByRole('button', { name: 'Bankverbindung senden' }).click();
  await expect(shopper.getByText(/Die Prüfziffern passen nicht/)).toBeVisible();
  await expect(shopper.getByLabel('IBAN')).toBeFocused();
  await shopper.keyboard.press('End');
  await shopper.keyboard.press('Backspace');
  await shopper.keyboard.type('1');
  await shopper.keyboard.press('Enter');
  await expect(titel(shopper)).toHaveText(/Ihre Bank\u00adverbindung ist da/);
  await expect(shopper.getByRole('main')).toContainText('DE … 2051');

  await page.reload();
  await expect(rueckzahlungen(page)).toContainText(iban.replaceAll(/(.{4})(?=.)/g, '$1 '));
  await expect(rueckzahlungen(page).getByRole('img')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await hand.press(knopf(rueckzahlungen(page), 'Als überwiesen eintragen'));
  await hand.press(knopf(page, 'Ja, überwiesen'));
  await expect(rueckzahlungen(page)).not.toContainText('DE02');
  await expect(page.getByRole('region', { name: 'Was zu tun ist' })).toContainText('Es ist nichts zu tun.');
  await shopper.reload();
  await expect(titel(shopper)).toHaveText(/Das Geld ist/);
  await context.close();
});

test('who has paid online and cancels gets the money by the same way, and reads when it is there', {
  tag: '@desktop',
}, async ({ page, db, browser, baseURL }) => {
  test.slow();
  await openLaden(db);
  await payOnline(db);
  await setVorrat(db, 'Lavendeltraum', 5);
  await fillKorb(page, 'Lavendeltraum', 1);
  await openKasse(page);
  await typeAdresse(page);
  await weiter(page).click();
  await schritt(page, '2 Versand und Zahlung').getByText('Online bezahlen').click();
  await weiter(page).click();
  await bestellen(page).click();
  await page.getByRole('button', { name: 'Zahlen', exact: true }).click();
  await expect(titel(page)).toHaveText(/^Bezahlt – wir packen$/);
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await page.getByRole('button', { name: /^Ja/ }).click();
  await expect(titel(page)).toHaveText('Storniert');

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const owner = await context.newPage();
  await signIn(owner, 'admin');
  await openAlive(owner, '/admin/dashboard');
  await owner
    .getByRole('link', { name: /Geld zurückzahlen$/ })
    .first()
    .click();
  await expect(dialog(owner)).toContainText('Probezahlung');
  await knopf(dialog(owner), 'Zurückzahlen').click();
  await expect(dialog(owner)).toHaveCount(0);
  await expect(rueckzahlungen(owner)).toContainText(/erledigt.*über den Zahlungsanbieter/);
  await context.close();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/Zurückgezahlt: \d+,\d\d\s€/);
});
