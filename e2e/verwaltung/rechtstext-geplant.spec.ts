import { signIn } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { enlargeText, expectNothingCut } from '../large-text.ts';
import { dialog } from '../portfolio-page.ts';

test('a legal text is planned for a day, which is shown, and until then the old one is valid', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/einstellungen?feld=rechtstexte.agb');
  const form = dialog(page, 'AGB bearbeiten');
  await expect(form.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Was ab dem Frühling gilt.');
  await form.getByRole('button', { name: 'Weiter zum Veröffentlichen' }).click();

  const jahr = new Date().getFullYear() + 1;
  const publish = dialog(page, 'AGB veröffentlichen');
  // Day and month are the same: their order in the field depends on the browser's language.
  const gueltigAb = publish.getByLabel('Gültig ab');
  await gueltigAb.focus();
  await page.keyboard.type(`0303${jahr}`);
  await expect(gueltigAb).toHaveValue(`${jahr}-03-03`);
  await expectAccessible(page);
  await publish.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText(`AGB: Die neue Fassung gilt ab 03.03.${jahr}.`)).toBeVisible();

  await expect(page.getByText(`ab 03.03.${jahr} geplant`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Fassungen: AGB' }).click();
  const fassungen = dialog(page, 'Fassungen: AGB').getByRole('listitem');
  await expect(fassungen).toHaveCount(2);
  await expect(fassungen.first()).toContainText(`Fassung vom 03.03.${jahr}geplant`);
  await expect(fassungen.first().getByRole('link')).toHaveCount(0);
  await expect(fassungen.last()).toContainText('gilt heute');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await enlargeText(page);
  await expectNothingCut(page);

  await page.goto('/agb');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '3. Preise und Versandkosten' })).toBeVisible();
  await expect(main.getByText('Was ab dem Frühling gilt.')).toHaveCount(0);
  expect((await page.request.get('/rechtstexte/agb/2')).status()).toBe(404);
});
