import type { Page } from '@playwright/test';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { makeAuftrag, makeEreignis, makeZeile, testAnschrift } from '#test/auftrag/auftrag-antworten.ts';
import { setVorrat } from '../arrange/offener-laden.ts';
import { vorTagen } from '../arrange/tage.ts';
import { bestelle, openWerkstatt } from '../arrange/werkstatt.ts';
import { expect } from '../fixtures.ts';
import { dialog, mockAuftrag, mockListe, reiter } from '../pages/bestellungen-page.ts';
import { answered, inOrder, pressed, refused, says, titled } from './arrange.ts';
import type { Screen } from './screen.ts';

/** A screen of an open shop, as an employee sees it. */
export const offen = (name: string, route: string, ready: (page: Page) => Promise<void>): Screen => ({
  ...{ name, route, who: 'werkstatt', phase: 'geoeffnet', ready },
});
export const ofAdmin = (screen: Screen): Screen => ({ ...screen, who: 'admin' });

const dashboard = '/admin/dashboard';
const bestellungenPath = '/admin/bestellungen';
const umsatz = {
  ...{ umsatz: 238, umsatzNetto: 200 },
  tage: [{ tag: '2026-03-01', umsatz: 238, umsatzNetto: 200 }],
  produkte: [{ produktId: 'a', name: 'Lavendeltraum', stueck: 12 }],
};

const heute: Screen[] = [
  {
    ...ofAdmin(offen('the day of the owner', dashboard, says('Packen und verschicken'))),
    prepare: async (db) => {
      await openWerkstatt(db);
      return dashboard;
    },
  },
  {
    ...ofAdmin(offen('the day of the owner, with a month', dashboard, says('12 Stück'))),
    before: answered('**/api/bestellungen/umsatz*', umsatz),
  },
  {
    ...ofAdmin(
      offen('the day of the owner, near a limit of turnover', dashboard, says(/Bis 100\.000\s€ bleiben/)),
    ),
    before: answered('**/api/umsatz/jahr', {
      ...{ jahr: 2026, steuermodus: 'kleinunternehmer', umsatz: 98_765.43, vorjahr: 24_000 },
      grenzen: [20_000, 25_000, 90_000, 100_000],
    }),
  },
  offen('the day of an employee', dashboard, says('Packen und verschicken')),
  {
    ...offen('the day that does not load', dashboard, titled(/./)),
    failing: /\/api\//,
    before: refused(/\/api\/(?!auth|einstellungen\/laden)/),
  },
  {
    ...ofAdmin(offen('a backup that is too old', '/admin/lager', says(/Die letzte Sicherung ist zu alt/))),
    // A warning above every screen, from a call of its own: no whole page waits for it.
    meant: /^moved by /,
    prepare: async (db) => {
      const at = '2026-01-05T02:00:00.000Z';
      const stand = { id: 1, alleMinuten: 1440, begonnenAt: at, ergebnis: 'gut', fehler: null } as const;
      await db
        .insertInto('sicherung')
        .values({ ...stand, gutVon: at })
        .execute();
      return '/admin/lager';
    },
  },
];

export const lang = {
  name: 'Maximiliane-Henriette von Löwenstein-Wertheim-Freudenberg, Donaudampfschifffahrtsgesellschaft mbH',
  email: 'maximiliane-henriette.von.loewenstein@sehr-lange-adresse.example',
};
const dort = { versandart: 'abholung', zahlart: 'abholung' } as const;
const viele = Array.from({ length: 7 }, (_, nr) => ({ name: `Rosenholz-Sandelholz-Seife ${nr}`, menge: 99 }));
const zeilen = [
  makeZeile(1, { aufgabe: 'packen', stand: 'bezahlt', offen: 0, bezahlt: 26.49, isZuFertigen: true }),
  makeZeile(2, { aufgabe: 'packen', stand: 'gepackt', offen: 0, isGepackt: true, hatNotiz: true }),
  makeZeile(3, { aufgabe: 'packen', ...dort }),
  makeZeile(4, { aufgabe: 'abholbereit', stand: 'abholbereit', ...dort }),
  makeZeile(5, { aufgabe: 'problem', stand: 'storniert', name: lang.name, posten: viele, zurueck: 12345.67 }),
];
const liste = (page: Page) => mockListe(page, zeilen);

const bestellungen: Screen[] = [
  { ...offen('what is to be packed', bestellungenPath, says('B-26-AAA02')), before: liste },
  {
    ...ofAdmin(offen('a problem with long names', bestellungenPath, says('B-26-AAA05'))),
    path: `${bestellungenPath}?aufgabe=problem`,
    before: liste,
  },
  ofAdmin(offen('no orders', bestellungenPath, says('Noch keine Bestellungen'))),
  {
    ...offen('an order that is fetched', bestellungenPath, async (page) => {
      await reiter(page, /^Abholbereit/).click();
      await page.getByRole('button', { name: 'B-26-AAA04: Abholung eintragen' }).click();
      await expect(dialog(page)).toBeVisible();
    }),
    before: liste,
  },
  {
    ...offen('the orders that do not load', bestellungenPath, (page) =>
      expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible(),
    ),
    failing: /\/api\/bestellungen/,
    before: refused(/\/api\/bestellungen/),
  },
];

const voll = makeAuftrag();
const langerAuftrag = makeAuftrag({
  // In an earlier file for DHL, of which the dialogs speak.
  ...{ ...lang, gesamt: 12345.67, isZuFertigen: true, isInDhlDatei: true },
  rechnung: { ...testAnschrift, nachname: 'von Löwenstein-Wertheim-Freudenberg' },
  ereignisse: [
    ...voll.ereignisse,
    makeEreignis(3, { typ: 'notiz', text: 'Notiz', details: ['Bitte als Geschenk'], kannZurueck: true }),
  ],
  posten: voll.posten.map((one) => ({ ...one, preis: 123.45, summe: 1234.5 })),
  belege: [
    { nummer: 'RE2026-2026-0040', art: 'rechnung', tag: '2026-03-03', brutto: 12345.67 },
    { nummer: 'RE2026-2026-0041', art: 'korrektur', tag: '2026-03-05', brutto: -6.5 },
  ],
});

const auftrag = (name: string, knopf?: string | RegExp, changed = langerAuftrag): Screen => ({
  ...offen(name, '/admin/bestellungen/:id', async (page) => {
    await expect(page.getByRole('region', { name: 'Verlauf' })).toBeVisible();
    if (knopf) await pressed(knopf)(page);
  }),
  path: `${bestellungenPath}/${changed._id}`,
  before: async (page) => {
    await mockAuftrag(page, changed);
  },
});
const abholung = makeAuftrag({
  ...{ ...dort, stand: 'abholbereit', aufgabe: 'abholbereit', offen: 26.49, bezahlt: 0 },
  ...{ aktionen: ['zahlung', 'abgeholt', 'notiz'], lieferung: undefined },
  abholung: { ort: 'Hofweg 3, Leipzig', zeiten: 'Freitag 15–18 Uhr' },
});
/** Whom its invoice is made out to is asked when it is fetched. */
const teureAbholung = { ...abholung, gesamt: 312, offen: 312, brauchtRechnungAn: true };

const auftraege: Screen[] = [
  ofAdmin(auftrag('an order with long names and its documents')),
  auftrag('an order being sent', 'Versand eintragen'),
  auftrag('an order whose address is changed', /Adresse ändern/),
  auftrag(
    'an order whose address no paper shows',
    /Adresse ändern/,
    makeAuftrag({ rechnung: { ...testAnschrift, nachname: '王小明' }, lieferung: undefined }),
  ),
  auftrag('an order being cancelled in part', /^Teil stornieren/),
  auftrag('an order being cancelled', /^(Bestellung s|S)tornieren/),
  auftrag('an order with a note', /^Notiz schreiben/),
  auftrag('an order that is ready', undefined, abholung),
  auftrag('an order that is paid when it is fetched, with an address', /^Abholung eintragen$/, teureAbholung),
  auftrag(
    'money for an order',
    'Zahlung eintragen',
    makeAuftrag({
      offen: 26.49,
      bezahlt: 0,
      stand: 'offen',
      aufgabe: 'geld',
      aktionen: ['zahlung', 'notiz'],
    }),
  ),
];

const packen = '/admin/packen';
const drei: Screen['prepare'] = async (db) => {
  const gepackt: Ereignis = { typ: 'gepackt', angaben: {}, at: vorTagen(0).toISOString() };
  for (const tag of [1, 2, 3]) await bestelle(db, { inTagen: tag, menge: tag });
  await bestelle(db, { dazu: [gepackt] });
  await bestelle(db, { nachname: '王小明', inTagen: 4 });
  await bestelle(db, { produkt: 'Honigwabe', menge: 3 });
  await setVorrat(db, 'Honigwabe', 1);
  return packen;
};

const tisch: Screen[] = [
  {
    ...offen(
      'the table with four orders, one with a name that no paper shows, one that is packed and one that waits',
      packen,
      inOrder(says('Noch 4 von 5'), says(/^Diese Adressen stimmen noch nicht/)),
    ),
    prepare: drei,
  },
  {
    ...ofAdmin(
      offen('the file for DHL', packen, async (page) => {
        await page.getByRole('button', { name: 'DHL-Datei ansehen' }).click();
        await expect(page.getByRole('list', { name: 'Zeilen der DHL-Datei' })).toBeVisible();
      }),
    ),
    prepare: drei,
  },
  offen('nothing to pack', packen, says('Nichts zu packen')),
  offen('a market day in the morning', '/admin/markt', (page) =>
    expect(page.getByRole('button', { name: 'Alles mitnehmen' })).toBeVisible(),
  ),
  offen('a market day in the evening', '/admin/markt', async (page) => {
    await page.getByRole('button', { name: 'Alles mitnehmen' }).click();
    await page.getByRole('button', { name: 'Mitnehmen', exact: true }).click();
    const abend = page.getByRole('region', { name: /^Markt \d+/ });
    await abend
      .getByRole('textbox', { name: /: Zurück$/ })
      .first()
      .fill('21');
    await says('Das ist mehr, als Sie mitgenommen haben.')(page);
  }),
  offen('a market day that is only booked', '/admin/markt', async (page) => {
    await page.getByText('Abends: verkauft').click();
    await expect(page.getByRole('textbox', { name: /: Verkauft$/ }).first()).toBeVisible();
  }),
  offen('an order by telephone, sent without a name', '/admin/bestellungen/neu', async (page) => {
    await page.getByRole('button', { name: 'Lavendeltraum: eines mehr' }).click();
    await page.getByRole('button', { name: 'Bestellung anlegen' }).click();
    await says('Bitte den Nachnamen eingeben.')(page);
  }),
  offen('the stock of an employee', '/admin/inventory', (page) =>
    expect(page.getByRole('button', { name: 'Historie: Lavendeltraum' })).toBeVisible(),
  ),
  {
    ...ofAdmin(
      offen('the stock of an owner, with what is to be made', '/admin/inventory', says('Zu fertigen')),
    ),
    prepare: async (db) => {
      await openWerkstatt(db);
      return '/admin/inventory';
    },
  },
];

export const betriebScreens = [...heute, ...bestellungen, ...auftraege, ...tisch];
