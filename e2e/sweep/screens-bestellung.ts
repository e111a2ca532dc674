import type { Page } from '@playwright/test';
import { leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { onlineWege } from '#features/zahlarten/online-wege.ts';
import type { Db } from '#server/db/connect.ts';
import { testAnschrift } from '#test/auftrag/auftraege.ts';
import { emailOf } from '../arrange/accounts.ts';
import { insertAuftrag } from '../arrange/auftraege.ts';
import { openLaden } from '../arrange/offener-laden.ts';
import { expect } from '../fixtures.ts';
import {
  answerBestellung,
  bestellungPath,
  makeAbholung,
  makeBestellung,
  token,
} from '../pages/bestellung-page.ts';
import { fillKorb, goToPruefen, schritt, typeAdresse, weiter } from '../pages/kasse-page.ts';
import { main, says } from './arrange.ts';
import type { Screen } from './screen.ts';

const titel = (page: Page) => main(page).getByRole('heading', { level: 1 });
const now = new Date('2026-03-02T09:20:00.000Z');

/** The page of an order with this answer, on the day after it was made. */
const bestellung = (name: string, answer: unknown, isFailing = false): Screen => ({
  name: `an order: ${name}`,
  route: '/bestellung/:token',
  path: bestellungPath,
  ...(isFailing && { failing: /\/api\/bestellung\// }),
  before: async (page) => {
    await page.clock.setFixedTime(now);
    await answerBestellung(page, answer);
  },
  ready: async (page) => {
    await expect(main(page).getByText('Lade Bestellung...')).toHaveCount(0);
    await expect(titel(page)).toBeVisible();
  },
});

const versendetAt = '2026-03-03T14:30:00.000Z';
const dhl = {
  dienst: 'DHL',
  nummer: '00340434161094042557',
  link: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434161094042557',
  at: versendetAt,
};
const bezahlt = { ueberweisung: undefined };

const staende: Screen[] = [
  bestellung('not paid', makeBestellung()),
  bestellung('to be paid online', {
    ...makeBestellung({ zahlart: 'online', offen: 26.49, ...bezahlt }),
    online: { bis: '2026-03-02T21:12:00.000Z' },
  }),
  bestellung('by transfer, or online', makeBestellung({ online: {} })),
  bestellung('paid', makeBestellung({ stand: 'bezahlt', ...bezahlt })),
  bestellung('packed', makeBestellung({ stand: 'gepackt', ...bezahlt })),
  bestellung('sent in two parcels, with its invoice and a correction', {
    ...makeBestellung({ stand: 'versendet', ...bezahlt, kannStornieren: false }),
    sendungen: [dhl, { dienst: 'Bote', nummer: 'A 7', at: versendetAt }],
    belege: [
      { nummer: 'RE2026-2026-0040', art: 'rechnung', tag: '2026-03-03', brutto: 12345.67 },
      { nummer: 'RE2026-2026-0041', art: 'korrektur', tag: '2026-03-05', brutto: -6.5 },
    ],
    ereignisse: [
      { typ: 'bestellt', at: '2026-03-02T09:12:00.000Z', text: 'Bestellung eingegangen' },
      { typ: 'versendet', at: versendetAt, text: `Verschickt mit DHL, Sendungsnummer ${dhl.nummer}` },
    ],
  }),
  bestellung(
    'sent in part',
    makeBestellung({
      ...{ stand: 'teilversendet', sendungen: [dhl], gekuerzt: 6.5, kannStornieren: false },
      rest: { posten: [{ name: 'Lavendeltraum', menge: 1 }], von: '2026-11-30', bis: '2026-12-02' },
    }),
  ),
  bestellung('cancelled', makeBestellung({ stand: 'storniert', ...bezahlt, kannStornieren: false })),
  bestellung('to be picked up', makeAbholung()),
  bestellung('ready to be picked up', makeAbholung({ stand: 'abholbereit' })),
  bestellung('picked up', makeAbholung({ stand: 'abgeholt', kannStornieren: false })),
  bestellung('that does not exist', 404, true),
  bestellung('that does not load', 'no connection', true),
];

const schritte: Screen[] = [
  {
    ...bestellung('just made', makeBestellung()),
    ready: async (page) => {
      await page.evaluate(() => history.replaceState({ ...history.state, usr: { isNeu: true } }, ''));
      await page.reload();
      await expect(titel(page)).toHaveText(/^Vielen Dank/);
    },
  },
  {
    ...bestellung('the question before it is cancelled', makeBestellung()),
    ready: async (page) => {
      await main(page).getByRole('button', { name: 'Bestellung stornieren' }).click();
      await expect(page.getByRole('dialog', { name: /stornieren\?$/ })).toBeVisible();
    },
  },
  {
    ...bestellung('its data are to be deleted', makeBestellung()),
    ready: async (page) => {
      await main(page).getByRole('button', { name: 'Angaben löschen lassen …' }).click();
      await expect(main(page).getByRole('button', { name: 'Löschung verlangen' })).toBeVisible();
    },
  },
  {
    ...bestellung('a password that is too short for an account', makeBestellung()),
    ready: async (page) => {
      await main(page)
        .getByRole('region', { name: /Konto/ })
        .getByLabel('Passwort', { exact: true })
        .fill('kurz');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Das Passwort muss mindestens 8 Zeichen haben.')).toBeVisible();
    },
  },
  { ...bestellung('of a guest, read by somebody signed in', makeBestellung()), who: 'ben' },
];

const zahlungRuf = `**/api/bestellung/${token}/zahlung`;
const zuZahlen = {
  ...{ nummer: 'B-26-K7M4Q', stand: 'zuZahlen', betrag: 26.49, modus: 'probe', kannUeberweisen: true },
  ...{ wege: onlineWege, bis: '2026-03-02T21:12:00.000Z' },
};

/** The payment of an order with this answer, on the day on which it was made. */
const zahlung = (name: string, answer: object | number, zurueck = ''): Screen => ({
  name: `the payment of an order: ${name}`,
  route: '/bestellung/:token/zahlung',
  path: `${bestellungPath}/zahlung${zurueck}`,
  ...(typeof answer === 'number' && { failing: /\/zahlung/ }),
  before: async (page) => {
    await page.clock.setFixedTime(now);
    for (const ruf of [zahlungRuf, `${zahlungRuf}/pruefen`])
      await page.route(ruf, (route) =>
        typeof answer === 'number'
          ? route.fulfill({ status: answer, json: { success: false, message: 'Das gibt es nicht.' } })
          : route.fulfill({ json: { success: true, data: answer } }),
      );
  },
  ready: async (page) => {
    await expect(main(page).getByText('Einen Augenblick …')).toHaveCount(0);
    await expect(titel(page)).toBeVisible();
  },
});

/** A payment at the example workshop's provider. */
const probe = (name: string, stand: string, ready: (page: Page) => Promise<void>): Screen => ({
  name: `the provider of the example workshop: ${name}`,
  route: '/probezahlung/:id',
  path: '/probezahlung/abc',
  before: async (page) => {
    const data = { nummer: 'B-26-K7M4Q', betrag: 26.49, stand, zurueck: `${bestellungPath}/zahlung` };
    await page.route('**/api/probezahlung/abc', (route) =>
      route.fulfill({ json: { success: true, data: route.request().method() === 'GET' ? data : {} } }),
    );
  },
  ready,
});

const zahlungen: Screen[] = [
  zahlung('not paid', zuZahlen),
  zahlung('begun', { ...zuZahlen, stand: 'pruefung' }),
  zahlung('waiting for the money', { ...zuZahlen, stand: 'pruefung' }, '?zurueck=bezahlt'),
  zahlung('paid', { ...zuZahlen, stand: 'bezahlt', betrag: 0 }),
  zahlung('over', { ...zuZahlen, stand: 'vorbei', grund: 'Diese Bestellung ist storniert.' }),
  zahlung('that does not exist', 404),
  zahlung('that does not load', 503),
  {
    ...zahlung('whose provider does not answer', zuZahlen),
    failing: /\/zahlung/,
    ready: async (page) => {
      await page.unroute(zahlungRuf);
      const message = 'Der Bezahldienst antwortet gerade nicht. Bitte versuchen Sie es noch einmal.';
      await page.route(zahlungRuf, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 503, json: { success: false, message } })
          : route.fulfill({ json: { success: true, data: zuZahlen } }),
      );
      await main(page)
        .getByRole('button', { name: /^Jetzt bezahlen/ })
        .click();
      await expect(main(page).getByRole('alert')).toContainText(message);
    },
  },
  probe('to be paid', 'offen', async (page) => {
    await expect(main(page).getByRole('button')).toHaveCount(4);
  }),
  probe('after a refusal', 'offen', async (page) => {
    await main(page).getByRole('button', { name: 'Zahlung schlägt fehl' }).click();
    await expect(main(page).getByRole('alert')).toContainText('abgelehnt');
  }),
  probe('done', 'zu', (page) => expect(main(page).getByText(/nichts mehr zu tun/)).toBeVisible()),
];

/** A guest with three soaps, at the checkout. */
const kasse = (name: string, ready: (page: Page) => Promise<void>): Screen => ({
  name: `the checkout: ${name}`,
  route: '/checkout',
  prepare: async (db, page) => {
    await openLaden(db);
    await fillKorb(page, 'Lavendeltraum', 3);
    return '/checkout';
  },
  ready,
});

const bestellt: Screen[] = [
  kasse('the address', (page) => expect(page.getByRole('textbox')).toHaveCount(7)),
  kasse('both addresses, sent empty', async (page) => {
    await page.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).check();
    await page.getByText('Firma oder Adresszusatz').first().click();
    await weiter(page).click();
    await expect(page.locator('[aria-invalid]')).not.toHaveCount(0);
  }),
  kasse('the way and the payment', async (page) => {
    await typeAdresse(page);
    await weiter(page).click();
    const schritt2 = schritt(page, '2 Versand und Zahlung');
    await schritt2.getByText('Abholung in der Werkstatt').click();
    await schritt2.getByText('Zahlung bei Abholung').click();
  }),
  kasse('the review', async (page) => {
    await goToPruefen(page);
    await expect(schritt(page, '3 Prüfen')).toContainText('Lavendeltraum');
  }),
  {
    name: 'the checkout of an account',
    route: '/checkout',
    who: 'anna',
    phase: 'geoeffnet',
    ready: (page) => expect(page.getByRole('textbox').first()).toBeVisible(),
  },
  {
    name: 'the checkout of an account whose address another order has',
    route: '/checkout',
    who: 'ben',
    phase: 'geoeffnet',
    before: offerAnschrift,
    ready: (page) =>
      expect(
        page.getByRole('button', { name: 'Adresse aus Bestellung B-26-K7M4Q übernehmen' }),
      ).toBeVisible(),
  },
];

/** As if somebody had ordered with the e-mail address of this account, which itself has told no address. */
async function offerAnschrift(page: Page): Promise<void> {
  await page.route('**/api/checkout', async (route) => {
    const response = await route.fetch();
    const kasse = await response.json();
    const rechnung = { ...leereAnschrift, vorname: 'Ben', nachname: 'Brandt' };
    const ausBestellung = { nummer: 'B-26-K7M4Q', rechnung: testAnschrift, lieferung: testAnschrift };
    kasse.data.vorschlag = { email: emailOf('ben'), rechnung, ausBestellung };
    await route.fulfill({ response, json: kasse });
  });
}

/** An order of two lines, of a guest or of an account. */
async function makeOrder(db: Db, email = 'mia@kundschaft.example') {
  const account = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
  const produkte = await db.selectFrom('produkt').select('id').orderBy('name').limit(2).execute();
  const posten = produkte.map(({ id: produktId }, index) => ({ produktId, menge: index === 0 ? 3 : 1 }));
  return insertAuftrag(db, { posten, nummer: 'B-26-K7M4Q', email, accountId: account?.id ?? null });
}

const bestaetigen = (page: Page) =>
  main(page).getByRole('button', { name: 'Widerruf bestätigen', exact: true });

const spaeter: Screen[] = [
  {
    name: 'the search for an order, sent empty',
    route: '/order-tracking',
    phase: 'geoeffnet',
    ready: async (page) => {
      await main(page).getByRole('button', { name: 'Bestellung ansehen' }).click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
    },
  },
  {
    name: 'an order that is not found',
    route: '/order-tracking',
    phase: 'geoeffnet',
    failing: /\/api\/order-tracking/,
    ready: async (page) => {
      await main(page).getByRole('textbox', { name: 'Bestellnummer' }).fill('B-26-K7M4Q');
      await main(page).getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('andere@kundschaft.example');
      await main(page).getByRole('button', { name: 'Bestellung ansehen' }).click();
      await expect(main(page).getByRole('alert')).toContainText('keine Bestellung gefunden');
    },
  },
  {
    name: 'the withdrawal, sent empty',
    route: '/widerruf',
    ready: async (page) => {
      await bestaetigen(page).click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
    },
  },
  {
    name: 'the withdrawal of an order, without a piece',
    route: '/widerruf',
    phase: 'geoeffnet',
    prepare: async (db) => `/widerruf#${(await makeOrder(db)).token}`,
    ready: async (page) => {
      const boxes = main(page).getByRole('checkbox');
      await expect(boxes).toHaveCount(2);
      for (const box of await boxes.all()) await box.uncheck();
      await bestaetigen(page).click();
      await says('Bitte mindestens ein Stück auswählen.')(page);
    },
  },
  {
    name: 'the withdrawal of an account with its orders',
    route: '/widerruf',
    who: 'anna',
    phase: 'geoeffnet',
    prepare: async (db) => {
      await makeOrder(db, emailOf('anna'));
      return '/widerruf';
    },
    ready: async (page) => {
      const wahl = main(page).getByRole('combobox', { name: 'Aus Ihren Bestellungen wählen' });
      await wahl.selectOption({ index: 1 });
      await expect(main(page).getByRole('checkbox')).toHaveCount(2);
    },
  },
  {
    name: 'the withdrawal when the server fails',
    route: '/widerruf',
    failing: /\/api\/widerruf/,
    before: (page) => page.route('**/api/widerruf', (route) => route.fulfill({ status: 503, body: '' })),
    ready: async (page) => {
      for (const name of ['Name', 'Bestellung'])
        await main(page).getByRole('textbox', { name }).first().fill('drei Seifen am 2. Mai');
      await main(page).getByRole('textbox', { name: 'E-Mail' }).fill('ada@kundschaft.example');
      await bestaetigen(page).click();
      await expect(main(page).getByRole('alert')).toContainText('noch einmal');
    },
  },
  {
    name: 'the receipt of a withdrawal',
    route: '/widerruf/:token',
    path: '/widerruf',
    phase: 'geoeffnet',
    prepare: async (db) => `/widerruf#${(await makeOrder(db)).token}`,
    ready: async (page) => {
      await expect(main(page).getByRole('checkbox')).toHaveCount(2);
      await bestaetigen(page).click();
      await expect(page).toHaveURL(/\/widerruf\/[\w-]{43}$/);
      await expect(titel(page)).toHaveText(/^Ihr Wider/);
    },
  },
  {
    name: 'the receipt of a withdrawal that does not exist',
    route: '/widerruf/:token',
    path: `/widerruf/${'x'.repeat(43)}`,
    failing: /\/widerruf\//,
    ready: (page) => expect(titel(page)).toHaveText(/gibt es nicht$/),
  },
];

export const bestellungScreens = [...staende, ...schritte, ...bestellt, ...zahlungen, ...spaeter];
