import type { Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { changeProdukt, failCalls, korbOf, toast } from '../cart-calls.ts';
import { emptyText, expectSums, heading, leeren, line, menge, plus, question, remove } from '../cart-page.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { failedCall } from '../portfolio-calls.ts';

const rueckgaengig = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Rückgängig/ });
const announcement = (page: Page, text: string) => page.getByRole('main').getByRole('status').getByText(text);

test('a removed line is put back with its pieces, by keyboard alone', {
  tag: ['@S27', '@S41', '@desktop'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await plus(line(page, 'Lavendeltraum')).click();
  await remove(line(page, 'Lavendeltraum')).press('Enter');

  await expect(line(page, 'Lavendeltraum')).toHaveCount(0);
  await expect(announcement(page, 'Lavendeltraum entfernt')).toHaveCount(1);
  // In place of the line, so that the focus stays there.
  await expect(rueckgaengig(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Lavendeltraum entfernt');
  await expectSums(page, ['8,50', '7,69', '16,19']);
  await page.keyboard.press('Enter');

  await expect(menge(line(page, 'Lavendeltraum'))).toHaveValue('3');
  await expect(heading(page)).toHaveText('Warenkorb (4)');
  await expect(heading(page)).toBeFocused();
  await expect(rueckgaengig(page)).toHaveCount(0);
  expect(await korbOf(page.request, token).mengeOf('Lavendeltraum')).toBe(3);
});

test('the last line and a whole cart can be put back as well', { tag: ['@S26', '@S27', '@phone'] }, async ({
  page,
}) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await leeren(page).click();
  await question(page)
    .getByRole('button', { name: /^Ja|entfernen|leeren/ })
    .click();
  await expect(emptyText(page)).toBeVisible();
  await expect(announcement(page, 'Warenkorb geleert')).toHaveCount(1);
  await rueckgaengig(page).click();
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  await expectSums(page, ['24,30', '7,69', '31,99']);

  await remove(line(page, 'Lavendeltraum')).click();
  await expect(rueckgaengig(page)).toHaveAccessibleName(/Lavendeltraum/);
  await remove(line(page, 'Honigwabe')).click();
  await expect(emptyText(page)).toBeVisible();
  await expect(rueckgaengig(page)).toHaveAccessibleName(/Honigwabe/);
  await expect(rueckgaengig(page)).toBeFocused();
  await rueckgaengig(page).click();
  await expect(menge(line(page, 'Honigwabe'))).toHaveValue('1');
  expect((await korbOf(page.request, token).fetch()).itemCount).toBe(1);
});

test.describe('Rückgängig', () => {
  test.use({ expectedErrors: [failedCall] });

  test('is not offered for an unavailable product, and can be retried after a failure', {
    tag: ['@R7', '@S30', '@phone'],
  }, async ({ page, db }) => {
    await signIn(page, 'anna');
    await changeProdukt(db, 'Honigwabe', { aktiv: 0 });
    await openAlive(page, '/cart');
    await remove(line(page, 'Honigwabe')).click();
    await expect(line(page, 'Honigwabe')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await expect(rueckgaengig(page)).toHaveCount(0);

    await remove(line(page, 'Lavendeltraum')).click();
    await failCalls(page, '/cart/add', { status: 500 });
    await rueckgaengig(page).click();
    await expect(toast(page, 'Fehler beim Hinzufügen zum Warenkorb')).toBeVisible();
    await expect(rueckgaengig(page)).toBeFocused();
    await page.unrouteAll();
    await rueckgaengig(page).click();
    await expect(menge(line(page, 'Lavendeltraum'))).toHaveValue('2');
  });
});
