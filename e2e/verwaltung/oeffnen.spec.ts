import type { Page } from '@playwright/test';
import { nameOf, signIn } from '../accounts.ts';
import { openEinstellungen, openGruppe, speichern } from '../einstellungen-page.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';
import { failedCall } from '../portfolio-calls.ts';
import { dialog, field, meldung } from '../portfolio-page.ts';
import { typeInto } from '../type-into.ts';

/** The part of the settings with the switch. */
const karte = (page: Page) => page.getByRole('region', { name: 'Ihr Laden', exact: true });
const press = (page: Page, name: string) => karte(page).getByRole('button', { name, exact: true }).click();
/** Answers the question that is asked. */
const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('the example workshop opens with two clicks, pauses, and is announced again; it stays who did it', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/einstellungen');
  await expect(karte(page).getByText('Angekündigt', { exact: true })).toBeVisible();

  await press(page, 'Laden öffnen');
  await expect(page.getByRole('dialog', { name: 'Laden jetzt öffnen?' })).toBeVisible();
  await answer(page, 'Öffnen');
  await expect(karte(page).getByText('Geöffnet', { exact: true })).toBeVisible();
  await expect(meldung(page, 'Der Laden ist geöffnet.')).toBeVisible();

  await press(page, 'Pause machen');
  const pause = dialog(page, 'Pause machen');
  await typeInto(field(pause, 'Hinweis für Besucher'), 'Wir machen Ferien.');
  await pause.getByRole('button', { name: 'Pause beginnen', exact: true }).click();
  await expect(pause).toHaveCount(0);
  await expect(karte(page).getByText('„Wir machen Ferien.“', { exact: true })).toBeVisible();

  await press(page, 'Zurück zu „angekündigt“');
  await answer(page, 'Ankündigen');
  await expect(karte(page).getByText('Angekündigt', { exact: true })).toBeVisible();

  await press(page, 'Wer wann geschaltet hat');
  const verlauf = dialog(page, 'Wer wann geschaltet hat');
  await expect(verlauf.getByRole('heading', { name: nameOf('admin') })).toHaveCount(3);
  await expect(verlauf.getByText('Pause', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test.describe('a refused save', () => {
  test.use({ expectedErrors: [failedCall] });

  test('an open shop keeps its way to pay until a pause, and warns of what is missing all the same', {
    tag: '@desktop',
  }, async ({ page, db }) => {
    await openEinstellungen(page);
    await press(page, 'Laden öffnen');
    await answer(page, 'Öffnen');
    await expect(karte(page).getByText('Geöffnet', { exact: true })).toBeVisible();
    const form = await openGruppe(page, 'Zahlung');
    const vorkasse = form.getByRole('switch', { name: 'Vorkasse: vorab überweisen' });
    await vorkasse.press('Space');
    await speichern(form);
    await expect(form.getByRole('alert')).toContainText('Für Pakete gibt es keine Zahlungsart');
    await expect(form.getByRole('alert')).toContainText('Der Laden ist geöffnet');
    await expect(vorkasse).not.toBeChecked();
    await expectAccessible(page);
    await vorkasse.press('Space');
    await speichern(form);
    await expect(form).toHaveCount(0);

    await db.updateTable('produkt').set({ aktiv: 0 }).execute();
    await page.reload();
    const warnung = page
      .getByRole('status')
      .filter({ hasText: 'Der Laden ist geöffnet, aber ein Punkt fehlt:' });
    await expect(warnung).toContainText('Mindestens ein Produkt aktiv schalten');
  });
});

test('a pause with a typed day says when the shop is back, in the settings and on every page', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/einstellungen');
  await press(page, 'Laden öffnen');
  await answer(page, 'Öffnen');
  await press(page, 'Pause machen');
  const pause = dialog(page, 'Pause machen');
  // Day and month are the same: their order in the field depends on the browser's language.
  await pause.getByLabel('Wieder da am').focus();
  await page.keyboard.type('02022099');
  await expect(pause.getByLabel('Wieder da am')).toHaveValue('2099-02-02');
  await pause.getByRole('button', { name: 'Pause beginnen', exact: true }).click();
  await expect(pause).toHaveCount(0);
  await expect(karte(page).getByText('Zurück am 02.02.2099.', { exact: true })).toBeVisible();

  await press(page, 'Pause ändern');
  await expect(dialog(page, 'Pause ändern').getByLabel('Wieder da am')).toHaveValue('2099-02-02');
  await page.keyboard.press('Escape');
  await openAlive(page, '/products');
  await expect(page.getByRole('complementary', { name: 'Hinweis' })).toContainText(
    'Ab 2. Februar 2099 sind wir wieder da.',
  );
});

test('what warns is listed in words, and leads to its field', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/einstellungen');
  const offen = page.getByRole('list', { name: 'Was noch offen ist' });
  const hinweis = offen.getByRole('listitem').filter({ hasText: 'Hinweis zur Gewähr\u00adleistung' });
  await expect(hinweis.getByText('Hinweis', { exact: true })).toBeVisible();
  await hinweis.getByRole('link', { name: /^Jetzt ausfüllen/ }).click();
  const upload = page
    .getByRole('region', { name: 'Gewährleistungshinweis' })
    .getByRole('button', { name: 'Datei hochladen', exact: true });
  await expect(upload).toBeFocused();
  await expect(upload).toBeInViewport();

  await hinweis.getByRole('link', { name: /^Jetzt ausfüllen/ }).click();
  await expect(upload).toBeFocused();
  await expect(upload).toBeInViewport();
});

test('the address of the notice shows its upload, however late the cards above are loaded', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, 'admin');
  const late = Promise.withResolvers<void>();
  await page.route('**/api/einstellungen/texte', async (route) => {
    await late.promise;
    await route.continue();
  });
  await openAlive(page, '/admin/einstellungen?feld=gewaehrleistung');
  const notice = page.getByRole('region', { name: 'Gewährleistungshinweis' });
  await expect(notice.getByText('Fehlt noch')).toBeVisible();
  late.resolve();
  await expect(notice.getByRole('button', { name: 'Datei hochladen', exact: true })).toBeFocused();
  await expect(notice.getByRole('heading')).toBeInViewport();
});

test('a legal text that no lawyer has checked leads to the day of the check', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/einstellungen');
  await page.getByRole('link', { name: /^Prüfung eintragen: AGB/ }).click();
  const pruefung = dialog(page, 'Prüfung der Fassung vom 01.10.2025');
  await expect(field(pruefung, 'Vom Anwalt geprüft am')).toBeFocused();
  await pruefung.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(meldung(page, 'Prüfung gespeichert.')).toBeVisible();
  await expect(page).toHaveURL('/admin/einstellungen');
  await expect(page.getByRole('link', { name: /^Prüfung eintragen: AGB/ })).toHaveCount(0);
});

test('what is missing outside of the shop gets the focus, because it has no field', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, 'admin');
  const fehlt = [{ stufe: 'rot', text: 'Der Laden braucht HTTPS.', ziel: null }];
  const zeilen = [{ id: 'betrieb', titel: 'Betrieb', stufe: 'rot', fehlt }];
  await page.route('**/api/einstellungen/bereit', (route) =>
    route.fulfill({ json: { success: true, data: { bereit: false, zeilen } } }),
  );
  await openAlive(page, '/admin/einstellungen');
  await press(page, 'Laden öffnen');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Der Laden braucht HTTPS.' }).first(),
  ).toBeFocused();
});

test.describe('an empty shop', () => {
  test.use({ vorlage: 'leer' });

  test('does not open, shows the first thing that is missing, and opens its field', {
    tag: '@desktop',
  }, async ({ page, db }) => {
    await signInAsOwner(page, db);
    await openAlive(page, '/admin/einstellungen');
    await expect(karte(page).getByText(/Punkte fehlen noch, bevor der Laden öffnen kann\./)).toBeVisible();
    await press(page, 'Laden öffnen');
    const name = page.getByRole('link', { name: 'Jetzt ausfüllen: Den Namen des Ladens eintragen.' });
    await expect(name).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(dialog(page, 'Laden bearbeiten'), 'Name des Ladens')).toBeFocused();
  });
});
