import type { Locator, Page } from '@playwright/test';
import { kontaktCalls } from '#features/kontakt/calls.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { signIn } from '../arrange/accounts.ts';
import { openLaden } from '../arrange/offener-laden.ts';
import { senderOf } from '../arrange/send.ts';
import { expect, openAlive, test, untilAlive } from '../fixtures.ts';
import { Hand } from '../hand.ts';
import { typeInto } from '../type-into.ts';

const main = (page: Page) => page.getByRole('main');
const feld = (page: Page, name: string): Locator => main(page).getByRole('textbox', { name });
const senden = (page: Page): Locator => main(page).getByRole('button', { name: 'Nachricht senden' });
const gesendet = (page: Page): Locator =>
  main(page).getByRole('region', { name: 'Ihre Nachricht ist bei uns' });

const angaben = [
  ['Ihr Name', 'Ada Beispiel'],
  ['Ihre E-Mail-Adresse', 'ada@beispiel.de'],
  ['Ihre Nachricht', 'Guten Tag, gibt es die Seife auch ohne Duft?'],
] as const;

async function typeAngaben(page: Page): Promise<void> {
  for (const [name, text] of angaben) await typeInto(feld(page, name), text);
}

async function expectAngaben(page: Page): Promise<void> {
  for (const [name, text] of angaben) await expect(feld(page, name)).toHaveValue(text);
}

const openKontakt = (page: Page) => openAlive(page, '/contact');

test.describe('in an open shop', () => {
  test.beforeEach(async ({ db }) => openLaden(db));

  test('a guest writes to the workshop, sees what was sent and when, and can print it', {
    tag: '@phone',
  }, async ({ page, db }) => {
    const hand = new Hand(page);
    await openKontakt(page);
    await expect(main(page).getByRole('link', { name: demoEinstellungen.laden.telefon })).toBeVisible();
    await hand.type(feld(page, 'Ihr Name'), 'Ada Beispiel');
    await hand.type(feld(page, 'Ihre E-Mail-Adresse'), 'ada@beispiel.de');
    await hand.type(feld(page, 'Bestellnummer'), 'B-26-K7M4Q');
    await hand.press(feld(page, 'Ihre Nachricht'));
    await page.keyboard.type('Guten Tag,');
    await page.keyboard.press('Enter');
    await page.keyboard.type('wann kommt die Seife?');
    await page.reload();
    await untilAlive(page);
    await expect(feld(page, 'Ihre Nachricht')).toHaveValue('Guten Tag,\nwann kommt die Seife?');
    await expect(main(page).getByText('32 von 5.000 Zeichen')).toBeVisible();
    await hand.press(senden(page));

    await expect(gesendet(page).getByRole('heading')).toBeFocused();
    for (const text of ['Ada Beispiel', 'ada@beispiel.de', 'B-26-K7M4Q', 'Guten Tag,\nwann kommt die Seife?'])
      await expect(gesendet(page).getByRole('definition').getByText(text, { exact: true })).toBeVisible();
    await expect(gesendet(page).getByText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr$/)).toBeVisible();
    expect(await listPost(db)).toMatchObject([
      {
        an: demoEinstellungen.laden.email,
        antwortAn: 'ada@beispiel.de',
        betreff: 'Nachricht von Ada Beispiel',
      },
    ]);

    // The printed page has what was sent, and no buttons.
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Ada Beispiel', 'ada@beispiel.de', 'Guten Tag,\nwann kommt die Seife?'])
      await expect(gesendet(page).getByRole('definition').getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });

    await hand.press(page.getByRole('button', { name: 'Noch eine Nachricht schreiben' }));
    for (const [name] of angaben) await expect(feld(page, name)).toHaveValue('');
  });

  test('a message typed and sent before the scripts are there arrives', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/*.js', (route) => promise.then(() => route.continue()));
    await page.goto('/contact', { waitUntil: 'commit' });
    await typeAngaben(page);
    await senden(page).click();
    await expectAngaben(page);
    resolve();
    await expect(gesendet(page)).toBeVisible();
    expect(await listPost(db)).toHaveLength(1);
  });

  test('the owner reads it in the outbox and answers its author', { tag: '@desktop' }, async ({ page }) => {
    const [name, email, nachricht] = angaben.map(([, text]) => text) as [string, string, string];
    const body = { id: 'x'.repeat(32), name, email, bestellnummer: '', nachricht, betreff: '' };
    await senderOf(page.request)(kontaktCalls.senden, { body });
    await signIn(page, 'admin');
    await openAlive(page, '/admin/post');
    await page.getByText('Eingang', { exact: true }).click();
    await page.getByRole('button', { name: /^Ansehen: Nachricht von Ada Beispiel/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Nachricht von Ada Beispiel' });
    await expect(dialog.getByRole('link', { name: 'Antworten' })).toHaveAttribute(
      'href',
      'mailto:ada@beispiel.de?subject=Re%3A%20Nachricht%20von%20Ada%20Beispiel',
    );
    await dialog.getByRole('tab', { name: 'Text' }).click();
    await expect(dialog.getByText('Guten Tag, gibt es die Seife auch ohne Duft?')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page says how else to write', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/contact');
      const hinweis = main(page)
        .getByRole('paragraph')
        .filter({ hasText: /^Für das Formular braucht Ihr Browser JavaScript\./ });
      await expect(hinweis).toContainText(demoEinstellungen.laden.email);
      await expect(senden(page)).toBeHidden();
    });
  });
});
