import type { Bestellung } from '#features/auftrag/kundensicht/bestellung-contract.ts';

/** A token as the checkout returns it. */
export const token = 'x'.repeat(43);

const posten: Bestellung['posten'] = [
  {
    produktId: 'lavendel',
    name: 'Lavendeltraum',
    merkmale: [
      { label: 'Seife', text: 'Sheabutter' },
      { label: 'Gewicht', text: '100 g' },
    ],
    menge: 2,
    preis: 7.9,
    grundpreis: 79,
    summe: 15.8,
  },
  {
    produktId: 'minze',
    name: 'Frische Minze',
    merkmale: [{ label: 'Gewicht', text: '80 g' }],
    menge: 1,
    preis: 6.5,
    grundpreis: 81.25,
    summe: 6.5,
  },
];

/** An order as the server sends it, paid by transfer and sent with DHL; its days are those of the test's clock. */
export function makeBestellung(changed: Partial<Bestellung> = {}): Bestellung {
  return {
    nummer: 'B-26-K7M4Q',
    bestelltAt: '2026-03-02T09:12:00.000Z',
    stand: 'offen',
    posten,
    zwischensumme: 22.3,
    versand: 4.19,
    gesamt: 26.49,
    steuer: [{ satz: 19, brutto: 26.49, steuer: 4.23 }],
    preisHinweis: 'inkl. MwSt.',
    sendungen: [],
    versandart: 'dhl',
    zahlart: 'vorkasse',
    termin: { von: '2026-03-05', bis: '2026-03-07' },
    email: 'mia.sommer@post.example',
    rechnung: {
      vorname: 'Mia',
      nachname: 'Sommer',
      firma: '',
      strasse: 'Gartenweg',
      hausnummer: '4b',
      zusatz: '',
      plz: '04109',
      stadt: 'Leipzig',
    },
    ueberweisung: {
      kontoinhaber: 'Helga Lindner',
      iban: 'DE89370400440532013000',
      bank: 'Sparkasse Musterstadt',
      betrag: 26.49,
      verwendungszweck: 'B-26-K7M4Q',
      zahlbarBis: '2026-03-09',
      stornoAm: '2026-03-12',
      giroCode: { groesse: 29, pfad: 'M4 4h7v7h-7zM18 4h7v7h-7zM4 18h7v7h-7zM13 13h3v3h-3zM19 19h2v2h-2z' },
    },
    laden: { name: 'Lindenblatt', email: 'hallo@lindenblatt.example', telefon: '0341 123456' },
    ereignisse: [{ typ: 'bestellt', at: '2026-03-02T09:12:00.000Z', text: 'Bestellung eingegangen' }],
    aufbewahrung: { belegeBis: '2034-12-31', briefeBis: '2032-12-31' },
    kannStornieren: true,
    hatKonto: false,
    ...changed,
  };
}

/** The same order, to be paid when it is picked up. */
export function makeAbholung(changed: Partial<Bestellung> = {}): Bestellung {
  const { ueberweisung: _, ...bestellung } = makeBestellung({
    versandart: 'abholung',
    zahlart: 'abholung',
    versand: 0,
    gesamt: 22.3,
    steuer: [{ satz: 19, brutto: 22.3, steuer: 3.56 }],
    termin: { von: '2026-03-04', bis: '2026-03-04' },
    abholung: { ort: 'Lindenstraße 12\n04109 Leipzig', zeiten: 'Freitag 14–18 Uhr, Samstag 10–13 Uhr' },
  });
  return { ...bestellung, ...changed };
}
