import type { Page } from '@playwright/test';
import { imageFile } from '#test/bild-files.ts';
import { signIn } from '../accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card, openAdminMenu } from '../page-language.ts';
import { failedCall } from '../portfolio-calls.ts';
import {
  bearbeiten,
  choice,
  chooseFiles,
  closeMeldungen,
  dialog,
  fehlermeldung,
  field,
  meldung,
  neuesProdukt,
  openBearbeiten,
  tile,
  verwaltungOf,
} from '../portfolio-page.ts';
import { retype } from '../type-into.ts';

const verwerfen = (page: Page) => dialog(page, 'Änderungen verwerfen?');

test('a new product with picture, from the first click until a guest sees it in the shop', {
  tag: ['@A06', '@A07', '@A08', '@S14', '@S21'],
}, async ({ page, browser, baseURL }) => {
  test.slow();
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await page.getByRole('button', { name: 'Neues Produkt' }).click();
  const form = neuesProdukt(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const box = await form.boundingBox();
  expect(box?.width === page.viewportSize()?.width && box?.height === page.viewportSize()?.height).toBe(
    isPhone,
  );
  await expect(form.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  await expect(form.getByRole('switch', { name: 'Aktiv' })).toBeChecked();
  await expect(field(form, 'Reihenfolge')).toHaveValue('0');
  await expect(field(form, 'Reihenfolge')).toHaveAccessibleDescription(/hinter die anderen/);

  await field(form, 'Name').fill('Rosengarten');
  await choice(form, 'Seife').click();
  await expect(form.getByRole('listbox').getByRole('option')).toHaveText([
    ...['Aloe-Vera', 'pink', 'Sheabutter', 'Honigseife', 'transparent', 'schwarz'],
  ]);
  await form.getByRole('option', { name: 'pink' }).click();
  await retype(field(form, 'Gramm'), '95');
  await choice(form, 'Aroma').fill('Rose');
  await choice(form, 'Seifenform').fill('Biene');
  await form.getByRole('option', { name: 'Bienenwabe' }).click();
  await choice(form, 'Verpackung').fill('viereck');
  await form.getByText('Produktseite im Shop').click();
  await retype(field(form, 'Preis'), '8,50');
  await field(form, 'Kurzbeschreibung').fill('Duftet nach Garten.');
  await expect(form.getByText('19 von 200 Zeichen')).toBeVisible();
  await field(form, 'Beschreibung').fill('Erste Zeile\nZweite Zeile');
  await field(form, 'Inhaltsstoffe').fill('Sheabutter');
  await form.getByRole('button', { name: 'Erstellen', exact: true }).click();
  await expect(meldung(page, 'Produkt erstellt')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(
    meldung(
      page,
      [
        'Es fehlt noch:',
        'ein Bild (auf der Karte hochladen)',
        'Duftöl „Rose“ gibt es nicht in den Rohstoffen (unter „Rohstoffe“ ergänzen)',
      ].join('\n'),
    ),
  ).toBeVisible();
  await expect(tile(page, 'Gesamt')).toHaveText('12');
  await expect(tile(page, 'Ohne')).toHaveText('1');
  const rose = card(page, 'Rosengarten');
  await expect(rose.getByText('Kein Hauptbild')).toBeVisible();
  await expect(rose.getByText('8,50', { exact: false })).toBeVisible();
  for (const wort of ['Bild fehlt', 'Rezept unvollständig', '#111'])
    await expect(rose.getByText(wort, { exact: true })).toBeVisible();
  await expect(page.getByRole('article').last().getByRole('heading')).toHaveText('Rosengarten');
  await closeMeldungen(page);

  const buffer = await imageFile('jpeg');
  await chooseFiles(page, {
    name: 'Rosengarten',
    button: 'Hauptbild hochladen',
    files: [{ name: 'rose.jpg', mimeType: 'image/jpeg', buffer }],
  });
  await expect(meldung(page, 'Bild hochgeladen')).toBeVisible({ timeout: 60_000 });
  await expect(card(page, 'Rosengarten').getByRole('button', { name: 'Hauptbild löschen' })).toBeVisible();
  await expect(tile(page, 'Mit Bilder')).toHaveText('12');
  await expect(tile(page, 'Ohne')).toHaveText('0');
  await expect(rose.getByText('Bild fehlt')).toHaveCount(0);

  const shopPage = page.waitForEvent('popup');
  await rose.getByRole('link', { name: 'Im Shop ansehen' }).click();
  await expect((await shopPage).getByRole('heading', { level: 1, name: 'Rosengarten' })).toBeVisible();

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto('/products');
  await expect(card(guest, 'Rosengarten')).toContainText('8,50');
  await card(guest, 'Rosengarten')
    .getByRole('link', { name: /^Details/ })
    .click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Rosengarten' })).toBeVisible();
  await expect(guest.getByText('Duftet nach Garten.')).toBeVisible();
  const picture = guest.getByRole('img', { name: 'Rosengarten Produktbild' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await guest.context().close();
});

test('a product is edited with the keyboard alone', { tag: ['@A06', '@A05', '@desktop'] }, async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  const opener = card(page, 'Honigwabe').getByRole('button', { name: 'Bearbeiten', exact: true });
  await expect(opener).toBeVisible();
  const isFocused = () => opener.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 80 && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  const form = bearbeiten(page);
  await expect(field(form, 'Name')).toBeFocused();
  await expect(field(form, 'Name')).toHaveValue('Honigwabe');
  await expect(field(form, 'Gramm')).toHaveValue('110');
  await page.keyboard.press('End');
  await page.keyboard.type(' aus der Werkstatt');
  await page.keyboard.press('Tab');
  await expect(choice(form, 'Seife')).toBeFocused();
  await expect(form.getByRole('option', { name: 'Aloe-Vera' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(choice(form, 'Seife')).toHaveValue('Aloe-Vera');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('120');
  await page.keyboard.press('Enter');

  await expect(meldung(page, 'Produkt aktualisiert')).toBeVisible();
  await expect(form).toHaveCount(0);
  const changed = card(page, 'Honigwabe aus der Werkstatt');
  await expect(changed.getByText('Aloe-Vera · Vanille · 120 g')).toBeVisible();
  await expect(changed.getByRole('button', { name: 'Bearbeiten', exact: true })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
});

test('errors appear at their field, folded ones included', { tag: ['@A06', '@desktop'] }, async ({
  page,
}) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await page.getByRole('button', { name: 'Neues Produkt' }).click();
  const form = neuesProdukt(page);
  const submit = form.getByRole('button', { name: 'Erstellen', exact: true });
  await submit.click();
  for (const [name, fault] of [
    ['Name', 'Bitte geben Sie einen Namen ein.'],
    ['Seife', 'Bitte geben Sie die Seife an.'],
    ['Gramm', 'Bitte geben Sie das Gewicht in ganzen Gramm von 1 bis 10.000 an.'],
    ['Aroma', 'Bitte geben Sie das Aroma an.'],
    ['Seifenform', 'Bitte geben Sie die Seifenform an.'],
    ['Verpackung', 'Bitte geben Sie die Verpackung an.'],
  ] as const)
    await expect(field(form, name).or(choice(form, name))).toHaveAccessibleDescription(fault);
  await expect(field(form, 'Name')).toBeFocused();

  await field(form, 'Name').fill('Rosengarten');
  await choice(form, 'Seife').fill('pink');
  await choice(form, 'Aroma').fill('Rose');
  await choice(form, 'Seifenform').fill('quadratisch');
  await choice(form, 'Verpackung').fill('viereck');
  for (const gramm of ['0', '10001', '99,5', '10.001', 'viel']) {
    await retype(field(form, 'Gramm'), gramm);
    await submit.click();
    await expect(field(form, 'Gramm')).toHaveAccessibleDescription(/ganzen Gramm/);
    await expect(field(form, 'Gramm')).toHaveValue(gramm);
  }
  await retype(field(form, 'Reihenfolge'), '10000');
  await submit.click();
  await expect(field(form, 'Gramm')).toBeFocused();
  await retype(field(form, 'Reihenfolge'), '0');
  await retype(field(form, 'Gramm'), '10000');
  await form.getByText('Produktseite im Shop').click();
  await retype(field(form, 'Preis'), '7,999');
  await field(form, 'Weblink').fill('javascript:alert(1)');
  await field(form, 'Kurzbeschreibung').fill('x'.repeat(201));
  await expect(form.getByText('201 von 200 Zeichen')).toBeVisible();
  await form.getByText('Produktseite im Shop').click();
  await expect(field(form, 'Preis')).toBeHidden();
  await submit.click();
  await expect(field(form, 'Preis')).toBeFocused();
  await expect(field(form, 'Preis')).toHaveAccessibleDescription(/höchstens zwei Nachkommastellen/);
  await expect(field(form, 'Weblink')).toHaveAccessibleDescription(/http:\/\/ oder https:\/\//);
  await expect(field(form, 'Kurzbeschreibung')).toHaveAccessibleDescription(/Höchstens 200 Zeichen/);

  // A field that becomes right while it is typed keeps the focus, though others are still wrong.
  await retype(field(form, 'Preis'), '8,50');
  await expect(field(form, 'Weblink')).toHaveValue('javascript:alert(1)');
  await expect(field(form, 'Preis')).toHaveValue('8,50');
  await expect(field(form, 'Preis')).toBeFocused();
});

test('weights and prices accept German notation; a long name is counted, not cut', {
  tag: ['@A06', '@desktop'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  const form = await openBearbeiten(page, 'Honigwabe');
  await retype(field(form, 'Name'), `Honigwabe ${'x'.repeat(95)}`);
  await expect(field(form, 'Name')).toHaveAccessibleDescription('Höchstens 100 Zeichen, es sind 105.');
  await retype(field(form, 'Name'), 'Honigwabe groß');
  await retype(field(form, 'Gramm'), '1.000');
  await form.getByText('Produktseite im Shop').click();
  await retype(field(form, 'Preis'), '1.234,50');
  await form.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(form).toHaveCount(0);
  await expect(card(page, 'Honigwabe groß')).toContainText('Honigseife · Vanille · 1.000 g');
  await expect(card(page, 'Honigwabe groß')).toContainText(/1\.234,50\s€/);
  expect(await verwaltungOf(page.request, token).find('Honigwabe groß')).toMatchObject({
    gramm: 1000,
    preis: 1234.5,
  });
});

test('a changed dialog asks before it is left', { tag: ['@A06', '@desktop'] }, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  const form = await openBearbeiten(page, 'Honigwabe');
  await form.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(form).toHaveCount(0);

  await openBearbeiten(page, 'Honigwabe');
  await field(form, 'Zusatz').fill('mit Honig');
  for (const leave of ['Abbrechen', 'Schließen']) {
    await form.getByRole('button', { name: leave }).click();
    await verwerfen(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(field(form, 'Zusatz')).toHaveValue('mit Honig');
  }
  await page.keyboard.press('Escape');
  await expect(verwerfen(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(verwerfen(page)).toHaveCount(0);
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await verwerfen(page).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(form).toHaveCount(0);
  await openBearbeiten(page, 'Honigwabe');
  await expect(field(form, 'Zusatz')).toHaveValue('');
});

test('the form offers the raw materials of the workshop by name', {
  tag: ['@A06', '@R34', '@desktop'],
}, async ({ page, request }) => {
  const { token } = await signIn(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const add = async (path: string, data: object) =>
    expect((await request.post(`/api/${path}`, { headers, data })).status()).toBe(201);
  await add('rohseife', { bezeichnung: 'Ziegenmilch', gekaufteMenge: 1000, gesamtpreis: 12 });
  await add('duftoele', { bezeichnung: 'Zirbe', inhaltInML: 10, gesamtpreis: 6 });
  await add('verpackungen', { bezeichnung: 'Zellglas', kostenInEuro: 3, aktuellVorrat: 10 });
  await openAlive(page, '/admin/portfolio');
  await page.getByRole('button', { name: 'Neues Produkt' }).click();
  const form = neuesProdukt(page);
  for (const [name, offered] of [
    ['Seife', 'Ziegenmilch'],
    ['Aroma', 'Zirbe'],
    ['Verpackung', 'Zellglas'],
  ] as const) {
    await choice(form, name).fill('z');
    await form.getByRole('option', { name: offered, exact: true }).click();
    await expect(choice(form, name)).toHaveValue(offered);
  }
});

test('going back from a changed dialog asks as well', { tag: ['@A06', '@desktop'] }, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/about');
  const menu = await openAdminMenu(page);
  await menu.getByRole('link', { name: 'Portfolio-Verwaltung' }).click();
  const form = await openBearbeiten(page, 'Honigwabe');
  await field(form, 'Zusatz').fill('mit Honig');
  const goBack = () => page.evaluate(() => history.back());

  await goBack();
  await verwerfen(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(field(form, 'Zusatz')).toHaveValue('mit Honig');
  await expect(page).toHaveURL('/admin/portfolio');
  await goBack();
  await verwerfen(page).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL('/about');
});

test.describe('a refusal of the server', () => {
  test.use({ expectedErrors: [failedCall] });

  test('a taken name is reported at its field', { tag: ['@A06', '@A08', '@desktop'] }, async ({ page }) => {
    await signIn(page, 'admin');
    await openAlive(page, '/admin/portfolio');
    const form = await openBearbeiten(page, 'Honigwabe');
    await field(form, 'Name').fill('lavendelTRAUM');
    await field(form, 'Name').press('Enter');

    await expect(fehlermeldung(page, /^Fehler beim Speichern: /)).toBeVisible();
    await expect(field(form, 'Name')).toHaveAccessibleDescription(
      'Ein Produkt mit diesem Namen gibt es bereits.',
    );
    await expect(field(form, 'Name')).toHaveValue('lavendelTRAUM');
    await expect(field(form, 'Name')).toBeFocused();
  });

  test('after a failed save the focus stays where it was', {
    tag: ['@A06', '@desktop'],
  }, async ({ page }) => {
    await signIn(page, 'admin');
    await openAlive(page, '/admin/portfolio');
    const form = await openBearbeiten(page, 'Honigwabe');
    await field(form, 'Zusatz').fill('mit Honig');
    await page.route('**/api/admin/portfolio/*', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Kaputt.' } }),
    );
    const save = form.getByRole('button', { name: 'Aktualisieren' });
    await save.press('Enter');
    await expect(form.getByRole('alert')).toContainText('Serverfehler.');
    await expect(save).toBeFocused();

    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
  });

  test('a session that ends meanwhile leads to the sign-in', { tag: ['@A06', '@S37', '@desktop'] }, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await openAlive(page, '/admin/portfolio');
    const form = await openBearbeiten(page, 'Honigwabe');
    await field(form, 'Zusatz').fill('mit Honig');
    await page.route('**/api/admin/portfolio/*', (route) =>
      route.fulfill({ status: 401, json: { success: false, message: 'Nicht angemeldet.' } }),
    );
    await form.getByRole('button', { name: 'Aktualisieren' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
