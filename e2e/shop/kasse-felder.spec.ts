import { expect, expectAccessible, test } from '../fixtures.ts';
import { feld, fillKorb, openKasse, schritt, typeAdresse, weiter } from '../kasse-page.ts';
import { openLaden } from '../offener-laden.ts';
import { retype, typeInto } from '../type-into.ts';

test.beforeEach(async ({ page, db }) => {
  await openLaden(db);
  await fillKorb(page, 'Lavendeltraum', 1);
  await openKasse(page);
});

test('browsers know what to fill in and which keys to show', { tag: '@phone' }, async ({ page }) => {
  const attributes = await page.getByRole('textbox').evaluateAll((inputs) =>
    inputs.map((input) => {
      const { name, type, autocomplete, inputMode, required } = input as HTMLInputElement;
      return [name, type, autocomplete, inputMode, required || input.ariaRequired].join(' ');
    }),
  );
  expect(attributes).toEqual([
    'email email email  true',
    'rechnung.vorname text given-name  true',
    'rechnung.nachname text family-name  true',
    'rechnung.strasse text address-line1  true',
    'rechnung.hausnummer text off  true',
    'rechnung.plz text postal-code numeric true',
    'rechnung.stadt text address-level2  true',
  ]);
});

test('the first field is in view on a small phone, and a guest is not asked to sign in', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(feld(page, 'E-Mail')).toBeInViewport();
  await expect(page.getByLabel(/Passwort/)).toHaveCount(0);
});

test('a field is checked when it is left, and its error goes as soon as it is right', async ({ page }) => {
  const plz = feld(page, 'PLZ');
  await typeInto(plz, '0106');
  await expect(plz).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(plz).toHaveAccessibleDescription('Eine deutsche Postleitzahl hat fünf Ziffern.');
  await plz.press('End');
  await page.keyboard.type('7');
  await expect(plz).not.toHaveAttribute('aria-invalid');
});

test('going on names every empty field and focuses the first', async ({ page }) => {
  await weiter(page).click();
  await expect(feld(page, 'E-Mail')).toBeFocused();
  await expect(page.locator('[aria-invalid]')).toHaveCount(7);
  await expectAccessible(page);
});

test('a slip in an address is offered right, never changed by itself', async ({ page }) => {
  const email = feld(page, 'E-Mail');
  await typeInto(email, 'ada@gmial.com');
  await page.keyboard.press('Tab');
  await expect(email).toHaveValue('ada@gmial.com');
  await page.getByRole('button', { name: 'Meinten Sie ada@gmail.com?' }).click();
  await expect(email).toHaveValue('ada@gmail.com');
});

test('a number typed with the street moves to its field', async ({ page }) => {
  await typeInto(feld(page, 'Straße'), 'Lindenweg 4');
  await page.keyboard.press('Tab');
  await expect(feld(page, 'Straße')).toHaveValue('Lindenweg');
  await expect(feld(page, 'Hausnummer')).toHaveValue('4');
});

test('a Packstation becomes the address of delivery and asks for the Postnummer', async ({ page }) => {
  await typeAdresse(page);
  await retype(feld(page, 'Straße'), 'Packstation');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Als Lieferadresse verwenden' }).click();
  const lieferung = page.getByRole('group', { name: 'Lieferadresse' });
  await expect(feld(lieferung, 'Straße')).toHaveValue('Packstation');
  await expect(feld(lieferung, 'Postnummer')).toBeVisible();
  await expect(feld(lieferung, 'Vorname')).toHaveValue('Ada');
  await expect(feld(page, 'Straße').first()).toHaveValue('');
});

test('nothing typed is lost by a reload', { tag: '@phone' }, async ({ page }) => {
  await typeAdresse(page);
  await weiter(page).click();
  await expect(schritt(page, '2 Versand und Zahlung').getByRole('radio')).not.toHaveCount(0);
  await page.reload();
  await expect(schritt(page, '1 Adresse')).toContainText('Lindenweg 4');
  await expect(schritt(page, '2 Versand und Zahlung').getByRole('radio')).not.toHaveCount(0);
  await page.goBack();
  await expect(feld(page, 'E-Mail')).toHaveValue('ada@beispiel.de');
});
