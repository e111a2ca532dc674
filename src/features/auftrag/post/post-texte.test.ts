import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestellMarke } from '#features/post/bloecke.ts';
import type { Anhang } from '#features/post/nachricht.ts';
import { formatEuro } from '#shared/number/money.ts';
import { storeAndRead } from '#test/store-and-read.ts';
import type { Bestellung } from '../kundensicht/bestellung-contract.ts';
import { abholbereitPost } from './post-abholbereit.ts';
import type { AuftragPost } from './post-bausteine.ts';
import { bestellungPost } from './post-bestellung.ts';
import { erinnerungPost, onlineErinnerungPost, ueberweisungPost } from './post-erinnerung.ts';
import { erstattungPost } from './post-erstattung.ts';
import { kontoFragePost } from './post-konto-frage.ts';
import { nachlassPost } from './post-nachlass.ts';
import { nachrichtPost } from './post-nachricht.ts';
import { neueBestellungPost } from './post-neue-bestellung.ts';
import { rechnungPost } from './post-rechnung.ts';
import { storniertPost } from './post-storniert.ts';
import { stornoMeldungPost } from './post-storno-meldung.ts';
import { teilStorniertPost } from './post-teil-storniert.ts';
import { versandtPost } from './post-versandt.ts';
import { erlassenPost, zahlungPost } from './post-zahlung.ts';

const rahmen = {
  ladenName: 'Seifenhof',
  adresse: 'https://seifenhof.example',
  ende: ['Herzliche Grüße', 'Seifenhof', '', 'Seifenhof · Ada Lovelace', 'Hofweg 3, 04109 Leipzig'],
};
const textOf = ({ betreff, bloecke, anhaenge }: AuftragPost) =>
  [betreff, storeAndRead(bloecke, rahmen).text, ...anhaenge.map(({ name }) => `[${name}]`)].join('\n');

const rechnung = {
  ...{ vorname: 'Käthe', nachname: 'Muster', firma: '', strasse: 'Gartenstraße', hausnummer: '7a' },
  ...{ zusatz: '', plz: '04109', stadt: 'Leipzig' },
};
const ueberweisung = {
  ...{ kontoinhaber: 'Ada Lovelace', iban: 'DE02120300000000202051', bank: 'Beispielbank', betrag: 20.7 },
  ...{ verwendungszweck: 'B-26-K7M4Q', zahlbarBis: '2026-11-30', stornoAm: '2026-12-03' },
  giroCode: { groesse: 1, pfad: '' },
};
const transfer: Bestellung = {
  ...{ nummer: 'B-26-K7M4Q', bestelltAt: '2026-11-23T09:00:00.000Z', stand: 'offen' },
  posten: [
    {
      ...{ produktId: 'p1', name: 'Lavendeltraum' },
      merkmale: [
        { label: 'Seife', text: 'Olivenseife' },
        { label: 'Duft', text: 'Lavendel', isNebensache: true },
        { label: 'Gewicht', text: '100 g' },
      ],
      ...{ menge: 2, preis: 7.9, grundpreis: 79, summe: 15.8 },
    },
  ],
  ...{ zwischensumme: 15.8, versand: 4.9, gesamt: 20.7, preisHinweis: 'inkl. MwSt.' },
  steuer: [{ satz: 19, brutto: 20.7, steuer: 3.31 }],
  ...{ versandart: 'dhl', zahlart: 'vorkasse', email: 'kaethe@kundschaft.example', rechnung, ueberweisung },
  termin: { von: '2026-11-27', bis: '2026-11-30' },
  aufbewahrung: { belegeBis: '2034-12-31', briefeBis: '2032-12-31' },
  laden: { name: 'Seifenhof', email: 'hallo@seifenhof.example', telefon: '0341 55501' },
  ...{ sendungen: [], ereignisse: [], kannStornieren: true, hatKonto: false },
};
const pickUp: Bestellung = {
  ...transfer,
  ...{ versandart: 'abholung', zahlart: 'abholung', versand: 0, gesamt: 15.8, ueberweisung: undefined },
  abholung: { ort: 'Hofweg 3\n04109 Leipzig', zeiten: 'Freitag 15–18 Uhr' },
  termin: { von: '2026-11-25', bis: '2026-11-25' },
};
/** To a parcel machine, in the small business mode, with a long name. */
const packstation: Bestellung = {
  ...transfer,
  posten: [
    {
      ...transfer.posten[0],
      name: 'Ringelblumen-Sheabutter-Haferflocken-Peelingseife für empfindliche Haut',
    },
    { produktId: 'p2', name: 'Ohrringe', merkmale: [], menge: 1, preis: 24, summe: 24 },
  ] as Bestellung['posten'],
  ...{ zwischensumme: 39.8, gesamt: 44.7, steuer: [], preisHinweis: 'kein MwSt.-Ausweis (§ 19 UStG)' },
  lieferung: { ...rechnung, strasse: 'Packstation', hausnummer: '145', zusatz: '1234567' },
};
const order = transfer;
const hash = 'f'.repeat(64);
const rechtstexte = [
  { art: 'agb', nr: 1, hash },
  { art: 'widerruf', nr: 1, hash },
  { art: 'versand', nr: 1, hash },
];
const hinweis: Anhang = { art: 'gewaehrleistung', hash, name: 'Gewährleistung' };
const bezahlt: Bestellung = { ...transfer, stand: 'bezahlt', ueberweisung: undefined };
const teilweise: Bestellung = {
  ...{ ...bezahlt, stand: 'teilversendet' },
  rest: { posten: [{ name: 'Honigwabe', menge: 3 }], von: '2026-12-10', bis: '2026-12-12' },
};
const paketAm = (at: string) => ({ dienst: 'DHL', nummer: '1', at });
const zwei = [paketAm('2026-11-27T09:00:00.000Z'), paketAm('2026-11-30T09:00:00.000Z')];
/** To be paid online, and paid so. */
const onlineOffen: Bestellung = {
  ...{ ...transfer, zahlart: 'online', ueberweisung: undefined, offen: 20.7 },
  online: { bis: '2026-11-24T09:00:00.000Z' },
};
const onlineBezahlt: Bestellung = {
  ...{ ...onlineOffen, stand: 'bezahlt', online: undefined, offen: undefined },
  bezahltAt: '2026-11-23T09:02:00.000Z',
  hatOnlineGeld: true,
};
const storniert: Bestellung = { ...bezahlt, stand: 'storniert' };
const gescheitert: Bestellung = {
  ...onlineBezahlt,
  stand: 'storniert',
  ereignisse: [{ typ: 'erstattungBeendet', at: '2026-12-02T09:00:00.000Z', text: '' }],
};
const erstattet = { betrag: 5, weg: undefined, laeuft: 0, frei: 0 };
const stuecke = [
  { menge: 2, name: 'Lavendeltraum' },
  { menge: 1, name: 'Rose' },
];
const teilStorno = { stuecke, text: '', gesamt: 12.8, versand: 4.9, offen: 0, zurueck: 0 };
const sendung = {
  ...{ dienst: 'DHL', nummer: '00340434161094042557', link: 'https://www.dhl.de/paket?nr=1' },
  ...{ von: '2026-12-01', bis: '2026-12-03', inhalt: [{ menge: 2, name: 'Lavendeltraum' }] },
};

const beleg = (nummer: string, art: 'rechnung' | 'korrektur') => {
  const anlass = { art: 'bestellung' as const, nummer: 'B-26-K7M4Q', tag: '2026-11-23' };
  return { id: nummer, ereignisNr: 1, inhalt: { nummer, art, anlass } };
};

test.each<[string, AuftragPost]>([
  ['the confirmation of a transfer', bestellungPost(order, { rechtstexte, hinweis })],
  ['the confirmation of a pick-up', bestellungPost(pickUp, { rechtstexte })],
  ['the confirmation for a parcel machine', bestellungPost(packstation, { rechtstexte: [] })],
  ['the payment', zahlungPost(bezahlt, 20.7)],
  ['a part of the payment', zahlungPost(order, 5)],
  ['a second payment of all', zahlungPost({ ...bezahlt, zurueck: 20.7 }, 20.7)],
  ['a payment for goods that are on their way', zahlungPost(teilweise, 20.7)],
  ['a payment for a cancelled order', zahlungPost(storniert, 20.7)],
  ['a forgiven rest', erlassenPost(bezahlt, 1.49)],
  ['the reminder', erinnerungPost(order, { ueberweisung, isTeilweise: false })],
  ['the reminder of the rest', erinnerungPost(order, { ueberweisung, isTeilweise: true })],
  ...(['teilversendet', 'versendet', 'abgeholt'] as const).map((stand): [string, AuftragPost] => {
    const { stornoAm: _, ...offen } = ueberweisung;
    const order = { ...transfer, stand };
    return [
      `the reminder of what is ${stand}`,
      erinnerungPost(order, { ueberweisung: offen, isTeilweise: false }),
    ];
  }),
  ['cancelled by the customer', storniertPost(order, { grund: 'kunde', bezahlt: 0 })],
  ['the cancellation for the workshop', stornoMeldungPost(transfer, { bezahlt: 20.7, marke: '' })],
  ['cancelled unpaid', storniertPost(order, { grund: 'frist', bezahlt: 0 })],
  ['cancelled by the workshop with money', storniertPost(order, { grund: 'laden', bezahlt: 20.7 })],
  [
    'cancelled by the workshop with a reason',
    storniertPost(order, {
      grund: 'laden',
      text: 'Die Form ist zerbrochen.\n\nEs tut uns leid.',
      bezahlt: 0,
    }),
  ],
  ['sent', versandtPost(bezahlt, sendung)],
  [
    'sent without a number, by a carrier without a link',
    versandtPost(bezahlt, {
      ...sendung,
      dienst: 'Fahrradbotin',
      nummer: '',
      link: undefined,
      bis: sendung.von,
    }),
  ],
  ['sent in part', versandtPost(teilweise, sendung)],
  ['one more part', versandtPost({ ...teilweise, sendungen: zwei }, sendung)],
  ['the rest', versandtPost({ ...bezahlt, sendungen: zwei }, sendung)],
  ['sent before it was paid', versandtPost({ ...transfer, stand: 'versendet' }, sendung)],
  ['money back', erstattungPost(storniert, { ...erstattet, betrag: 20.7 })],
  ['a part of the money back', erstattungPost(storniert, { ...erstattet, frei: 15.7 })],
  ['money back by the provider', erstattungPost(onlineBezahlt, { ...erstattet, weg: 'anbieter' })],
  [
    'a part of the money back by the provider, and more on its way',
    erstattungPost(onlineBezahlt, { ...erstattet, weg: 'anbieter', laeuft: 10, frei: 5.7 }),
  ],
  [
    'a part of the money back by transfer, after the provider could not return it',
    erstattungPost(gescheitert, { ...erstattet, weg: 'ueberweisung', frei: 15.7 }),
  ],
  ['the question for the account', kontoFragePost(storniert, { betrag: 20.7, isGescheitert: false })],
  [
    'the question for the account, after the provider could not return the money',
    kontoFragePost(gescheitert, { betrag: 20.7, isGescheitert: true }),
  ],
  [
    'cancelled in part, with money back and a reason',
    teilStorniertPost(order, { ...teilStorno, text: 'Rose ist aus.', zurueck: 7.9 }),
  ],
  ['cancelled in part, less to transfer', teilStorniertPost(order, { ...teilStorno, offen: 12.8 })],
  [
    'cancelled in part, less to pay on pick-up',
    teilStorniertPost(pickUp, { ...teilStorno, gesamt: 7.9, versand: 0, offen: 7.9 }),
  ],
  [
    'cancelled the last part of what was else withdrawn',
    teilStorniertPost(order, { ...teilStorno, gesamt: 0, versand: 0, zurueck: 12.8 }),
  ],
  [
    'a part of the price let go of',
    nachlassPost(bezahlt, { betrag: 5, text: 'Eine kam zerbrochen an.', zurueck: 5 }),
  ],
  [
    'a part of the price let go of that was paid online',
    nachlassPost(onlineBezahlt, { betrag: 5, text: 'Kulanz', zurueck: 5 }),
  ],
  [
    'a part of the price let go of, with nothing to return',
    nachlassPost(bezahlt, { betrag: 0.05, text: 'Kulanz', zurueck: 0 }),
  ],
  ['a message', nachrichtPost(order, 'Ihr Paket lag beim Nachbarn.\nEr heißt <b>Otto</b>.\n\nViele Grüße')],
  [
    'the invoice of what was picked up',
    rechnungPost(pickUp, { typ: 'abgeholt', belege: [beleg('RE-2026-0040', 'rechnung')] }),
  ],
  [
    'two corrections of a change that nothing else is written of',
    rechnungPost(order, {
      typ: 'zurueckgenommen',
      belege: [beleg('RE-2026-0041', 'korrektur'), beleg('RE-2026-0042', 'korrektur')],
    }),
  ],
  ['ready for pick-up', abholbereitPost(pickUp, { abholung: { ort: 'Hofweg 3', zeiten: '' }, offen: 15.8 })],
  ['the new order for the workshop', neueBestellungPost(packstation)],
  ['the confirmation of an order that is to be paid online', bestellungPost(onlineOffen, { rechtstexte })],
  ['the confirmation of an order that is paid online', bestellungPost(onlineBezahlt, { rechtstexte })],
  ['the reminder to pay online', onlineErinnerungPost(onlineOffen, { isTeilweise: false })],
  ['the reminder of the rest to pay online', onlineErinnerungPost(onlineOffen, { isTeilweise: true })],
  ['the data of a transfer instead of an online payment', ueberweisungPost(transfer, ueberweisung)],
  ['a part of the payment of what is paid online', zahlungPost(onlineOffen, 5)],
  [
    'cancelled with money that was paid online',
    storniertPost(onlineBezahlt, { grund: 'kunde', bezahlt: 20.7 }),
  ],
  ['cancelled, and not paid online', storniertPost(onlineOffen, { grund: 'frist', bezahlt: 0 })],
  ['cancelled in part, less to pay online', teilStorniertPost(onlineOffen, { ...teilStorno, offen: 12.8 })],
  ['the new order for the workshop that is to be paid online', neueBestellungPost(onlineOffen)],
  ['the new order for the workshop that is paid online', neueBestellungPost(onlineBezahlt)],
])('%s reads like this', (_name, post) => {
  expect(textOf(post)).toMatchSnapshot();
});

test.each([
  ['abgeholt', 'Sie haben Ihre Bestellung B-26-K7M4Q abgeholt, vielen Dank.'],
  ['erlassen', 'den Rest für Ihre Bestellung B-26-K7M4Q müssen Sie nicht mehr bezahlen.'],
  ['zahlung', 'Ihre Zahlung für die Bestellung B-26-K7M4Q ist da, vielen Dank.'],
  ['widerrufen', 'Ihr Widerruf zur Bestellung B-26-K7M4Q ist eingetragen.'],
  ['zurueckgenommen', 'eine Änderung an Ihrer Bestellung B-26-K7M4Q gilt nicht mehr.'],
  ['nachricht', 'an Ihrer Bestellung B-26-K7M4Q hat sich etwas geändert.'],
] as const)('a mail that only brings a document says what of, and its subject not which: %s', (typ, satz) => {
  const post = rechnungPost(pickUp, { typ, belege: [beleg('RE-2026-0040', 'korrektur')] });
  expect(textOf(post).replaceAll('\n', ' ')).toContain(`Käthe Muster,  ${satz}  Anbei: `);
  expect(post.betreff).toBe('Ihre Rechnungskorrektur zur Bestellung B-26-K7M4Q bei Seifenhof');
});

test('after a late payment the days are those of the order’s page', () => {
  const at = '2026-12-02T09:00:00.000Z';
  const spaet = {
    ...bezahlt,
    ereignisse: [{ typ: 'zahlung' as const, at, text: '' }],
    bezahltAt: at,
  };
  const text = textOf(zahlungPost(spaet, 20.7));
  expect(text).not.toContain('November');
  expect(text).toContain('Lieferung:    5. Dezember 2026');
});

test('every amount and every address of an order stands in its confirmation', () => {
  const cents = fc.integer({ min: 1, max: 99_999 }).map((cent) => cent / 100);
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 12 }), cents, (summen, gesamt) => {
      const posten = summen.map((summe, at) => ({
        ...{ produktId: `p${at}`, name: `Seife ${at}`, merkmale: [], menge: 1, preis: summe, summe },
      }));
      const text = textOf(bestellungPost({ ...packstation, posten, gesamt }, { rechtstexte }));
      for (const betrag of [...summen, gesamt]) expect(text).toContain(formatEuro(betrag));
      expect(text).toContain('Packstation 145');
      expect(text).toContain(`https://seifenhof.example/bestellung/${bestellMarke}`);
    }),
    { numRuns: 50 },
  );
});

test('what the workshop writes is a text, and never a part of the page', () => {
  const { bloecke } = nachrichtPost(order, 'Eins <script>alert(1)</script>\n\n\n Zwei & "drei"');
  const { html } = storeAndRead(bloecke, rahmen);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('Eins &lt;script&gt;');
});

test('a name with a line break makes no second line of a subject', () => {
  const { betreff } = neueBestellungPost({
    ...transfer,
    rechnung: { ...rechnung, nachname: 'Muster\r\nBcc: alle@fremd.example' },
  });
  expect(betreff).not.toMatch(/[\r\n]/);
});

test('an order in the address of somebody else brings her no link of whoever made it', () => {
  const typed = {
    ...rechnung,
    vorname: 'www.evil.example',
    firma: 'https://evil.example',
    zusatz: 'evil.example',
  };
  const post = bestellungPost({ ...order, rechnung: typed, lieferung: typed }, { rechtstexte });
  const { html, text } = storeAndRead(post.bloecke, rahmen);
  for (const one of [html, text]) expect(one).not.toMatch(/evil\.\S/);
  expect(text).toContain('Guten Tag www. evil. example Muster');
});
