import { signIn } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { recordShifts, shiftSum } from '../layout-shifts.ts';
import { openLaden, pauseLaden } from '../offener-laden.ts';
import { header } from '../page-language.ts';
import {
  frage,
  makeBestellung,
  makeProfil,
  openForm,
  openProfil,
  serveProfil,
  teil,
} from '../profil-page.ts';

test.beforeEach(async ({ db, page }) => {
  await openLaden(db);
  await signIn(page, 'anna');
});

test('nothing jumps while the profile is loaded', async ({ page }) => {
  await serveProfil(page, makeProfil(), [makeBestellung(1)]);
  await recordShifts(page);
  await openProfil(page);
  await expect(teil(page, 'Bestellungen').getByRole('listitem')).toHaveCount(1);
  expect(await shiftSum(page)).toBeLessThan(0.05);
});

test('five orders are shown at first, all of them on request', { tag: '@phone' }, async ({ page }) => {
  const orders = [1, 2, 3, 4, 5, 6].map((nr) => makeBestellung(nr));
  await serveProfil(page, makeProfil(), orders);
  await openProfil(page);
  const bestellungen = teil(page, 'Bestellungen');
  await expect(bestellungen.getByRole('listitem')).toHaveCount(5);
  await expect(bestellungen.getByRole('listitem').first()).toContainText(/22\.11\.2026.*24,90.€.*Bezahlt/);
  await bestellungen.getByRole('button', { name: 'Alle 6 Bestellungen zeigen' }).click();
  await expect(bestellungen.getByRole('listitem')).toHaveCount(6);
  await expect(bestellungen.getByRole('link', { name: 'Ansehen (Bestellung B-26-K7M6)' })).toHaveAttribute(
    'href',
    '/bestellung/bestellung-6',
  );
});

test('without an order the way to the products is offered; a pause changes nothing', {
  tag: '@phone',
}, async ({ page, db }) => {
  await pauseLaden(db, 'Wir machen Ferien.');
  await serveProfil(page, makeProfil());
  await openProfil(page);
  await teil(page, 'Bestellungen').getByRole('link', { name: 'Zu unseren Seifen' }).click();
  await expect(page).toHaveURL('/products');
});

test('a link to a part of the profile shows that part', { tag: '@phone' }, async ({ page }) => {
  await serveProfil(page, makeProfil());
  await page.goto('/profile#daten');
  await expect(page.getByRole('heading', { name: 'Meine Daten' })).toBeInViewport();
});

test('who works here reads that an administrator deletes the account', { tag: '@phone' }, async ({
  page,
}) => {
  await serveProfil(page, makeProfil({ istLoeschbar: false }));
  await openProfil(page);
  const loeschen = teil(page, 'Konto löschen');
  await expect(loeschen).toContainText('Bitte wenden Sie sich an einen Administrator');
  await expect(loeschen.getByRole('button')).toHaveCount(0);
});

test('an address that waits for its confirmation is shown', { tag: '@phone' }, async ({ page }) => {
  await serveProfil(page, makeProfil({ neueEmail: 'neu@sommer.example' }));
  await openProfil(page);
  await expect(teil(page, 'E-Mail-Adresse')).toContainText('Neue Adresse: neu@sommer.example');
});

test('what was typed is not lost without a question', async ({ page }) => {
  await serveProfil(page, makeProfil());
  await openProfil(page);
  const form = await openForm(page, 'Name und Telefon');
  await page.keyboard.type('bell');
  await form.getByRole('button', { name: 'Abbrechen' }).click();
  await frage(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(form.getByLabel('Vorname')).toHaveValue('Annabell');

  // On the way to another page as well.
  await header(page)
    .getByRole('link', { name: /^Warenkorb/ })
    .click();
  await expect(frage(page)).toContainText('Möchten Sie die Seite verlassen?');
  await frage(page).getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(form.getByLabel('Vorname')).toHaveValue('Annabell');

  await form.getByRole('button', { name: 'Abbrechen' }).click();
  await frage(page).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(teil(page, 'Name und Telefon').getByRole('button', { name: /^Ändern/ })).toBeFocused();
  await openForm(page, 'Name und Telefon');
  await expect(form.getByLabel('Vorname')).toHaveValue('Anna');
  await page.keyboard.type('x');
  await header(page)
    .getByRole('link', { name: /^Warenkorb/ })
    .click();
  await frage(page).getByRole('button', { name: 'Verlassen' }).click();
  await expect(page).toHaveURL('/cart');
});
