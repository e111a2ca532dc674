import { signIn } from '../accounts.ts';
import { openEinstellungen, openGruppe, speichern } from '../einstellungen-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { bearbeiten, field, meldung, openBearbeiten } from '../portfolio-page.ts';
import { retype, typeInto } from '../type-into.ts';

test('texts are typed with their look beside them, and stand in the shop', async ({ page }) => {
  await openEinstellungen(page);
  const form = await openGruppe(page, 'Texte');
  const geschichte = field(form, 'Wie es anfing');
  await retype(geschichte, 'Am Anfang war ein Topf.\n\nDann kam die Remise.');
  await form.getByText('So sieht es im Laden aus').nth(2).click();
  await expect(form.getByRole('paragraph').filter({ hasText: /^Dann kam die Remise\.$/ })).toBeVisible();

  const werte = form.getByRole('group', { name: 'Was uns wichtig ist' });
  const count = await werte.getByRole('listitem').count();
  await werte.getByRole('button', { name: 'Wert hinzufügen' }).click();
  await expect(field(werte, 'Überschrift').nth(count)).toBeFocused();
  await speichern(form);
  await expect(field(werte, 'Überschrift').nth(count)).toHaveAccessibleDescription(
    'Bitte eine Überschrift eingeben.',
  );
  await typeInto(field(werte, 'Überschrift').nth(count), 'Ruhe bewahren');
  await werte.getByRole('button', { name: `Wert ${count + 1} nach oben` }).click();
  await werte.getByRole('button', { name: 'Wert 1 entfernen' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await speichern(form);
  await expect(meldung(page, 'Texte gespeichert.')).toBeVisible();
  await expect(page).toHaveURL('/admin/einstellungen');

  await openAlive(page, '/about');
  await expect(page.getByText('Dann kam die Remise.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ruhe bewahren' })).toBeVisible();
});

test('a general environmental claim gets a hint and can be saved', { tag: '@desktop' }, async ({ page }) => {
  await openEinstellungen(page);
  const form = await openGruppe(page, 'Texte');
  await retype(field(form, 'Satz am Ende jeder Seite'), 'Unsere nachhaltige Seife');
  await expect(form.getByRole('status').filter({ hasText: '„nachhaltige“' })).toContainText(
    '27. September 2026',
  );
  await speichern(form);
  await expect(meldung(page, 'Texte gespeichert.')).toBeVisible();
});

test('the owner writes the three cards of the home page', { tag: '@desktop' }, async ({ page }) => {
  await openEinstellungen(page);
  const form = await openGruppe(page, 'Texte');
  await retype(field(form, 'Karte 1: Überschrift'), 'Aus dem Hof');
  await retype(field(form, 'Karte 1: Text'), 'Was im Garten wächst, kommt in die Seife.');
  await speichern(form);
  await expect(meldung(page, 'Texte gespeichert.')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/einstellungen$/);
  await openAlive(page, '/');
  const karte = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Aus dem Hof' }) });
  await expect(karte).toContainText('Was im Garten wächst, kommt in die Seife.');
  await expect(page.getByRole('heading', { name: 'Schneller Versand' })).toBeVisible();
});

test('the texts of a product get the same hint', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  const form = await openBearbeiten(page, 'Honigwabe');
  await form.getByText('Produktseite im Shop').click();
  await retype(field(form, 'Kurzbeschreibung'), 'klimaneutral gerührt');
  await expect(bearbeiten(page).getByRole('status').filter({ hasText: '„klimaneutral“' })).toBeVisible();
});
