import { expect, goOffline, test } from '../fixtures.ts';
import { dialog, openLager, rowOf, snackbar } from '../lager-page.ts';
import { retype, typeInto } from '../type-into.ts';

test.use({ expectedErrors: [/409|502/] });

test('an admin adds to the stock and takes from it, with a reason', { tag: ['@A26'] }, async ({ page }) => {
  await openLager(page);
  await page.getByRole('button', { name: 'Korrigieren: Sheabutter' }).click();
  const form = dialog(page, 'Bestand korrigieren: Sheabutter');
  const [add, take] = [
    form.getByRole('button', { name: 'Hinzufügen' }),
    form.getByRole('button', { name: 'Entnehmen' }),
  ];
  const menge = form.getByLabel('Menge');
  await expect(menge).toBeFocused();
  for (const useless of ['', '0', 'viel']) {
    await retype(menge, useless);
    await expect(add).toBeDisabled();
    await expect(take).toBeDisabled();
  }
  await retype(menge, '1.600');
  await expect(form.getByText('nach dem Hinzufügen 10.000 g; nach dem Entnehmen 6.800 g')).toBeVisible();
  await form.getByRole('combobox', { name: 'Grund' }).click();
  await page.getByRole('option', { name: 'Einkauf' }).click();
  const call = page.waitForRequest('**/api/lager/korrektur');
  await add.click();
  expect((await call).postDataJSON()).toMatchObject({ typ: 'rohseife', aenderung: 1600, grund: 'Einkauf' });
  await expect(form).toBeHidden();
  await expect(snackbar(page)).toContainText('Sheabutter: 8.400 g → 10.000 g');
  await expect(rowOf(page, 'Sheabutter')).toContainText('10.000 g');
  await expect(page.getByRole('button', { name: 'Korrigieren: Sheabutter' })).toBeFocused();

  await page.getByRole('button', { name: 'Korrigieren: Sheabutter' }).click();
  await typeInto(menge, '25');
  await typeInto(form.getByRole('combobox', { name: 'Grund' }), 'Eimer umgekippt');
  await page.keyboard.press('Tab');
  await typeInto(form.getByLabel('Notizen'), 'In der Küche');
  await take.click();
  await expect(rowOf(page, 'Sheabutter')).toContainText('9.975 g');
  await expect(rowOf(page, 'Sheabutter')).toContainText('Eimer umgekippt');
});

test('a minus means taking: Enter takes, and nothing else can be pressed', {
  tag: ['@A26', '@desktop'],
}, async ({ page }) => {
  await openLager(page);
  await page.getByRole('button', { name: 'Korrigieren: Sheabutter' }).click();
  const form = dialog(page, 'Bestand korrigieren: Sheabutter');
  const menge = form.getByLabel('Menge');
  for (const minus of ['-', '−']) {
    await retype(menge, `${minus}250`);
    await expect(form.getByText('nach dem Entnehmen 8.150 g. Eingabetaste: entnehmen.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Hinzufügen' })).toBeDisabled();
    await expect(form.getByRole('button', { name: 'Entnehmen' })).toBeEnabled();
  }
  await retype(menge, '250');
  await expect(form.getByText('Eingabetaste: hinzufügen.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Hinzufügen' })).toBeEnabled();

  await retype(menge, '-250');
  const call = page.waitForRequest('**/api/lager/korrektur');
  await page.keyboard.press('Enter');
  // admin.txt §5: the amount is made positive; the sign that is sent comes from the operation.
  expect((await call).postDataJSON()).toMatchObject({ aenderung: -250 });
  await expect(snackbar(page)).toContainText('Sheabutter: 8.400 g → 8.150 g');
  await expect(rowOf(page, 'Sheabutter')).toContainText('8.150 g');
});

test('a wrong correction is reversed with one press, and the ledger keeps both', {
  tag: ['@A26', '@A28', '@desktop'],
}, async ({ page }) => {
  await openLager(page);
  await page.getByRole('button', { name: 'Korrigieren: Sheabutter' }).click();
  const form = dialog(page, 'Bestand korrigieren: Sheabutter');
  await typeInto(form.getByLabel('Menge'), '2500');
  await typeInto(form.getByRole('combobox', { name: 'Grund' }), 'Einkauf');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Sheabutter')).toContainText('10.900 g');
  await snackbar(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(snackbar(page)).toContainText('Rückgängig gemacht: Sheabutter 8.400 g');
  await expect(page.getByRole('button', { name: 'Korrigieren: Sheabutter' })).toBeFocused();
  await expect(rowOf(page, 'Sheabutter')).toContainText('8.400 g');
  await expect(rowOf(page, 'Sheabutter')).toContainText('Rückgängig: Einkauf');
});

test('taking more than the stock is refused, and the screen says why (R14)', {
  tag: ['@A26', '@A29', '@desktop'],
}, async ({ page }) => {
  await openLager(page, 'duftoele');
  await page.getByRole('button', { name: 'Korrigieren: Sandelholz' }).click();
  const form = dialog(page, /korrigieren/);
  await typeInto(form.getByLabel('Menge'), '43');
  await expect(form.getByText('so viel ist nicht da')).toBeVisible();
  await form.getByRole('button', { name: 'Entnehmen' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Sandelholz: 42 Tropfen vorhanden, 43 Tropfen können nicht entnommen werden.',
  );

  await page.route('**/api/lager/korrektur', (route) => route.fulfill({ status: 502, body: 'x' }));
  await form.getByRole('button', { name: 'Entnehmen' }).click();
  await expect(form.getByRole('alert')).toHaveText('Fehler bei Korrektur');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(form.getByLabel('Menge')).toHaveValue('43');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(form).toBeHidden();
  await expect(rowOf(page, 'Sandelholz')).toContainText('42 Tropfen');
});

test('everything works by keyboard: group, article, amount, reason, booking', {
  tag: ['@A24', '@A26', '@desktop'],
}, async ({ page }) => {
  await openLager(page);
  await page.getByRole('tab', { name: 'Rohseifen' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Duftöle' })).toBeFocused();
  await expect(page).toHaveURL(/tab=duftoele/);
  await page.getByRole('button', { name: 'Korrigieren: Minze' }).focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Bestand korrigieren: Minze');
  await expect(form.getByLabel('Menge')).toBeFocused();
  await page.keyboard.type('15');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bru');
  await expect(page.getByRole('option', { name: 'Bruch' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: 'Grund' })).toHaveValue('Bruch');
  for (const name of ['Abbrechen', 'Hinzufügen', 'Entnehmen']) {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(form.getByRole('button', { name })).toBeFocused({ timeout: 200 });
    }).toPass();
  }
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Minze')).toContainText('495 Tropfen');
  await expect(rowOf(page, 'Minze')).toContainText('Bruch');
});

test('choosing a reason moves nothing behind the dialog, and the focus comes back to the row', {
  tag: ['@A26'],
}, async ({ page, isMobile }) => {
  await openLager(page);
  const button = page.getByRole('button', { name: 'Korrigieren: pink' });
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 420 });
  await button.scrollIntoViewIfNeeded();
  if (isMobile) await button.tap();
  else await button.click();
  const form = dialog(page, 'Bestand korrigieren: pink');
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await typeInto(form.getByLabel('Menge'), '10');
  await typeInto(form.getByRole('combobox', { name: 'Grund' }), '');
  await expect(page.getByRole('option', { name: 'Einkauf' })).toBeVisible();
  expect(await scrolled()).toBe(before);
  await page.getByRole('option', { name: 'Bruch' }).click();
  expect(await scrolled()).toBe(before);
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(form).toBeHidden();
  await expect(button).toBeFocused();
  await expect(rowOf(page, 'pink')).toContainText('Bruch');
  await expect(button).toBeFocused();
  expect(await scrolled()).toBe(before);
});

test.describe('an answer that gets lost', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('never books twice: the second try reports that the first one arrived', {
    tag: ['@A26', '@A25', '@desktop'],
  }, async ({ page, context }) => {
    test.slow();
    await openLager(page);
    const arrives = async (path: string) => {
      await page.route(path, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
    };
    const schonGebucht = 'Diese Buchung war schon angekommen. Sie wurde nicht noch einmal gebucht.';

    await page.getByRole('button', { name: 'Korrigieren: Sheabutter' }).click();
    const form = dialog(page, 'Bestand korrigieren: Sheabutter');
    await typeInto(form.getByLabel('Menge'), '400');
    await goOffline(page);
    await form.getByRole('button', { name: 'Hinzufügen' }).click();
    const netzwerkfehler = 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.';
    await expect(form.getByRole('alert')).toHaveText(`Fehler bei Korrektur: ${netzwerkfehler}`);
    await context.setOffline(false);
    // Nothing is sent later: the level is unchanged.
    await arrives('**/api/lager/korrektur');
    await form.getByRole('button', { name: 'Entnehmen' }).click();
    await expect(form.getByRole('alert')).toHaveText(`Fehler bei Korrektur: ${netzwerkfehler}`);
    await page.unrouteAll();
    await form.getByRole('button', { name: 'Entnehmen' }).click();
    await expect(snackbar(page)).toContainText(schonGebucht);
    await expect(form).toBeHidden();
    await expect(rowOf(page, 'Sheabutter')).toContainText('8.000 g');

    await page.getByRole('button', { name: 'Regal zählen' }).click();
    await typeInto(page.getByLabel('Sheabutter: gezählt'), '7.990');
    await arrives('**/api/lager/inventur/zaehlliste');
    await page.getByRole('button', { name: 'Inventur buchen' }).click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(
      `Fehler bei Inventur: ${netzwerkfehler}`,
    );
    await page.unrouteAll();
    await page.reload();
    await page.getByRole('button', { name: 'Inventur buchen' }).click();
    await expect(snackbar(page)).toContainText(schonGebucht);
    await expect(rowOf(page, 'Sheabutter')).toContainText('7.990 g');
    await expect(page.getByText(/Angefangene Zählung/)).toHaveCount(0);
  });
});
