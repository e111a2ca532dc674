import type { Page } from '@playwright/test';
import { nummerText } from '#features/auftrag/nummer-text.ts';
import { insertAuftrag } from '#test/auftraege.ts';
import { demoPassword, emailOf, signIn, storedSession } from '../accounts.ts';
import {
  answerBestellung,
  answerWith,
  bestellungPath,
  makeBestellung,
  openBestellung,
  token,
} from '../bestellung-page.ts';
import { expect, expectAccessible, goOffline, openAlive, test } from '../fixtures.ts';
import { failedCall, fetchProdukt } from '../portfolio-calls.ts';

const main = (page: Page) => page.getByRole('main');
const titel = (page: Page) => main(page).getByRole('heading', { level: 1 });
const stornieren = (page: Page) => main(page).getByRole('button', { name: 'Bestellung stornieren' });
const frage = (page: Page) => page.getByRole('dialog', { name: /stornieren\?$/ });
const konto = (page: Page) => main(page).getByRole('region', { name: /Konto/ });
const passwort = (page: Page) => konto(page).getByLabel('Passwort', { exact: true });

const storniert = makeBestellung({ stand: 'storniert', ueberweisung: undefined, kannStornieren: false });

test('an order is cancelled after a question, by keyboard', { tag: '@desktop' }, async ({ page, db }) => {
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const { token, nummer } = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] });
  await openAlive(page, `/bestellung/${token}`);

  await stornieren(page).focus();
  await page.keyboard.press('Enter');
  await expect(frage(page)).toContainText(nummerText(nummer));
  await expect(frage(page)).toContainText(/12,80\s€/);
  await page.keyboard.press('Escape');
  await expect(frage(page)).toBeHidden();
  await expect(stornieren(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await frage(page).getByRole('button', { name: 'Ja, stornieren' }).focus();
  await page.keyboard.press('Enter');
  await expect(titel(page)).toHaveText('Storniert');
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /storniert/ }),
  ).toBeFocused();
  await expect(stornieren(page)).toHaveCount(0);
  await page.reload();
  await expect(titel(page)).toHaveText('Storniert');
});

test('the question says what follows now, although the page is older than the money', {
  tag: '@phone',
}, async ({ page }) => {
  await openBestellung(page, makeBestellung());
  await expect(titel(page)).toHaveText(/Wir warten/);
  const { ueberweisung: _, ...bezahlt } = makeBestellung({
    stand: 'bezahlt',
    ereignisse: [
      { typ: 'zahlung', at: '2026-03-03T08:00:00.000Z', text: 'Zahlung eingegangen: 26,49\u00a0€' },
    ],
  });
  await answerBestellung(page, bezahlt);
  await stornieren(page).tap();
  await expect(frage(page)).toContainText('Sie bekommen Ihr Geld zurück');
  await expect(frage(page)).not.toContainText('nichts bezahlen');
});

test('two quick taps cancel once', { tag: '@phone' }, async ({ page }) => {
  let calls = 0;
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/bestellung/${token}/stornieren`, async (route) => {
    calls += 1;
    await held.promise;
    await answerWith(route, storniert);
  });
  await openBestellung(page, makeBestellung());
  await stornieren(page).tap();
  await frage(page).getByRole('button', { name: 'Ja, stornieren' }).dblclick();
  await expect(main(page).getByRole('button', { name: 'Wird storniert …' })).toBeDisabled();
  held.resolve();
  await expect(titel(page)).toHaveText('Storniert');
  expect(calls).toBe(1);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
  test('the order stays as it is and can be cancelled later', { tag: '@phone' }, async ({ page }) => {
    await page.route(`**/api/bestellung/${token}/stornieren`, (route) => answerWith(route, storniert));
    await openBestellung(page, makeBestellung());
    await expect(stornieren(page)).toBeVisible();
    await page.unroute(`**/api/bestellung/${token}/stornieren`);
    await goOffline(page);
    await stornieren(page).tap();
    await frage(page).getByRole('button', { name: 'Ja, stornieren' }).tap();
    await expect(main(page).getByRole('alert')).toHaveText(/Bitte/);
    await expect(stornieren(page)).toBeEnabled();
    await page.route(`**/api/bestellung/${token}/stornieren`, (route) => answerWith(route, storniert));
    await page.context().setOffline(false);
    await stornieren(page).tap();
    await frage(page).getByRole('button', { name: 'Ja, stornieren' }).tap();
    await expect(titel(page)).toHaveText('Storniert');
  });
});

/** A guest's order of one soap. */
async function openGastBestellung(page: Page, db: Parameters<typeof insertAuftrag>[0], email: string) {
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const posten = [{ produktId, menge: 1 }];
  const auftrag = await insertAuftrag(db, { posten, email, emailKey: email });
  await openAlive(page, `/bestellung/${auftrag.token}`);
  return auftrag;
}

test('a guest makes an account with a password alone, and the order belongs to it', {
  tag: '@phone',
}, async ({ page, db }) => {
  const { id } = await openGastBestellung(page, db, 'erika@kundschaft.example');
  await expect(konto(page)).toContainText('erika@kundschaft.example');
  await passwort(page).focus();
  await page.keyboard.type('kurz');
  await page.keyboard.press('Enter');
  await expect(konto(page).getByText('Das Passwort muss mindestens 8 Zeichen haben.')).toBeVisible();
  await expect(passwort(page)).toBeFocused();

  await page.keyboard.type(' ist die Seifenkiste');
  await konto(page).getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(passwort(page)).toHaveValue('kurz ist die Seifenkiste');
  await konto(page).getByRole('button', { name: 'Konto anlegen' }).click();

  await expect(
    main(page).getByRole('status').filter({ hasText: 'gehört jetzt zu Ihrem Konto' }),
  ).toBeFocused();
  await expect(konto(page)).toHaveCount(0);
  expect((await storedSession(page)).user).toMatchObject({
    email: 'erika@kundschaft.example',
    name: 'Erika Beispiel',
  });
  const { accountId } = await db
    .selectFrom('auftrag')
    .select('accountId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(accountId).not.toBeNull();
});

test.describe('an e-mail that has an account', () => {
  test.use({ expectedErrors: [failedCall] });
  test('is signed in with its password, and the order belongs to it', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    await openGastBestellung(page, db, emailOf('anna'));
    await passwort(page).fill('Noch ein Fenster voller Seife');
    await page.keyboard.press('Enter');
    await expect(konto(page).getByRole('heading')).toHaveText('Sie haben schon ein Konto');
    await expect(passwort(page)).toBeFocused();
    await expect(passwort(page)).toHaveValue('');
    await expectAccessible(page);

    await page.keyboard.type('das falsche');
    await page.keyboard.press('Enter');
    await expect(konto(page).getByRole('alert')).toBeVisible();
    await passwort(page).fill(demoPassword);
    await konto(page).getByRole('button', { name: 'Anmelden und Bestellung übernehmen' }).click();
    await expect(
      main(page).getByRole('status').filter({ hasText: 'gehört jetzt zu Ihrem Konto' }),
    ).toBeVisible();
    await expect(konto(page)).toHaveCount(0);
  });
});

test('a signed-in person adds the order to the account', { tag: '@phone' }, async ({ page, db }) => {
  await signIn(page, 'ben');
  await openGastBestellung(page, db, 'erika@kundschaft.example');
  await expect(konto(page)).toContainText(emailOf('ben'));
  await konto(page).getByRole('button', { name: 'Zu meinem Konto hinzufügen' }).click();
  await expect(
    main(page).getByRole('status').filter({ hasText: 'gehört jetzt zu Ihrem Konto' }),
  ).toBeFocused();
  await expect(konto(page)).toHaveCount(0);
});

test('an order of an account is offered none', { tag: '@desktop' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openBestellung(page, makeBestellung({ hatKonto: true }));
  await expect(stornieren(page)).toBeVisible();
  await expect(konto(page)).toHaveCount(0);
  expect(page.url()).toContain(bestellungPath);
  expect(loaded.filter((path) => path.includes('bestellung-konto'))).toEqual([]);
});
