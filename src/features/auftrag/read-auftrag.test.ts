import { expect, test } from 'vitest';
import { parseAuftrag, readAuftraege } from './read-auftrag.ts';

const zeile = {
  _id: 'id-1',
  nummer: 'B-26-K7M4Q',
  bestelltAt: '2026-03-02T09:12:00.000Z',
  name: 'Mia Sommer',
  stueck: 2,
  posten: [{ name: 'Lavendeltraum', menge: 2 }],
  ...{ gesamt: 20.7, bezahlt: 0, erlassen: 0, offen: 20.7, zurueck: 0, zurueckLaeuft: 0 },
  ...{ stand: 'offen', aufgabe: 'geld', versandart: 'dhl', zahlart: 'vorkasse' },
  termin: { von: '2026-03-05', bis: '2026-03-07' },
  ...{ letzteNr: 1, isZuFertigen: false, isGepackt: false, hatNotiz: false, isWiderrufOffen: true },
  isTestzahlung: false,
};

const anschrift = {
  ...{ vorname: 'Mia', nachname: 'Sommer', firma: '', strasse: 'Lindenallee', hausnummer: '12' },
  ...{ zusatz: '', plz: '04109', stadt: 'Leipzig' },
};

const voll = {
  ...zeile,
  posten: [
    {
      ...{ produktId: '1', nr: 1, name: 'Lavendeltraum', preis: 7.9, menge: 2, summe: 15.8 },
      merkmale: [{ label: 'Duft', text: 'Lavendel', isNebensache: true }],
      ...{
        rest: 2,
        geliefert: 0,
        storniert: 0,
        widerrufen: 0,
        nachgelassen: 0,
        nachlassbar: 0,
        erwartet: 0,
        imLager: 5,
        gedeckt: 2,
        aufBestellung: false,
      },
    },
  ],
  ...{ zwischensumme: 15.8, versand: 4.9, versandRest: 4.9, bestellsumme: 20.7, preisHinweis: 'inkl. MwSt.' },
  steuer: [{ satz: 19, brutto: 20.7, steuer: 3.31 }],
  ...{ email: 'mia@kundschaft.example', rechnung: anschrift, lieferung: anschrift },
  ueberweisung: { kontoinhaber: 'Erika Beispiel', iban: 'DE89370400440532013000', bank: 'Eine Bank' },
  ...{
    verwendungszweck: 'B-26-K7M4Q',
    isTelefon: false,
    hatKonto: true,
    isInDhlDatei: true,
    bestellungen: 3,
  },
  link: '/bestellung/abc-DEF_123',
  ereignisse: [
    {
      ...{ nr: 1, typ: 'bestellt', at: '2026-03-02T09:12:00.000Z', von: 'Gast' },
      ...{ text: 'Bestellung eingegangen', details: ['a'], isZurueckgenommen: false, kannZurueck: false },
      ...{ hinausgegangen: ['b'], betrag: 5 },
    },
  ],
  nachrichten: [{ betreff: 'Ihre Bestellung', at: '2026-03-02T09:12:00.000Z', an: 'mia', stand: 'gesendet' }],
  aktionen: ['zahlung', 'notiz'],
};

test('without its id or number it is none', () => {
  for (const data of [undefined, null, 'x', [], {}, { _id: 'id-1' }, { nummer: 'B' }, { _id: 7, nummer: 7 }])
    expect(parseAuftrag(data)).toBeUndefined();
});

test('id and number alone are an order with which nothing can be done', () => {
  const read = parseAuftrag({ _id: 'id-1', nummer: 'B-26-K7M4Q' });
  expect(read).toMatchObject({
    posten: [],
    ereignisse: [],
    nachrichten: [],
    aktionen: [],
    link: '',
    offen: 0,
    letzteNr: 1,
  });
  for (const field of ['termin', 'stand']) expect(read).not.toHaveProperty(field);
});

test('words of a later version are left out, its events stay', () => {
  const read = parseAuftrag({
    ...voll,
    stand: 'verloren',
    versandart: 'taube',
    aktionen: ['beamen', 'notiz'],
    ereignisse: [{ nr: 1, typ: 'gebeamt', text: 'Gebeamt' }],
  });
  for (const field of ['stand', 'versandart']) expect(read).not.toHaveProperty(field);
  expect(read).toMatchObject({ aktionen: ['notiz'] });
  expect(read?.ereignisse).toMatchObject([{ typ: 'gebeamt', text: 'Gebeamt', at: '', details: [] }]);
});

test('a link that leads elsewhere is left out', () => {
  for (const link of ['https://x.example/bestellung/a', '//x.example', 'javascript:alert(1)', '/admin', 7])
    expect(parseAuftrag({ ...voll, link })?.link).toBe('');
});

test('a page of the list keeps its orders and numbers, and leaves out what is none', () => {
  const anzahl = { packen: 1, geld: 2, abholbereit: 3, problem: 4, erledigt: 5 };
  const page = { auftraege: [zeile, null, 'x', {}], anzahl, weiter: '2026-03-02 id-1' };
  expect(readAuftraege(page)).toEqual({ auftraege: [zeile], anzahl, weiter: '2026-03-02 id-1' });
  const nichts = { packen: 0, geld: 0, abholbereit: 0, problem: 0, erledigt: 0 };
  for (const data of [undefined, null, [], { auftraege: {}, anzahl: 'x', weiter: 1 }])
    expect(readAuftraege(data)).toEqual({ auftraege: [], anzahl: nichts });
});
