import { signIn } from '../accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { fetchProdukt } from '../portfolio-calls.ts';
import { bearbeiten, choice, field } from '../portfolio-page.ts';

/** The addresses to which 'Bereit zum Öffnen?' links. */

test('an address opens the form of a product at its field, which may be folded away', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page, 'admin');
  const { _id } = await fetchProdukt(page.request, 'Minzmorgen');
  const form = bearbeiten(page);
  for (const [feld, input] of [
    ['steuersatz', choice(form, 'Steuersatz')],
    ['packgewicht', field(form, 'Packgewicht')],
    ['preis', field(form, 'Preis')],
    ['beschreibung.inhaltsstoffe', field(form, 'Inhaltsstoffe')],
    ['gramm', field(form, 'Gramm')],
  ] as const) {
    await openAlive(page, `/admin/portfolio?produkt=${_id}&feld=${feld}`);
    await expect(input).toBeFocused();
    await expect(input).toBeInViewport();
    await expect(page).toHaveURL('/admin/portfolio');
  }
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
});
