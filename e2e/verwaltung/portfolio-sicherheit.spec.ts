import type { Locator } from '@playwright/test';
import { seifeWarnhinweise } from '#features/portfolio/seife-warnhinweise.ts';
import { signIn } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { failedCall } from '../portfolio-calls.ts';
import { field, meldung, openBearbeiten, verwaltungOf } from '../portfolio-page.ts';
import { retype, typeInto } from '../type-into.ts';

const teil = (form: Locator) => form.getByText(/^Produktsicherheit/);
const vorschlag = (form: Locator, name: string) => form.getByRole('button', { name, exact: true });

test.describe('the number and the warnings of a soap', () => {
  test.use({ expectedErrors: [failedCall] });

  test('are proposed, saved only when they were put in, and a number of another soap is refused at its field', {
    tag: '@A06',
  }, async ({ page }) => {
    const { token } = await signIn(page, 'admin');
    const portfolio = verwaltungOf(page.request, token);
    const leer = { artikelnummer: '', beschreibung: { warnhinweise: '' } };
    await portfolio.change('Minzmorgen', leer);
    await openAlive(page, '/admin/portfolio');
    const form = await openBearbeiten(page, 'Minzmorgen');
    await teil(form).click();
    await expect(field(form, 'Artikelnummer')).toHaveValue('');
    await expect(field(form, 'Warnhinweise')).toHaveValue('');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await retype(field(form, 'Zusatz'), 'Meersalz');
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
    const plain = await portfolio.find('Minzmorgen');
    expect(plain.artikelnummer).toBeUndefined();
    expect(plain.beschreibung.warnhinweise).toBeUndefined();

    await openBearbeiten(page, 'Minzmorgen');
    await teil(form).click();
    await vorschlag(form, 'Übliche Hinweise einsetzen').click();
    await expect(field(form, 'Warnhinweise')).toBeFocused();
    await expect(field(form, 'Warnhinweise')).toHaveValue(seifeWarnhinweise);
    await typeInto(field(form, 'Artikelnummer'), 'lavendeltraum-100');
    await page.keyboard.press('Enter');
    await expect(field(form, 'Artikelnummer')).toHaveAccessibleDescription(
      /Die Artikelnummer LAVENDELTRAUM-100 hat schon „Lavendeltraum“\./,
    );
    await field(form, 'Artikelnummer').clear();
    await vorschlag(form, 'MINZMORGEN-95 einsetzen').click();
    await expect(field(form, 'Artikelnummer')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(meldung(page, 'Produkt aktualisiert').last()).toBeVisible();
    await expect(form).toHaveCount(0);
    expect(await portfolio.find('Minzmorgen')).toMatchObject({
      artikelnummer: 'MINZMORGEN-95',
      beschreibung: { warnhinweise: seifeWarnhinweise },
    });
  });
});
