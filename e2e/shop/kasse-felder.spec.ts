import { emailOf, signIn } from '../accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import {
  bestellen,
  feld,
  fillKorb,
  goToPruefen,
  openKasse,
  schritt,
  typeAdresse,
  weiter,
} from '../kasse-page.ts';
import { openLaden, setVorrat } from '../offener-laden.ts';
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

test('a field is checked when it is left, and its error goes as soon as it is right', {
  tag: '@phone',
}, async ({ page }) => {
  const plz = feld(page, 'PLZ');
  await typeInto(plz, '0106');
  await expect(plz).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(plz).toHaveAccessibleDescription('Eine deutsche Postleitzahl hat fünf Ziffern.');
  await plz.press('End');
  await page.keyboard.type('7');
  await expect(plz).not.toHaveAttribute('aria-invalid');
});

test('going on names every empty field and focuses the first', { tag: '@phone' }, async ({ page }) => {
  await weiter(page).click();
  await expect(feld(page, 'E-Mail')).toBeFocused();
  await expect(page.locator('[aria-invalid]')).toHaveCount(7);
});

test('a slip in an address is offered right, never changed by itself', { tag: '@phone' }, async ({
  page,
}) => {
  const email = feld(page, 'E-Mail');
  await typeInto(email, 'ada@gmial.com');
  await page.keyboard.press('Tab');
  await expect(email).toHaveValue('ada@gmial.com');
  await page.getByRole('button', { name: 'Meinten Sie ada@gmail.com?' }).click();
  await expect(email).toHaveValue('ada@gmail.com');
  await expect(email).toBeFocused();
});

test('a number typed with the street moves to its field', { tag: '@phone' }, async ({ page }) => {
  await typeInto(feld(page, 'Straße'), 'Lindenweg 4');
  await page.keyboard.press('Tab');
  await expect(feld(page, 'Straße')).toHaveValue('Lindenweg');
  await expect(feld(page, 'Hausnummer')).toHaveValue('4');
});

test('a Packstation becomes the address of delivery and asks for the Postnummer', { tag: '@phone' }, async ({
  page,
}) => {
  await typeAdresse(page);
  await retype(feld(page, 'Straße'), 'Packstation');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Als Lieferadresse verwenden' }).click();
  const lieferung = page.getByRole('group', { name: 'Lieferadresse' });
  await expect(feld(lieferung, 'Straße')).toHaveValue('Packstation');
  await expect(feld(lieferung, 'Postnummer')).toBeVisible();
  await expect(feld(lieferung, 'Vorname')).toHaveValue('Ada');
  await expect(feld(page, 'Straße').first()).toHaveValue('');
  await expect(feld(page, 'Straße').first()).toBeFocused();
});

test('the key of a phone says next up to the last field', { tag: '@phone' }, async ({ page }) => {
  await feld(page, 'PLZ').focus();
  await expect(feld(page, 'PLZ')).toHaveAttribute('enterkeyhint', 'next');
  await feld(page, 'Ort').focus();
  await expect(feld(page, 'Ort')).toHaveAttribute('enterkeyhint', 'go');
});

test('company and second line stay open over a reload once they are filled in', { tag: '@phone' }, async ({
  page,
}) => {
  await page.getByText('Firma oder Adresszusatz').click();
  await typeInto(feld(page, 'Firma'), 'Seifenhaus');
  await page.reload();
  await expect(feld(page, 'Firma')).toBeVisible();
  await expect(feld(page, 'Firma')).toHaveValue('Seifenhaus');
});

test('what is sold out is said above the first field, and its last line leaves an empty cart', {
  tag: '@phone',
}, async ({ page, db }) => {
  await setVorrat(db, 'Lavendeltraum', 0);
  await openKasse(page);
  const entfernen = page.getByRole('button', { name: 'Entfernen (Lavendeltraum)' });
  await expect(entfernen).toBeVisible();
  await expect(weiter(page)).toHaveCount(0);
  await expect(page.getByText('0 Stück')).toHaveCount(0);
  await entfernen.click();
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeFocused();
});

test('what one account typed is not shown to another', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'anna');
  await openKasse(page);
  await expect(feld(page, 'E-Mail')).toHaveValue(emailOf('anna'));
  // Her session has ended, without signing out.
  await signIn(page, 'ben');
  await openKasse(page);
  await expect(feld(page, 'E-Mail')).toHaveValue(emailOf('ben'));
});

test('nothing jumps while the page starts, fresh or at a later step', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () => page.evaluate(() => Reflect.get(window, 'shift') as number);
  await openKasse(page);
  await expect(page.getByRole('link', { name: '1 Stück' })).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);
  await openAlive(page, '/cart');
  await expect(page.getByText(/^Lieferung /).first()).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);
  await openKasse(page);
  await goToPruefen(page);
  await expect(bestellen(page)).toBeVisible();
  await page.reload();
  await expect(bestellen(page)).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);
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
