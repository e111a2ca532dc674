import { demoPassword, emailOf } from '../../arrange/accounts.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { expect, test } from '../../fixtures.ts';
import { typeInto } from '../../type-into.ts';

test('a guarded page shows a spinner until the stored session is read; a guest signs in and comes back to it', {
  tag: ['@S06', '@R30', '@phone'],
}, async ({ page, db }) => {
  await openLaden(db);
  const main = page.getByRole('main');
  const titel = page.getByRole('heading', { level: 1, name: /^Rohstoff/ });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => promise.then(() => route.continue()));
  await page.goto('/admin/rohstoffe', { waitUntil: 'commit' });
  await expect(main.getByRole('status')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  resolve();
  await expect(page).toHaveURL('/login');
  await typeInto(main.getByRole('textbox', { name: 'E-Mail' }), emailOf('admin'));
  await typeInto(main.getByLabel('Passwort', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/rohstoffe');
  await expect(titel).toBeVisible();

  await page.reload();
  await expect(titel).toBeVisible();
  await expect(main.getByText('Einen Augenblick …')).toHaveCount(0);
});
