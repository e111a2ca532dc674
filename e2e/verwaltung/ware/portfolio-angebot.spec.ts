import type { Locator, Page } from '@playwright/test';
import { signIn } from '../../arrange/accounts.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../../fixtures.ts';
import { enlargeText, expectNothingCut } from '../../large-text.ts';
import { card } from '../../pages/page-language.ts';
import { closeMeldungen, field, meldung, openBearbeiten } from '../../pages/portfolio-page.ts';
import { retype } from '../../type-into.ts';

const angebot = /^Angebot: niedrigster Preis der 30 Tage davor 8,50\s€$/;
const verlauf = (form: Locator) => form.getByRole('list', { name: 'Preisverlauf' }).getByRole('listitem');
const schalter = (form: Locator) => form.getByRole('switch', { name: 'Als Angebot zeigen' });

async function openPreis(page: Page): Promise<Locator> {
  await openAlive(page, '/admin/portfolio');
  return openBearbeiten(page, 'Honigwabe');
}

test('the owner shows a lowered price as an offer, reads why a price is none, and what a product cost before', {
  tag: ['@A06', '@R26', '@desktop'],
}, async ({ page, db }) => {
  test.slow();
  await openLaden(db);
  await signIn(page, 'admin');
  const form = await openPreis(page);
  await schalter(form).click();
  await expect(form.getByRole('status')).toHaveText(
    /^Wird nicht als Angebot gezeigt\. In den 30 Tagen davor/,
  );
  await retype(field(form, 'Preis'), '6,90');
  await expect(form.getByRole('status')).toHaveText(/^Wird als Angebot gezeigt\. .*: 8,50\s€\.$/);
  await form.getByText('Preisverlauf', { exact: true }).click();
  await expect(verlauf(form)).toHaveText([/^8,50\s€ seit /]);
  for (const teil of [/^Verkauf/, /^Produktsicherheit/]) await form.getByText(teil).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field(form, 'Preis').focus();
  await page.keyboard.press('Enter');
  await expect(meldung(page, 'Produkt aktualisiert')).toBeVisible();
  await expect(card(page, 'Honigwabe').getByText('Angebot', { exact: true })).toBeVisible();
  await closeMeldungen(page);

  await openPreis(page);
  await expect(form.getByRole('status')).toHaveText(/^Wird als Angebot gezeigt\./);
  await form.getByText('Preisverlauf', { exact: true }).click();
  await expect(verlauf(form)).toHaveText([
    /^6,90\s€, als Angebot seit \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr, Maria Lindner$/,
    /^8,50\s€ seit /,
  ]);
  await enlargeText(page);
  await expectNothingCut(page, form);

  for (const path of ['/products', '/']) {
    await openAlive(page, path);
    const place =
      path === '/' ? page.getByRole('listitem').filter({ hasText: 'Honigwabe' }) : card(page, 'Honigwabe');
    await expect(place.getByText(angebot)).toBeVisible();
    await expect(place.getByText(/^6,90\s€$/)).toBeVisible();
    await expect(place.getByText(/^62,73\s€\/kg$/)).toBeVisible();
    await expect(page.getByText(/^Angebot:/)).toHaveCount(1);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('link', { name: 'Honigwabe' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Honigwabe');
  await expect(page.getByText(angebot)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await openPreis(page);
  await retype(field(form, 'Preis'), '9');
  await expect(form.getByRole('status')).toHaveText(/schon 6,90\s€ gekostet, .* Preis darunter ein/);
  await form.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(card(page, 'Honigwabe').getByText('Angebot wird nicht gezeigt')).toBeVisible();
  await openAlive(page, '/products');
  await expect(card(page, 'Honigwabe').getByText(/^9,00\s€$/)).toBeVisible();
  await expect(page.getByText(/^Angebot:/)).toHaveCount(0);
});
