import type { Locator, Page } from '@playwright/test';
import { rechtstextVerwaltungCalls } from '#features/einstellung/rechtstext-verwaltung-calls.ts';
import { demoPassword, emailOf, signIn } from '../accounts.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { dialog } from '../portfolio-page.ts';
import { senderOf } from '../send.ts';
import { typeInto } from '../type-into.ts';

const editor = (page: Page) => dialog(page, 'AGB bearbeiten');
const text = (form: Locator) => form.getByRole('textbox', { name: 'Text', exact: true });
const vorschau = (form: Locator) => form.getByRole('region', { name: 'Vorschau' });

async function openEditor(page: Page): Promise<Locator> {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/einstellungen');
  await page.getByRole('button', { name: 'AGB bearbeiten' }).click();
  await expect(text(editor(page))).toBeVisible();
  return editor(page);
}

/** Shows the preview: on a phone it takes the place of the text. */
async function showVorschau(form: Locator): Promise<Locator> {
  const button = form.getByRole('button', { name: 'Vorschau' });
  if (await button.isVisible()) await button.click();
  await expect(vorschau(form)).toBeVisible();
  return vorschau(form);
}

async function showText(form: Locator): Promise<void> {
  const button = form.getByRole('button', { name: 'Schreiben' });
  if (await button.isVisible()) await button.click();
}

/** Replaces the whole text by keys. */
async function write(page: Page, form: Locator, typed: string): Promise<void> {
  await showText(form);
  await text(form).press('ControlOrMeta+a');
  await page.keyboard.type(typed);
}

test('a legal text is written, previewed and published, and the old one stays readable', {
  tag: '@desktop',
}, async ({ page }) => {
  const form = await openEditor(page);
  await expect(text(form)).toHaveValue(/^## 1\. Geltungsbereich/);

  await write(page, form, 'Von ');
  await form.getByText('Platzhalter einfügen').click();
  await form.getByRole('button', { name: '{{laden}}' }).click();
  await page.keyboard.type('.');
  await form.getByRole('button', { name: 'Überschrift', exact: true }).click();
  await page.keyboard.type('Alles, was gilt');
  await expect(text(form)).toHaveValue('Von {{laden}}.\n\n## Überschrift\n\nAlles, was gilt');

  const shown = await showVorschau(form);
  await expect(shown.getByText('Von Lindenblatt.')).toBeVisible();
  await expect(shown.getByRole('heading', { level: 2, name: 'Überschrift' })).toBeVisible();

  await form.getByRole('button', { name: 'Weiter zum Veröffentlichen' }).click();
  const publish = dialog(page, 'AGB veröffentlichen');
  await publish.getByText('Was sich ändert').click();
  await expect(publish.getByText('Alles, was gilt')).toBeVisible();
  await expectAccessible(page);
  await publish.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('AGB: Die neue Fassung gilt jetzt.')).toBeVisible();

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

test.describe(() => {
  test.use({ expectedErrors: [/400/] });
  test('the preview marks what is missing and general claims, and says what to write instead', {
    tag: '@desktop',
  }, async ({ page }) => {
    const form = await openEditor(page);
    await write(page, form, 'Unsere nachhaltige Seife von {{ladem}}');
    await expect(vorschau(form).locator('mark')).toHaveText(['nachhaltige', '{{ladem}}']);
    await expect(form.getByText('Den Platzhalter {{ladem}} gibt es nicht.')).toBeVisible();
    await expect(form.getByText(/Umweltaussage: nachhaltige\. .* Schreiben Sie stattdessen/)).toBeVisible();

    await form.getByRole('button', { name: 'Weiter zum Veröffentlichen' }).click();
    const publish = dialog(page, 'AGB veröffentlichen');
    await publish.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(publish.getByRole('alert')).toContainText('Den Platzhalter {{ladem}} gibt es nicht.');
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/409/] });
  test('of two people who write, nobody loses a text', { tag: '@desktop' }, async ({ page, request }) => {
    const form = await openEditor(page);
    const { token } = await signIn(page, 'admin');
    await senderOf(request, token)(rechtstextVerwaltungCalls.saveEntwurf, {
      params: { art: 'agb' },
      body: { text: 'Der Text der anderen', version: null },
    });
    await write(page, form, 'Mein Text');
    await form.getByRole('button', { name: 'Entwurf speichern' }).click();
    await form.getByText('Den anderen Text ansehen').click();
    await expect(form.getByRole('textbox', { name: 'Text des anderen Entwurfs' })).toHaveValue(
      'Der Text der anderen',
    );
    await expect(text(form)).toHaveValue('Mein Text');

    await form.getByRole('button', { name: 'Meinen Text behalten' }).click();
    await form.getByRole('button', { name: 'Entwurf speichern' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: 'AGB veröffentlichen' })).toBeVisible();
  });
});

test.describe('when the session ends', () => {
  test.use({ expectedErrors: [/401/] });
  test('the typed text is there again after signing in, and is saved as the draft', {
    tag: '@desktop',
  }, async ({ page, db }) => {
    const form = await openEditor(page);
    await write(page, form, 'Ein langer Abend');
    await db.deleteFrom('session').execute();
    await form.getByRole('button', { name: 'Entwurf speichern' }).click();

    await expect(page).toHaveURL('/login');
    await typeInto(page.getByLabel('E-Mail'), emailOf('admin'));
    await typeInto(page.getByLabel('Passwort', { exact: true }), demoPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Weiter ausfüllen' }).first().click();
    await expect(page).toHaveURL('/admin/einstellungen');
    await page.getByRole('button', { name: 'AGB bearbeiten' }).click();
    await expect(form.getByText(/sind wieder da\.$/)).toBeVisible();
    await expect(text(form)).toHaveValue('Ein langer Abend');
    await form.getByRole('button', { name: 'Entwurf speichern' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: 'AGB veröffentlichen' })).toBeVisible();
  });
});

test('a check by a lawyer is noted for a version, and takes the notice from the page', {
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
  await fassungen.getByRole('button', { name: /^Prüfung zurücknehmen/ }).click();
  const frage = page.getByRole('dialog', { name: 'Prüfung zurücknehmen?' });
  await frage.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(fassungen.getByText(/^geprüft am/)).toHaveCount(0);
  await fassungen.getByRole('button', { name: /^Prüfung eintragen/ }).click();
  await pruefung.getByRole('button', { name: 'Speichern' }).click();
  await expect(fassungen.getByText(/^geprüft am/)).toBeVisible();
  await page.goto('/impressum');
  await expect(page.getByRole('main').getByRole('note')).toHaveCount(0);
});

test('the address of a field opens the editor of its text', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/einstellungen?feld=rechtstexte.agb');
  await expect(text(editor(page))).toBeFocused();
  await editor(page).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL('/admin/einstellungen');
});

test('the built-in text replaces what was typed only after a question', { tag: '@desktop' }, async ({
  page,
}) => {
  const form = await openEditor(page);
  await write(page, form, '## Lieferung');
  await expect(form.getByText(/^Keine Überschrift mit ## nennt die Versandkosten\./)).toBeVisible();
  const insert = form.getByRole('button', { name: 'Eingebauten Text einsetzen' });
  const question = page.getByRole('dialog', { name: 'Eingebauten Text einsetzen?' });
  await insert.click();
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(text(form)).toHaveValue('## Lieferung');
  await insert.click();
  await question.getByRole('button', { name: 'Ersetzen' }).click();
  await expect(text(form)).toHaveValue(/^## 1\. Geltungsbereich/);
  await expect(form.getByText(/^Keine Überschrift mit ## nennt/)).toHaveCount(0);
  await insert.click();
  await expect(question).toHaveCount(0);
});
