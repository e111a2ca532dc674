import type { Page } from '@playwright/test';
import {
  answerBestellung,
  bestellungPath,
  makeAbholung,
  makeBestellung,
  openAfterCheckout,
  openBestellung,
  token,
} from '../bestellung-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { footer } from '../page-language.ts';
import { failedCall } from '../portfolio-calls.ts';

const main = (page: Page) => page.getByRole('main');
const titel = (page: Page) => main(page).getByRole('heading', { level: 1 });
const part = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });
const text = (words: string) => new RegExp(`^${[...words].join('\u00ad?')}$`);

test('after the checkout the page thanks, and says what comes next and how to pay', async ({ page }) => {
  await openAfterCheckout(page, makeBestellung());
  await expect(titel(page)).toHaveText(text('Vielen Dank für Ihre Bestellung'));
  await expect(main(page).getByText('Bestellung B-26-K7M4Q vom 02.03.2026')).toBeVisible();
  await expect(part(page, 'So geht es weiter').getByRole('listitem')).toHaveText([
    /^Bis Mo 9\. März: Sie überweisen 26,49\s€\.$/,
    'Sobald das Geld da ist, packen wir Ihr Paket.',
    /^Do 5\. – Sa 7\. März: Ihr Paket kommt voraussichtlich bei Ihnen an\./,
  ]);

  const pay = part(page, 'So bezahlen Sie');
  await expect(pay).toContainText(/26,49\s€/);
  await expect(pay).toContainText('Helga Lindner');
  await expect(pay).toContainText('DE89 3704 0044 0532 0130 00');
  await expect(pay).toContainText('Sparkasse Musterstadt');
  await expect(pay).toContainText('Do 12. März');
  await expect(pay.getByRole('img', { name: /^GiroCode/ })).toBeVisible();
  await expect(pay.getByText('Mit der Banking-App scannen')).toBeVisible();
  await expect(part(page, 'Bisher').getByRole('listitem')).toHaveText(
    'Bestellung eingegangen02.03.2026, 10:12 Uhr',
  );

  const ordered = part(page, text('Ihre Bestellung'));
  await expect(ordered.getByRole('listitem').first()).toHaveText(
    /Lavendeltraum.*Sheabutter · 100 g.*2 × 7,90\s€ \(79,00\s€\/kg\).*15,80\s€/,
  );
  await expect(ordered).toContainText(/Versand \(DHL\)4,19\s€Gesamt26,49\s€darin 19 % MwSt\.4,23\s€/);
  await expect(part(page, 'Ihre Angaben')).toContainText('Mia Sommer');
});

test('hours later the same page says how the order stands, without days that are over', {
  tag: '@phone',
}, async ({ page }) => {
  await openAfterCheckout(page, makeBestellung(), new Date('2026-03-10T09:00:00.000Z'));
  await expect(titel(page)).toHaveText(text('Wir warten auf Ihre Überweisung'));
  await expect(part(page, 'So geht es weiter').getByRole('listitem')).toHaveText([
    /^Bitte überweisen Sie jetzt 26,49\s€\.$/,
    'Sobald das Geld da ist, packen wir Ihr Paket.',
    /^Fr 13\. – Mo 16\. März: Ihr Paket kommt/,
  ]);
  await expect(part(page, 'So bezahlen Sie')).not.toContainText('9. März');
  await expect(part(page, 'Bitte speichern Sie diese Seite')).toHaveCount(0);
});

test('a paid order says so, also in the hour after the checkout', { tag: '@phone' }, async ({ page }) => {
  await openAfterCheckout(page, makeBestellung({ stand: 'bezahlt', ueberweisung: undefined }));
  await expect(titel(page)).toHaveText(text('Bezahlt – wir packen'));
});

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

test('a pick-up says where, when, and that it is paid there', { tag: '@phone' }, async ({ page }) => {
  await openBestellung(page, makeAbholung());
  await expect(titel(page)).toHaveText('Wir richten alles für Sie her');
  await expect(part(page, 'So geht es weiter').getByRole('listitem')).toHaveText([
    'Wir richten alles für Sie her.',
    'Ab Mi 4. März: Sie holen Ihre Bestellung ab.',
    /^Sie bezahlen 22,30\s€ bei der Abholung\.$/,
  ]);
  await expect(part(page, 'Hier holen Sie ab')).toContainText('Freitag 14–18 Uhr');
  await expect(part(page, 'So bezahlen Sie')).toHaveCount(0);
});

for (const [state, order, expected] of [
  ['unpaid', makeBestellung(), 'Wir warten auf Ihre Überweisung'],
  ['paid', makeBestellung({ stand: 'bezahlt', ueberweisung: undefined }), 'Bezahlt – wir packen'],
  [
    'cancelled',
    makeBestellung({ stand: 'storniert', ueberweisung: undefined, kannStornieren: false }),
    'Storniert',
  ],
  ['packed', makeBestellung({ stand: 'gepackt', ueberweisung: undefined }), 'Ihr Paket ist gepackt'],
  ['ready', makeAbholung({ stand: 'abholbereit' }), 'Liegt für Sie bereit'],
  ['fetched', makeAbholung({ stand: 'abgeholt', kannStornieren: false }), 'Abgeholt – vielen Dank'],
] as const) {
  test(`a later visit begins with the state: ${state}`, { tag: '@phone' }, async ({ page }) => {
    await openBestellung(page, order);
    await expect(titel(page)).toHaveText(text(expected));
    await expect(part(page, 'So bezahlen Sie')).toHaveCount(state === 'unpaid' ? 1 : 0);
    await expect(part(page, text('Ihre Bestellung'))).toBeVisible();
    await expect(page).toHaveTitle('Ihre Bestellung | Lindenblatt');
  });
}

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

test('after a part was sent the page says what is missing, until when, and what is still to be paid', {
  tag: '@phone',
}, async ({ page }) => {
  const { ueberweisung } = makeBestellung();
  const order = makeBestellung({
    stand: 'teilversendet',
    sendungen: [dhl],
    gekuerzt: 6.5,
    ...(ueberweisung ? { ueberweisung: { ...ueberweisung, betrag: 9.99 } } : {}),
    rest: { posten: [{ name: 'Lavendeltraum', menge: 1 }], von: '2026-03-12', bis: '2026-03-13' },
    kannStornieren: false,
  });
  await openBestellung(page, order, new Date('2026-03-04T09:00:00.000Z'));
  await expect(titel(page)).toHaveText('Ein Teil ist verschickt');
  await expect(part(page, 'Das fehlt noch')).toContainText('1 × Lavendeltraum');
  await expect(part(page, 'Das fehlt noch')).toContainText('Do 12. – Fr 13. März');
  await expect(part(page, 'So geht es weiter').getByRole('listitem')).toHaveText([
    /^Bis Mo 9\. März: Sie überweisen 9,99\s€\.$/,
    'Do 12. – Fr 13. März: Wir schicken Ihnen den Rest.',
  ]);
  await expect(part(page, 'So bezahlen Sie').getByRole('img', { name: /^GiroCode/ })).toBeVisible();
  await expect(part(page, text('Ihre Bestellung'))).toContainText(
    /Davon storniert− 6,50\s€Neuer Betrag19,99\s€darin 19 % MwSt\.\d,\d\d\s€Noch offen9,99\s€/,
  );
});

test('two parcels are followed each, also without a link', { tag: '@phone' }, async ({ page }) => {
  const hermes = { dienst: 'Bote', nummer: 'A 7', at: versendetAt };
  await openBestellung(
    page,
    makeBestellung({ stand: 'versendet', ueberweisung: undefined, sendungen: [dhl, hermes] }),
  );
  const pakete = part(page, 'Ihre Pakete').getByRole('listitem');
  await expect(pakete).toHaveText([
    /^Paket 1 · DHL/,
    /^Paket 2 · Bote · verschickt am 03\.03\.2026Sendungsnummer A 7$/,
  ]);
  await expect(part(page, 'Ihre Pakete').getByRole('link')).toHaveCount(1);
});

test('a state of a later shop is a page that promises nothing', { tag: '@phone' }, async ({ page }) => {
  await openBestellung(page, { ...makeBestellung(), stand: 'verschenkt', ueberweisung: undefined });
  await expect(titel(page)).toHaveText(text('Ihre Bestellung'));
  await expect(part(page, 'So geht es weiter')).toHaveCount(0);
  await expect(main(page)).not.toContainText(/verschenkt|undefined/);
});

test('each line of the transfer can be copied by keyboard, which is announced', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBestellung(page, makeBestellung());
  for (const [name, copied] of [
    ['Betrag', '26,49'],
    ['Empfänger', 'Helga Lindner'],
    ['IBAN', 'DE89370400440532013000'],
    ['Bank', 'Sparkasse Musterstadt'],
    ['Verwendungszweck', 'B-26-K7M4Q'],
  ] as const) {
    await main(page)
      .getByRole('button', { name: `${name} kopieren` })
      .focus();
    await page.keyboard.press('Enter');
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: `${name} kopiert` }),
    ).toBeAttached();
    await expect(main(page).getByRole('button', { name: `${name} kopiert` })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }
});

test('without a clipboard the line is selected', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openBestellung(page, makeBestellung());
  await main(page).getByRole('button', { name: 'IBAN kopieren' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'IBAN ist markiert' })).toBeAttached();
  expect(await page.evaluate(() => String(getSelection()))).toBe('DE89 3704 0044 0532 0130 00');
});

test.describe('a link that opens nothing', () => {
  test.use({ expectedErrors: [failedCall] });
  test('says so, and what to do', { tag: '@phone' }, async ({ page }) => {
    await openBestellung(page, 404);
    await expect(titel(page)).toHaveText('Diese Bestellung gibt es nicht');
    await expect(main(page).getByText(/melden Sie sich bitte bei uns/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Zu unseren Seifen' })).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED/] });
  test('the order can be loaded again', { tag: '@phone' }, async ({ page }) => {
    await openBestellung(page, 'no connection');
    await expect(main(page).getByRole('alert')).toHaveText(/konnte gerade nicht geladen werden/);
    await answerBestellung(page, makeBestellung());
    await main(page).getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(titel(page)).toHaveText(text('Wir warten auf Ihre Überweisung'));
  });
});

test('an answer with its number alone is a page', { tag: '@phone' }, async ({ page }) => {
  await openBestellung(page, { nummer: 'B-26-K7M4Q', posten: [null, {}], ereignisse: 'x' });
  await expect(main(page).getByText('Bestellung B-26-K7M4Q')).toBeVisible();
  await expect(main(page)).not.toContainText(/undefined|NaN|null|Invalid/);
});

test('while it loads the page says so, and the HTML has nothing of the order', { tag: '@phone' }, async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/bestellung/${token}`, async (route) => {
    await held.promise;
    await route.fulfill({ json: { success: true, data: makeBestellung() } });
  });
  await openAlive(page, bestellungPath);
  await expect(titel(page)).toHaveText('Ihre Bestellung');
  await expect(main(page).getByText('Lade Bestellung...')).toBeVisible();
  held.resolve();
  await expect(titel(page)).toHaveText(text('Wir warten auf Ihre Überweisung'));
});

test('no request and no link from the page sends its address', { tag: '@desktop' }, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.headers().referer?.includes(token)) sent.push(request.url());
  });
  await openBestellung(page, makeBestellung());
  await expect(part(page, 'Ihre Angaben')).toBeVisible();
  await part(page, 'Ihre Angaben').getByRole('link', { name: 'AGB' }).click();
  await expect(titel(page)).toHaveText('AGB');
  expect(sent).toEqual([]);
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
