import type { Page } from '@playwright/test';
import { nummerText } from '#features/bestellung/nummer-text.ts';
import { storedSession } from '../../arrange/accounts.ts';
import { insertAuftrag } from '../../arrange/auftraege.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../../fixtures.ts';
import {
  bestellungPath,
  makeBestellung,
  openAfterCheckout,
  openBestellung,
  token,
} from '../../pages/bestellung-page.ts';
import { footer } from '../../pages/page-language.ts';

const main = (page: Page) => page.getByRole('main');
const titel = (page: Page) => main(page).getByRole('heading', { level: 1 });
const part = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });
const text = (words: string) => new RegExp(`^${[...words].join('\u00ad?')}$`);
const stornieren = (page: Page) => main(page).getByRole('button', { name: 'Bestellung stornieren' });
const frage = (page: Page) => page.getByRole('dialog', { name: /stornieren\?$/ });
const konto = (page: Page) => main(page).getByRole('region', { name: /Konto/ });
const passwort = (page: Page) => konto(page).getByLabel('Passwort', { exact: true });

test('the link of a fresh order is copied, or selected where that is forbidden', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAfterCheckout(page, makeBestellung());
  const save = part(page, /speichern Sie/);
  await save.getByRole('button', { name: 'Link zu dieser Bestellung kopieren' }).focus();
  await page.keyboard.press('Enter');
  await expect(save.getByRole('status')).toHaveText('Der Link ist kopiert.');
  const link = new URL(bestellungPath, page.url()).href;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.reload();
  await save.getByRole('button', { name: 'Link zu dieser Bestellung kopieren' }).click();
  await expect(save.getByRole('status')).toContainText('Der Link ist markiert.');
  expect(await page.evaluate(() => String(getSelection()))).toBe(link);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

const versendetAt = '2026-03-03T14:30:00.000Z';
const dhl = {
  dienst: 'DHL',
  nummer: '00340434161094042557',
  link: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434161094042557',
  at: versendetAt,
};

test('a parcel that was sent is followed at its carrier, in a new tab that learns nothing of the page', {
  tag: '@phone',
}, async ({ page, context }) => {
  const order = makeBestellung({
    stand: 'versendet',
    ueberweisung: undefined,
    kannStornieren: false,
    sendungen: [dhl],
    ereignisse: [
      { typ: 'bestellt', at: '2026-03-02T09:12:00.000Z', text: 'Bestellung eingegangen' },
      { typ: 'zahlung', at: '2026-03-03T08:00:00.000Z', text: 'Zahlung eingegangen: 26,49\u00a0€' },
      { typ: 'versendet', at: versendetAt, text: `Verschickt mit DHL, Sendungsnummer ${dhl.nummer}` },
    ],
  });
  await openBestellung(page, order, new Date('2026-03-04T09:00:00.000Z'));
  await expect(titel(page)).toHaveText('Ihr Paket ist verschickt');
  await expect(main(page).getByText('Wir haben es am 03.03.2026 auf den Weg gebracht.')).toBeVisible();
  await expect(part(page, 'So geht es weiter')).toHaveCount(0);
  await expect(part(page, 'So bezahlen Sie')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Bestellung stornieren' })).toHaveCount(0);
  await expect(part(page, 'Ihr Paket')).toContainText(dhl.nummer);

  const asked: (string | undefined)[] = [];
  await context.route('https://www.dhl.de/**', (route) => {
    asked.push(route.request().url(), route.request().headers().referer);
    return route.fulfill({ body: 'DHL' });
  });
  const opened = page.waitForEvent('popup');
  await part(page, 'Ihr Paket').getByRole('link', { name: 'Sendung verfolgen' }).click();
  expect(await (await opened).evaluate(() => [location.href, window.opener])).toEqual([dhl.link, null]);
  expect(asked).toEqual([dhl.link, undefined]);
});

test('an order is cancelled after a question, and stays so', { tag: '@desktop' }, async ({ page, db }) => {
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const { token, nummer } = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] });
  await openAlive(page, `/bestellung/${token}`);

  await stornieren(page).focus();
  await page.keyboard.press('Enter');
  await expect(frage(page)).toContainText(nummerText(nummer));
  await expect(frage(page)).toContainText(/12,80\s€/);
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
  await page.keyboard.type('kurz ist die Seifenkiste');
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

test('no request and no link from the page sends its address, and nothing is loaded that it does not show', {
  tag: '@desktop',
}, async ({ page }) => {
  const sent: string[] = [];
  const loaded: string[] = [];
  page.on('request', (request) => {
    loaded.push(new URL(request.url()).pathname);
    if (request.headers().referer?.includes(token)) sent.push(request.url());
  });
  await openBestellung(page, makeBestellung({ hatKonto: true }));
  await expect(part(page, 'Ihre Angaben')).toBeVisible();
  await part(page, 'Ihre Angaben').getByRole('link', { name: 'AGB' }).click();
  await expect(titel(page)).toHaveText('AGB');
  expect(sent).toEqual([]);
  expect(loaded.filter((path) => path.includes('bestellung-konto'))).toEqual([]);
});

test('the printed order has everything to pay it and no controls', { tag: '@desktop' }, async ({ page }) => {
  await openBestellung(page, makeBestellung());
  await expect(part(page, 'Möchten Sie ein Konto?')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const pay = part(page, 'So bezahlen Sie');
  await expect(pay.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await expect(pay.getByRole('img', { name: /^GiroCode/ })).toBeVisible();
  await expect(part(page, text('Ihre Bestellung')).getByText('Lavendeltraum')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(part(page, 'Möchten Sie ein Konto?')).toBeHidden();
  await expect(footer(page)).toBeHidden();
});
