import type { Locator } from '@playwright/test';
import { seifeWarnhinweise } from '#features/portfolio/seife-warnhinweise.ts';
import { signIn } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { failedCall } from '../portfolio-calls.ts';
import { field, openBearbeiten, verwaltungOf } from '../portfolio-page.ts';
import { retype } from '../type-into.ts';

const teil = (form: Locator) => form.getByText(/^Produktsicherheit/);
const vorschlag = (form: Locator, name: string) => form.getByRole('button', { name, exact: true });

test('a number and warnings are proposed for a soap, and become its own when they are put in and saved', {
  tag: ['@A06', '@desktop'],
}, async ({ page }) => {
  test.slow();
  const { token } = await signIn(page, 'admin');
  const portfolio = verwaltungOf(page.request, token);
  await portfolio.change('Minzmorgen', { artikelnummer: '', beschreibung: { warnhinweise: '' } });
  await openAlive(page, '/admin/portfolio');
  const form = await openBearbeiten(page, 'Minzmorgen');
  await teil(form).click();
  await expect(field(form, 'Artikelnummer')).toHaveValue('');
  await expect(field(form, 'Warnhinweise')).toHaveValue('');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await vorschlag(form, 'Übliche Hinweise einsetzen').click();
  await expect(field(form, 'Warnhinweise')).toBeFocused();
  await expect(field(form, 'Warnhinweise')).toHaveValue(seifeWarnhinweise);
  await vorschlag(form, 'MINZMORGEN-95 einsetzen').click();
  await expect(field(form, 'Artikelnummer')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  expect(await portfolio.find('Minzmorgen')).toMatchObject({
    artikelnummer: 'MINZMORGEN-95',
    beschreibung: { warnhinweise: seifeWarnhinweise },
  });
});

test.describe('a number of another soap', () => {
  test.use({ expectedErrors: [failedCall] });

  test('is refused at its field, in the part that was closed', { tag: ['@A06', '@desktop'] }, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await openAlive(page, '/admin/portfolio');
    const form = await openBearbeiten(page, 'Minzmorgen');
    await teil(form).click();
    await retype(field(form, 'Artikelnummer'), 'lavendeltraum-100');
    await teil(form).click();
    await form.getByRole('button', { name: 'Aktualisieren' }).click();
    await expect(field(form, 'Artikelnummer')).toBeFocused();
    await expect(field(form, 'Artikelnummer')).toHaveAccessibleDescription(
      /Die Artikelnummer LAVENDELTRAUM-100 hat schon „Lavendeltraum“\. Bitte eine andere wählen\./,
    );
  });
});
