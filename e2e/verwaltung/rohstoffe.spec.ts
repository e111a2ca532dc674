import { expect, expectAccessible, goOffline, openAlive, test } from '../fixtures.ts';
import { snackbar } from '../lager-page.ts';
import { failedCall } from '../portfolio-calls.ts';
import { editRohstoff, newRohstoff, openRohstoffe, rohstoffRow } from '../rohstoffe-page.ts';
import { retype, typeInto } from '../type-into.ts';

test(
  'three tabs list the kinds, and the address keeps the open one',
  { tag: ['@A10', '@A30'] },
  async ({ page }, { project }) => {
    const isPhone = project.name === 'phone';
    await openRohstoffe(page);
    for (const name of isPhone ? ['Seifen', 'Düfte', 'Verp.'] : ['Rohseifen', 'Duftöle', 'Verpackungen'])
      await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
    await expect(
      page.getByRole('button', { name: isPhone ? 'Neu' : 'Neue Rohseife', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(isPhone ? 0 : 1);
    await expect(rohstoffRow(page, 'Sheabutter')).toContainText('43,80 €');
    await expect(rohstoffRow(page, 'Sheabutter')).toContainText('0,0088 €');

    await page.getByRole('tab', { name: isPhone ? 'Düfte' : 'Duftöle' }).click();
    await expect(rohstoffRow(page, 'Lavendel')).toContainText(/0,\d{6}\s€/);
    await page.reload();
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(
      isPhone ? 'Düfte' : 'Duftöle',
    );
    await expect(rohstoffRow(page, 'Lavendel')).toBeVisible();
    await page.getByRole('tab', { name: isPhone ? 'Verp.' : 'Verpackungen' }).click();
    await expect(rohstoffRow(page, 'viereck')).toBeVisible();
  },
);

test('the list is searched, sorted and loaded again', { tag: ['@A10'] }, async ({ page }, { project }) => {
  await openRohstoffe(page);
  const edits = page.getByRole('button', { name: /bearbeiten$/ });
  await expect(edits).toHaveCount(6);
  await page.getByRole('searchbox', { name: 'Rohseifen durchsuchen' }).fill('havelland');
  await expect(rohstoffRow(page, 'Sheabutter')).toBeVisible();
  await expect(rohstoffRow(page, 'Honigseife')).toHaveCount(0);
  await page.getByRole('searchbox').fill('gibt es nicht');
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await page.getByRole('button', { name: 'Suche leeren' }).last().click();
  await expect(edits).toHaveCount(6);

  if (project.name === 'phone')
    await page.getByLabel('Sortieren nach').selectOption({ label: 'Vorrat, aufsteigend' });
  else await page.getByRole('button', { name: 'Vorrat', exact: true }).click();
  await expect(edits.first()).toHaveAccessibleName('schwarz bearbeiten');

  const loaded = page.waitForResponse(/\/api\/rohseife\?includeUnavailable=true$/);
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  expect((await loaded).status()).toBe(200);
});

test('low stock is marked red', { tag: ['@A14', '@desktop'] }, async ({ page }) => {
  await openRohstoffe(page);
  await expect(rohstoffRow(page, 'schwarz')).toContainText('Knapp');
  await expect(rohstoffRow(page, 'Sheabutter')).not.toContainText('Knapp');
  await expect(page.getByRole('img', { name: 'knapp, Mindestbestand 800 g' })).toBeVisible();
  // An oil with more than a fifth of its bottle, but less than its minimum (R18).
  await openAlive(page, '/admin/rohstoffe?tab=duftoele');
  await expect(rohstoffRow(page, 'Sandelholz')).toContainText('Knapp');
});

test('a missing purchase price is pointed out before saving, and marked in the list', {
  tag: ['@A11', '@desktop'],
}, async ({ page }) => {
  await openRohstoffe(page);
  const notice = page.getByText('Ohne Einkaufspreis ist jede Seife damit unvollständig');
  const form = await newRohstoff(page, 'Neue Rohseife');
  await expect(notice).toBeVisible();
  // Right below the field, so that it is visible while typing there.
  const [field, words] = await Promise.all(
    [form.getByLabel('Einkaufspreis'), notice].map((part) => part.boundingBox()),
  );
  expect((words?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(60);
  expect(words?.y).toBeGreaterThan(field?.y ?? 0);
  await expect(form.getByLabel('Preis pro Gramm', { exact: true })).toHaveText('–');
  await typeInto(form.getByLabel('Bezeichnung'), 'Kokos');
  await page.keyboard.press('Enter');
  await expect(snackbar(page)).toContainText('Erfolgreich erstellt!');
  const warning = page.getByRole('alert').getByText(/^Noch ohne Einkaufspreis: .*„Kokos“/);
  await expect(warning).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Meldung schließen' }).click();
  await expect(rohstoffRow(page, 'Kokos')).toContainText('Ohne Einkaufspreis');
  await expect(rohstoffRow(page, 'Sheabutter')).not.toContainText('Ohne Einkaufspreis');

  const change = await editRohstoff(page, 'Kokos');
  await expect(notice).toBeVisible();
  await typeInto(change.getByLabel('Einkaufspreis'), '9,90');
  await expect(notice).toHaveCount(0);
  await change.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(change).toBeHidden();
  await expect(warning).toHaveCount(0);
  await expect(rohstoffRow(page, 'Kokos')).not.toContainText('Ohne Einkaufspreis');
});

test('a larger pack offers in one tap to raise the stock as well', { tag: ['@A11', '@desktop'] }, async ({
  page,
}) => {
  await openRohstoffe(page);
  const form = await newRohstoff(page, 'Neue Rohseife');
  const offer = form.getByRole('button', { name: /^Vorrat auf .* setzen$/ });
  await expect(offer).toHaveCount(0);
  await typeInto(form.getByLabel('Gesamtmenge'), '5000');
  await expect(offer).toHaveText('Vorrat auf 5.000 g setzen');
  await expect(form.getByText(/hat 5\.000\sg, als Vorrat steht 1\.000\sg/)).toBeInViewport();
  await expect(offer).toBeInViewport();
  await offer.click();
  await expect(form.getByLabel('Aktueller Vorrat')).toHaveValue('5000');
  await expect(form.getByLabel('Aktueller Vorrat')).toBeFocused();
  await expect(offer).toHaveCount(0);
  await typeInto(form.getByLabel('Aktueller Vorrat'), '4200');
  await expect(offer).toHaveCount(0);
});

test('arrow keys change a price by a cent and other numbers by one', { tag: ['@A11', '@desktop'] }, async ({
  page,
}) => {
  await openRohstoffe(page);
  const form = await newRohstoff(page, 'Neue Rohseife');
  const preis = form.getByLabel('Einkaufspreis');
  await typeInto(preis, '9,99');
  await page.keyboard.press('ArrowUp');
  await expect(preis).toHaveValue('10,00');
  await expect(form.getByLabel('Preis pro Gramm', { exact: true })).toHaveText('0,010000 €');
  for (const _ of [1, 2]) await page.keyboard.press('ArrowDown');
  await expect(preis).toHaveValue('9,98');
  const menge = form.getByLabel('Gesamtmenge');
  await typeInto(menge, '');
  await page.keyboard.press('ArrowUp');
  await expect(menge).toHaveValue('1001');
});

test('a name near its limit is counted, and one that is too long is refused instead of cut', {
  tag: ['@A11', '@desktop'],
}, async ({ page }) => {
  await openRohstoffe(page);
  const form = await newRohstoff(page, 'Neue Rohseife');
  const name = form.getByLabel('Bezeichnung');
  await name.focus();
  // As pasted from the clipboard.
  await page.keyboard.insertText('x'.repeat(104));
  await expect(name).toHaveValue('x'.repeat(104));
  await expect(name).toHaveAccessibleDescription('Höchstens 100 Zeichen, es sind 104.');
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await retype(name, 'x'.repeat(97));
  await expect(name).toHaveAccessibleDescription('97 von 100 Zeichen');
  await page.keyboard.press('Enter');
  await expect(snackbar(page)).toContainText('Erfolgreich erstellt!');
});

test('a base soap is made with its defaults, changed and deleted', {
  tag: ['@A10', '@A11', '@A15', '@desktop'],
}, async ({ page }) => {
  await openRohstoffe(page);
  const form = await newRohstoff(page, 'Neue Rohseife');
  await expect(form.getByLabel('Bezeichnung')).toBeFocused();
  await expect(form.getByLabel('Gesamtmenge')).toHaveValue('1000');
  await expect(form.getByLabel('Aktueller Vorrat')).toHaveValue('1000');
  await expect(form.getByLabel('Mindestbestand')).toHaveValue('100');
  await typeInto(form.getByLabel('Bezeichnung'), 'Ziegenmilch');
  await typeInto(form.getByLabel('Einkaufspreis'), '9,99');
  await expect(form.getByLabel('Preis pro Gramm', { exact: true })).toHaveText('0,009990 €');
  await expect(form.getByLabel('Preis pro 10 Gramm')).toHaveText('0,0999 €');
  await page.keyboard.press('Enter');
  await expect(snackbar(page)).toContainText('Erfolgreich erstellt!');
  await expect(rohstoffRow(page, 'Ziegenmilch')).toContainText('9,99 €');

  const change = await editRohstoff(page, 'Ziegenmilch');
  await typeInto(change.getByLabel('Einkaufspreis'), '12');
  await change.getByLabel('Verfügbar').click();
  await change.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(snackbar(page)).toContainText('Erfolgreich aktualisiert!');
  await expect(rohstoffRow(page, 'Ziegenmilch')).toContainText('Nicht verfügbar');

  await page.getByRole('button', { name: 'Ziegenmilch löschen' }).click();
  const question = page
    .getByRole('dialog')
    .filter({ hasText: 'Möchten Sie diesen Rohstoff wirklich löschen?' });
  await expect(question).toContainText('Ziegenmilch');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(snackbar(page)).toContainText('Erfolgreich göscht!');
  await expect(rohstoffRow(page, 'Ziegenmilch')).toHaveCount(0);
});

test('the stock of an oil follows its drops until it is typed', { tag: ['@A12', '@desktop'] }, async ({
  page,
}) => {
  await openRohstoffe(page, '?tab=duftoele');
  const form = await newRohstoff(page, 'Neues Duftöl');
  await typeInto(form.getByLabel('Bezeichnung'), 'Rose');
  await expect(form.getByLabel('Anzahl Tropfen')).toHaveText('300');
  await expect(form.getByLabel('Aktueller Vorrat')).toHaveValue('300');
  await typeInto(form.getByLabel('Gesamtmenge'), '10');
  await typeInto(form.getByLabel('Einkaufspreis'), '6');
  await expect(form.getByLabel('Anzahl Tropfen')).toHaveText('200');
  await expect(form.getByLabel('Kosten pro Tropfen')).toHaveText('0,03000000 €');
  await expect(form.getByLabel('Aktueller Vorrat')).toHaveValue('200');
  await typeInto(form.getByLabel('Aktueller Vorrat'), '39');
  await typeInto(form.getByLabel('Gesamtmenge'), '15');
  await expect(form.getByLabel('Anzahl Tropfen')).toHaveText('300');
  await expect(form.getByLabel('Aktueller Vorrat')).toHaveValue('39');
  await expect(form.getByLabel('Duftrichtung')).toHaveValue('blumig');
  await expect(form.getByLabel('Intensität')).toHaveValue('mittel');
  await expect(form.getByLabel('Lagertemperatur')).toHaveValue('Raumtemperatur (15-25°C)');
  await form.getByRole('button', { name: 'Erstellen' }).click();
  await expect(snackbar(page)).toContainText('Erfolgreich erstellt!');
  await expect(rohstoffRow(page, 'Rose')).toContainText('Knapp');
});

test('a packaging shows the cost of one piece', { tag: ['@A13', '@desktop'] }, async ({ page }) => {
  await openRohstoffe(page, '?tab=verpackungen');
  const form = await newRohstoff(page, 'Neue Verpackung');
  await typeInto(form.getByLabel('Bezeichnung'), 'Musselinbeutel');
  await typeInto(form.getByLabel('Menge pro Packung'), '12');
  await typeInto(form.getByLabel('Kosten pro Packung'), '2,00');
  await typeInto(form.getByLabel('Aktueller Vorrat'), '24');
  await expect(form.getByLabel('Kosten pro Stück')).toHaveText('0,1667 €');
  await expect(form.getByLabel('Form', { exact: true })).toHaveValue('viereck');
  await expect(form.getByLabel('Material')).toHaveValue('karton');
  await form.getByLabel('Form', { exact: true }).selectOption('beutel');
  await form.getByLabel('Material').selectOption('stoff');
  await form.getByRole('button', { name: 'Erstellen' }).click();
  await expect(snackbar(page)).toContainText('Erfolgreich erstellt!');
  await expect(rohstoffRow(page, 'Musselinbeutel')).toContainText('stoff');
});

test('invalid values are reported at their field, and nothing is stored', {
  tag: ['@A11', '@desktop'],
}, async ({ page }) => {
  await openRohstoffe(page);
  const form = await newRohstoff(page, 'Neue Rohseife');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const create = form.getByRole('button', { name: 'Erstellen' });
  await create.click();
  await expect(form.getByLabel('Bezeichnung')).toHaveAttribute('aria-invalid', 'true');
  await typeInto(form.getByLabel('Bezeichnung'), 'x'.repeat(300));
  for (const bad of ['', '-1', 'viel', '1e309', '1,00000000000000000001']) {
    await retype(form.getByLabel('Einkaufspreis'), bad);
    await create.click();
    await expect(form.getByLabel('Einkaufspreis'), `"${bad}"`).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Einkaufspreis')).toHaveAccessibleDescription(/\S/);
  }
  await expect(form.getByLabel('Bezeichnung')).toHaveAttribute('aria-invalid', 'true');
  expect(posts).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: /bearbeiten$/ })).toHaveCount(6);
});

test.describe('refusals of the server', () => {
  test.use({ expectedErrors: [failedCall] });

  test('a taken name is reported at its field', { tag: ['@A11', '@A15', '@desktop'] }, async ({ page }) => {
    await openRohstoffe(page);
    const form = await newRohstoff(page, 'Neue Rohseife');
    await typeInto(form.getByLabel('Bezeichnung'), 'sheabutter ');
    await form.getByRole('button', { name: 'Erstellen' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Fehler beim Speichern: ' })).toBeVisible();
    await expect(form.getByLabel('Bezeichnung')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Bezeichnung')).toHaveValue('sheabutter ');
  });

  test('without a network a form says so, keeps its input, and can be sent later', {
    tag: ['@A15', '@desktop'],
  }, async ({ page, context }) => {
    await openRohstoffe(page);
    const form = await editRohstoff(page, 'Sheabutter');
    await retype(form.getByLabel('Farbe'), 'elfenbein');
    await goOffline(page);
    const save = form.getByRole('button', { name: 'Aktualisieren' });
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Fehler beim Speichern: ' })).toBeVisible();
    await expect(form.getByLabel('Farbe')).toHaveValue('elfenbein');
    await context.setOffline(false);
    await save.click();
    await expect(form).toBeHidden();
    await expect(rohstoffRow(page, 'Sheabutter')).toContainText('elfenbein');
  });

  test('a raw material in use cannot be deleted, and its products are named', {
    tag: ['@A15', '@desktop'],
  }, async ({ page }) => {
    await openRohstoffe(page);
    await page.getByRole('button', { name: 'Sheabutter löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Fehler beim Löschen: ' })).toContainText(
      'Lavendeltraum',
    );
    await expect(rohstoffRow(page, 'Sheabutter')).toBeVisible();
  });

  test('a list that cannot be loaded says why and offers a retry', { tag: ['@A15', '@desktop'] }, async ({
    page,
  }) => {
    await page.route('**/api/rohseife?*', (route) =>
      route.fulfill({ status: 418, json: { success: false, message: 'Der Topf ist leer.' } }),
    );
    await openRohstoffe(page);
    await expect(page.getByText('Fehler beim Laden der Daten: Der Topf ist leer.').first()).toBeVisible();
    await page.unroute('**/api/rohseife?*');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(rohstoffRow(page, 'Sheabutter')).toBeVisible();
  });
});

test('a new purchase price lists the products whose costs change', {
  tag: ['@A10', '@A15', '@desktop'],
}, async ({ page }) => {
  const token = await openRohstoffe(page);
  const form = await editRohstoff(page, 'Sheabutter');
  await typeInto(form.getByLabel('Einkaufspreis'), '60');
  // A value that another admin saves meanwhile is not overwritten.
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await page.request.get('/api/rohseife', { headers })).json();
  const { _id } = data.find(({ bezeichnung }: { bezeichnung: string }) => bezeichnung === 'Sheabutter');
  await page.request.put(`/api/rohseife/${_id}`, { headers, data: { farbe: 'elfenbein' } });
  await form.getByRole('button', { name: 'Aktualisieren' }).click();
  const betroffen = page.getByRole('dialog', { name: /jetzt etwas anderes$/ });
  await expect(betroffen).toContainText('Lavendeltraum');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(betroffen.getByRole('link', { name: 'Zur Berechnung: Lavendeltraum' })).toHaveAttribute(
    'href',
    /\/admin\/warenberechnung\?produkt=.+/,
  );
  await expectAccessible(page);
  await betroffen.getByRole('button', { name: 'Fertig' }).click();
  await expect(betroffen).toBeHidden();
  await expect(rohstoffRow(page, 'Sheabutter')).toContainText('elfenbein');
  await expect(rohstoffRow(page, 'Sheabutter')).toContainText('60,00 €');
});

test('a number and its unit stay apart', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openRohstoffe(page, '?tab=duftoele');
  await page.getByRole('button', { name: 'Lavendel bearbeiten' }).click();
  const input = page.getByLabel('Haltbarkeit');
  await expect(input).toHaveValue('24');
  const numberEnd = await input.evaluate(
    (element) =>
      element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight),
  );
  const unitStart = await page.getByText('Monate', { exact: true }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });
  expect(unitStart - numberEnd).toBeGreaterThan(6);
});
