import { signIn } from '../../arrange/accounts.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { line } from '../../pages/cart-page.ts';
import { footer, header } from '../../pages/page-language.ts';

test('the printed cart has its lines and sums and no controls', {
  tag: ['@S27', '@S28', '@desktop'],
}, async ({ page }) => {
  await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await expect(line(page, 'Lavendeltraum')).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await expect(line(page, 'Lavendeltraum').getByText(/^2\s× 7,90\s€$/)).toBeVisible();
  await expect(page.getByText(/^31,99\s€$/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await expect(header(page).getByRole('link')).toHaveText(['Lindenblatt']);
  await expect(footer(page)).toBeHidden();
});

test('the printed cost sheet has the calculation alone', { tag: ['@A21', '@desktop'] }, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/warenberechnung');
  await expect(page.getByRole('table', { name: /^Rechenweg/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('heading', { level: 2, name: 'Lavendeltraum' })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Rechenweg/ })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
});
