import { signIn } from '../../arrange/accounts.ts';
import { expect, expectAccessible, openAlive, test } from '../../fixtures.ts';
import { dialog } from '../../pages/portfolio-page.ts';

test('a legal text is checked, another is written, previewed and published, and the old one stays readable', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/einstellungen');
  await page.getByRole('button', { name: 'Fassungen: Impressum' }).click();
  const fassungen = dialog(page, 'Fassungen: Impressum');
  await fassungen.getByRole('button', { name: /^Prüfung eintragen/ }).click();
  const pruefung = dialog(page, 'Prüfung der Fassung vom 01.10.2025');
  await expectAccessible(page);
  await pruefung.getByRole('button', { name: 'Speichern' }).click();
  await expect(fassungen.getByText(/^geprüft am/)).toBeVisible();
  await fassungen.getByRole('button', { name: 'Schließen', exact: true }).last().click();
  await expect(fassungen).toHaveCount(0);

  await page.getByRole('button', { name: 'AGB bearbeiten' }).click();
  const form = dialog(page, 'AGB bearbeiten');
  const text = form.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveText(/^1\. Geltungsbereich/);
  await expect(text).not.toHaveText(/\{\{|##|\*\*/);
  await expectAccessible(page);

  await text.press('ControlOrMeta+a');
  await page.keyboard.type('Von ');
  await form.getByRole('button', { name: 'Absatz', exact: true }).click();
  await form.getByText('Platzhalter einfügen').click();
  await form.getByRole('button', { name: 'Name des Ladens', exact: true }).click();
  await page.keyboard.type('.\n');
  await form.getByRole('button', { name: 'Überschrift', exact: true }).click();
  await page.keyboard.type('Überschrift\nAlles, was gilt');

  const shown = form.getByRole('region', { name: 'Vorschau' });
  await expect(shown.getByText('Von Lindenblatt.')).toBeVisible();
  await expect(shown.getByRole('heading', { level: 2, name: 'Überschrift' })).toBeVisible();

  await form.getByRole('button', { name: 'Weiter zum Veröffentlichen' }).click();
  const publish = dialog(page, 'AGB veröffentlichen');
  await publish.getByText('Was sich ändert').click();
  await expect(publish.getByText('Alles, was gilt')).toBeVisible();
  await expectAccessible(page);
  await publish.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('AGB: Die neue Fassung gilt jetzt.')).toBeVisible();

  await page.goto('/impressum');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('note')).toHaveCount(0);
  await page.goto('/agb');
  const main = page.getByRole('main');
  await expect(main.getByText('Von Lindenblatt.')).toBeVisible();
  await expect(main.getByRole('note')).toHaveCount(0);
  await main.getByRole('link', { name: 'Fassung vom 01.10.2025' }).click();
  await expect(main.getByRole('note').first()).toContainText(/gültig bis/);
  await expect(main.getByRole('heading', { name: '3. Preise und Versandkosten' })).toBeVisible();
  await main.getByRole('link', { name: 'Zum Text, der heute gilt' }).click();
  await expect(page).toHaveURL('/agb');
});
