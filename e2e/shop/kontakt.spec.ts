import type { Locator, Page } from '@playwright/test';
import { kontaktCalls } from '#features/kontakt/calls.ts';
import type { Db } from '#server/db/connect.ts';
import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { emailOf, nameOf, signIn } from '../accounts.ts';
import { expect, goOffline, openAlive, test, untilAlive } from '../fixtures.ts';
import { Hand } from '../hand.ts';
import { openLaden, pauseLaden } from '../offener-laden.ts';
import { signOut } from '../page-language.ts';
import { senderOf } from '../send.ts';
import { typeInto } from '../type-into.ts';

const main = (page: Page) => page.getByRole('main');
const feld = (page: Page, name: string): Locator => main(page).getByRole('textbox', { name });
const senden = (page: Page): Locator => main(page).getByRole('button', { name: 'Nachricht senden' });
const gesendet = (page: Page): Locator =>
  main(page).getByRole('region', { name: 'Ihre Nachricht ist bei uns' });
const postOf = (db: Db) =>
  db.selectFrom('nachricht').select(['id', 'an', 'antwortAn', 'betreff', 'text']).execute();

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

test('there is no form until the shop opens', { tag: '@phone' }, async ({ page }) => {
  await openKontakt(page);
  await expect(main(page).getByRole('link', { name: demoEinstellungen.laden.email })).toBeVisible();
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  await expect(main(page).getByRole('heading')).toHaveText(['Kontakt']);
});

test('a pause does not close the form', { tag: '@phone' }, async ({ page, db }) => {
  await pauseLaden(db, 'Wir sind im Urlaub.');
  await openKontakt(page);
  await expect(senden(page)).toBeVisible();
});

test.describe('in an open shop', () => {
  test.beforeEach(async ({ db }) => openLaden(db));

  test('a guest writes to the workshop, and sees what was sent and when', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
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
    await expect(main(page).getByText('32 von 5.000 Zeichen')).toBeVisible();
    await hand.press(senden(page));

    await expect(gesendet(page).getByRole('heading')).toBeFocused();
    for (const text of ['Ada Beispiel', 'ada@beispiel.de', 'B-26-K7M4Q', 'Guten Tag,\nwann kommt die Seife?'])
      await expect(gesendet(page).getByRole('definition').getByText(text, { exact: true })).toBeVisible();
    await expect(gesendet(page).getByText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr$/)).toBeVisible();
    expect(await postOf(db)).toMatchObject([
      {
        an: demoEinstellungen.laden.email,
        antwortAn: 'ada@beispiel.de',
        betreff: 'Nachricht von Ada Beispiel',
      },
    ]);

    await hand.press(page.getByRole('button', { name: 'Noch eine Nachricht schreiben' }));
    for (const [name] of angaben) await expect(feld(page, name)).toHaveValue('');
  });

  test('what is missing is named, the first of it gets the focus, and each fault goes with the key that mends it', {
    tag: '@phone',
  }, async ({ page, db }) => {
    await openKontakt(page);
    const hand = new Hand(page);
    await typeInto(feld(page, 'Ihre E-Mail-Adresse'), 'ada@beispiel');
    await hand.press(senden(page));
    await expect(feld(page, 'Ihr Name')).toBeFocused();
    await expect(feld(page, 'Ihr Name')).toHaveAccessibleDescription('Bitte Ihren Namen eingeben.');
    await expect(feld(page, 'Ihre Nachricht')).toHaveAccessibleDescription(
      'Bitte schreiben Sie uns, worum es geht.',
    );
    await page.keyboard.type('A');
    await expect(feld(page, 'Ihr Name')).not.toHaveAttribute('aria-invalid');
    await expect(feld(page, 'Ihre E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true');
    await typeInto(feld(page, 'Ihre E-Mail-Adresse'), '.de');
    await expect(feld(page, 'Ihre E-Mail-Adresse')).not.toHaveAttribute('aria-invalid');

    await typeInto(feld(page, 'Ihre Nachricht'), '');
    await page.keyboard.insertText('a'.repeat(5001));
    await expect(feld(page, 'Ihre Nachricht')).toHaveAccessibleDescription(
      'Höchstens 5.000 Zeichen, es sind 5.001.',
    );
    await page.keyboard.press('Backspace');
    await hand.press(senden(page));
    await expect(gesendet(page)).toBeVisible();
    expect(await postOf(db)).toHaveLength(1);
  });

  test('two taps are one message', { tag: '@phone' }, async ({ page, db }) => {
    await openKontakt(page);
    await typeAngaben(page);
    await senden(page).dblclick();
    await expect(gesendet(page)).toBeVisible();
    expect(await postOf(db)).toHaveLength(1);
  });

  test('a signed-in person’s name and address are there already; the text survives a reload, and signing out deletes it', {
    tag: '@phone',
  }, async ({ page }) => {
    await signIn(page, 'anna');
    await openKontakt(page);
    await expect(feld(page, 'Ihr Name')).toHaveValue(nameOf('anna'));
    await expect(feld(page, 'Ihre E-Mail-Adresse')).toHaveValue(emailOf('anna'));
    await typeInto(feld(page, 'Ihre Nachricht'), 'Ein Anfang');
    await page.reload();
    await untilAlive(page);
    await expect(feld(page, 'Ihre Nachricht')).toHaveValue('Ein Anfang');

    const keys = () => page.evaluate(() => Object.keys(sessionStorage));
    expect(await keys()).toContain('kontakt');
    await openAlive(page, '/datenschutz');
    await expect(main(page).getByText('kontakt', { exact: true })).toHaveCount(1);
    await signOut(page);
    await expect.poll(keys).not.toContain('kontakt');
    await openKontakt(page);
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
    expect(await postOf(db)).toHaveLength(1);
  });

  test('the trap is out of reach of keys, and of what is read aloud', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openKontakt(page);
    await expect(main(page).getByRole('textbox')).toHaveCount(4);
    await expect(page.getByLabel(/Betreff/)).toBeHidden();
    await feld(page, 'Ihre Nachricht').focus();
    await page.keyboard.press('Tab');
    await expect(main(page).getByRole('link', { name: 'Datenschutz' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(senden(page)).toBeFocused();
  });

  test('the printed page has what was sent, and no buttons', { tag: '@desktop' }, async ({ page }) => {
    await openKontakt(page);
    await typeAngaben(page);
    await senden(page).click();
    await expect(gesendet(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const [, text] of angaben)
      await expect(gesendet(page).getByRole('definition').getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('the owner reads it in the outbox and answers its author', { tag: '@desktop' }, async ({ page }) => {
    const [name, email, nachricht] = angaben.map(([, text]) => text) as [string, string, string];
    const body = { id: 'x'.repeat(32), name, email, bestellnummer: '', nachricht, betreff: '' };
    await senderOf(page.request)(kontaktCalls.senden, { body });
    await signIn(page, 'admin');
    await openAlive(page, '/admin/post');
    await page.getByRole('button', { name: /^Ansehen: Nachricht von Ada Beispiel/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Nachricht von Ada Beispiel' });
    await expect(dialog.getByRole('link', { name: 'Antworten' })).toHaveAttribute(
      'href',
      'mailto:ada@beispiel.de?subject=Re%3A%20Nachricht%20von%20Ada%20Beispiel',
    );
    await dialog.getByRole('tab', { name: 'Text' }).click();
    await expect(dialog.getByText('Guten Tag, gibt es die Seife auch ohne Duft?')).toBeVisible();
  });

  test.describe('without a connection', () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

    for (const isReloaded of [false, true]) {
      test(`a message whose answer was lost is sent again ${isReloaded ? 'after a reload' : 'by the same button'} and is one`, {
        tag: '@phone',
      }, async ({ page, db }) => {
        await openKontakt(page);
        await typeAngaben(page);
        // The call arrives, its answer does not.
        await page.route('**/api/kontakt', (route) => route.fetch().then(() => route.abort('failed')));
        await senden(page).click();
        await expect(page.getByRole('alert').filter({ hasText: 'Es ist nichts verloren' })).toBeVisible();
        await expectAngaben(page);
        if (isReloaded) {
          await page.reload();
          await untilAlive(page);
          await expectAngaben(page);
        }
        await page.unroute('**/api/kontakt');
        await senden(page).click();
        await expect(gesendet(page)).toBeVisible();
        expect(await postOf(db)).toHaveLength(1);
      });
    }

    test('the text stays, and goes when the connection is back', { tag: '@phone' }, async ({ page, db }) => {
      await openKontakt(page);
      await typeAngaben(page);
      await goOffline(page);
      await senden(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Es ist nichts verloren' })).toBeVisible();
      await expectAngaben(page);
      await page.context().setOffline(false);
      await senden(page).click();
      await expect(gesendet(page)).toBeVisible();
      expect(await postOf(db)).toHaveLength(1);
    });
  });

  test.describe('of which very many come', () => {
    test.use({ expectedErrors: [/status of 429/] });

    test('a message that is not taken stays in the form, with another way to write', {
      tag: '@phone',
    }, async ({ page }) => {
      const send = senderOf(page.request);
      for (let i = 0; i < 100; i += 1) {
        const person = { name: 'Ada', email: 'ada@beispiel.de', bestellnummer: '', betreff: '' };
        const body = { ...person, id: `viele-${i}`.padEnd(32, 'x'), nachricht: 'Hallo' };
        await send(kontaktCalls.senden, { body });
      }
      await openKontakt(page);
      await typeAngaben(page);
      await senden(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'ungewöhnlich viele' })).toContainText(
        `Oder schreiben Sie uns direkt an ${demoEinstellungen.laden.email}. Ihr Text steht noch hier.`,
      );
      await expectAngaben(page);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page says how else to write', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/contact');
      await expect(main(page).getByText(/^Für das Formular braucht Ihr Browser JavaScript\./)).toContainText(
        demoEinstellungen.laden.email,
      );
      await expect(senden(page)).toBeHidden();
    });
  });
});
