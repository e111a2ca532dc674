import { noPassword } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { benutzerRow, message, openBenutzer } from '../pages/benutzer-page.ts';
import { retype } from '../type-into.ts';

test('the owner finds a person, corrects her data, and the row shows who did it', {
  tag: ['@A16', '@A18', '@A30', '@A31', '@desktop'],
}, async ({ page, db }) => {
  const neu = { vorname: 'Brigitte', nachname: 'Neuling', email: 'brigitte@kundschaft.example' };
  await createAccountWithKunde(db, { ...neu, role: 'customer', passwordHash: noPassword }, new Date());
  await openBenutzer(page);
  // A person who has just registered is listed at once, with a number.
  const brigitte = benutzerRow(page, 'Brigitte Neuling');
  await expect(brigitte).toContainText(/KD-\d{6}/);
  await expect(brigitte).toContainText(
    new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium' }).format(new Date()),
  );
  const zahlen = page.getByRole('region', { name: 'Zahlen' }).getByRole('definition');
  await expect(zahlen).toHaveText(['61', '56', '3', '1']);

  const seiten = page.getByRole('navigation', { name: 'Seiten' });
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect(page).toHaveURL('/admin/benutzer?page=2');
  await expect(seiten).toContainText('11–20 von 61');
  await page.reload();
  await expect(seiten).toContainText('11–20 von 61');
  await page.getByRole('searchbox').pressSequentially('Goldschmidt');
  await expect(page).toHaveURL('/admin/benutzer?search=Goldschmidt');

  await page.getByRole('button', { name: 'Miriam Goldschmidt bearbeiten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Benutzer bearbeiten: Miriam Goldschmidt' });
  await retype(dialog.getByLabel('Vorname *', { exact: true }).filter({ visible: true }), 'Mirjam');
  await dialog.getByLabel('Rolle', { exact: true }).selectOption('Benutzer');
  await expect(dialog.getByText(/werden als Kunde gespeichert/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(message(page, 'Benutzer erfolgreich aktualisiert')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await expect(benutzerRow(page, 'Mirjam Goldschmidt')).toContainText('Kunde');
  await page.getByRole('button', { name: 'Details zu Mirjam Goldschmidt' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Maria Lindner' }).last()).toHaveText(
    /^Vorname\s*\d\d\.\d\d\.\d{4}, \d\d:\d\d, Maria Lindner$/,
  );
});
