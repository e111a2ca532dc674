import type { Locator } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { enlargeText, expectNothingCut } from '../large-text.ts';
import { failedCall } from '../portfolio-calls.ts';
import {
  choice,
  closeMeldungen,
  dialog,
  field,
  meldung,
  neuesProdukt,
  openBearbeiten,
  verwaltungOf,
} from '../portfolio-page.ts';
import { retype, typeInto } from '../type-into.ts';

const tageText = 'Bitte geben Sie die Werktage als ganze Zahl von 1 bis 60 an.';
const verkauf = (form: Locator) => form.getByText(/^Verkauf/);
const aufBestellung = (form: Locator) => form.getByRole('switch', { name: 'Auch auf Bestellung' });

test('a soap gets its tax rate, its packed weight, and may be made to order', {
  tag: ['@A06', '@desktop'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  const form = await openBearbeiten(page, 'Minzmorgen');
  await verkauf(form).click();
  await expect(choice(form, 'Steuersatz')).toHaveValue('19');
  await expect(choice(form, 'Steuersatz').getByRole('option')).toHaveText(['19 %', '7 %']);
  await expect(field(form, 'Packgewicht')).toHaveValue('109');
  await expect(aufBestellung(form)).not.toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await choice(form, 'Steuersatz').selectOption('7 %');
  await retype(field(form, 'Packgewicht'), '1.200');
  await aufBestellung(form).click();
  await verkauf(form).click();
  await expect(field(form, 'Fertigungszeit')).toBeHidden();
  await form.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(field(form, 'Fertigungszeit')).toBeFocused();
  await expect(field(form, 'Fertigungszeit')).toHaveAccessibleDescription(
    `${tageText} So lange dauert ein Stück, das nicht im Lager ist.`,
  );
  await typeInto(field(form, 'Fertigungszeit'), '4');
  await page.keyboard.press('Enter');
  await expect(meldung(page, 'Produkt aktualisiert')).toBeVisible();
  await expect(form).toHaveCount(0);
  const saved = { steuersatz: 7, aufBestellung: true, fertigungstage: 4, packgewicht: 1200 };
  expect(await verwaltungOf(page.request, token).find('Minzmorgen')).toMatchObject(saved);

  await closeMeldungen(page);
  await openBearbeiten(page, 'Minzmorgen');
  await verkauf(form).click();
  await expect(choice(form, 'Steuersatz')).toHaveValue('7');
  await expect(field(form, 'Fertigungszeit')).toHaveValue('4');
  await enlargeText(page);
  await expectNothingCut(page, form);
});

test.describe('of two admins', () => {
  test.use({ expectedErrors: [failedCall] });

  test('what another admin changed there is shown by name, and nothing typed is lost', {
    tag: ['@A06', '@desktop'],
  }, async ({ page }) => {
    const { token } = await signIn(page, 'admin');
    await openAlive(page, '/admin/portfolio');
    const form = await openBearbeiten(page, 'Minzmorgen');
    await verkauf(form).click();
    await retype(field(form, 'Packgewicht'), '120');
    const portfolio = verwaltungOf(page.request, token);
    await portfolio.change('Minzmorgen', { steuersatz: 7, packgewicht: 130 });
    await form.getByRole('button', { name: 'Aktualisieren' }).click();
    const konflikt = dialog(page, 'Das Produkt wurde inzwischen geändert');
    await expect(konflikt.getByRole('listitem')).toHaveText([
      /^Steuersatz.*19.*7/,
      /^Packgewicht.*109.*130.*120/,
    ]);
    await konflikt.getByRole('button', { name: 'Meine Änderungen übernehmen' }).click();
    await expect(form).toHaveCount(0);
    expect(await portfolio.find('Minzmorgen')).toMatchObject({ steuersatz: 7, packgewicht: 120 });
  });
});

test('a new product is proposed the first rate of the settings', { tag: ['@A06', '@desktop'] }, async ({
  page,
}) => {
  const { token } = await signIn(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await page.request.get('/api/einstellungen/steuer', { headers })).json();
  const { version, angaben } = data;
  const saved = await page.request.put('/api/einstellungen/steuer', {
    headers,
    data: { ...angaben, saetze: [7, 19], version },
  });
  expect(saved.status()).toBe(200);
  await openAlive(page, '/admin/portfolio');
  await page.getByRole('button', { name: 'Neues Produkt' }).click();
  const form = neuesProdukt(page);
  await verkauf(form).click();
  await expect(choice(form, 'Steuersatz')).toHaveValue('7');
  await expect(choice(form, 'Steuersatz').getByRole('option')).toHaveText(['7 %', '19 %']);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
});
