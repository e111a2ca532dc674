import type { AuftragEreignis, AuftragVoll, AuftragZeile } from '#features/auftrag/contract.ts';

/** The address of an order in tests. */
export const testAnschrift = {
  vorname: 'Erika',
  nachname: 'Beispiel',
  firma: '',
  strasse: 'Lindenallee',
  hausnummer: '12',
  zusatz: '',
  plz: '04109',
  stadt: 'Leipzig',
};

/** An order in the list, of which nothing is done yet. */
export function makeZeile(nr: number, changed: Partial<AuftragZeile> = {}): AuftragZeile {
  return {
    _id: `id-${nr}`,
    nummer: `B-26-AAA${String(nr).padStart(2, '0')}`,
    bestelltAt: '2026-03-02T09:12:00.000Z',
    name: 'Mia Sommer',
    stueck: 3,
    posten: [{ name: 'Lavendeltraum', menge: 3 }],
    ...{ gesamt: 26.49, bezahlt: 0, erlassen: 0, offen: 26.49, zurueck: 0, zurueckLaeuft: 0 },
    ...{ stand: 'offen', aufgabe: 'geld', versandart: 'dhl', zahlart: 'vorkasse' },
    ...{ letzteNr: 1, isZuFertigen: false, isGepackt: false, hatNotiz: false, isWiderrufOffen: false },
    isTestzahlung: false,
    termin: { von: '2026-03-05', bis: '2026-03-07' },
    ...changed,
  };
}

/** An event of an order; the first one without changes. */
export function makeEreignis(nr: number, changed: Partial<AuftragEreignis> = {}): AuftragEreignis {
  return {
    ...{ nr, typ: 'bestellt', at: '2026-03-02T09:12:00.000Z', von: 'Gast', text: 'Bestellung eingegangen' },
    ...{ details: [], isZurueckgenommen: false, kannZurueck: false, hinausgegangen: [] },
    ...changed,
  };
}

/** A paid order of two soaps, ready to be packed. */
export function makeAuftrag(changed: Partial<AuftragVoll> = {}): AuftragVoll {
  const zeile = makeZeile(1, { stand: 'bezahlt', aufgabe: 'packen', bezahlt: 26.49, offen: 0, letzteNr: 2 });
  const seife = {
    preis: 7.2,
    merkmale: [{ label: 'Gewicht', text: '100 g' }],
    ...{ geliefert: 0, storniert: 0, widerrufen: 0, nachgelassen: 0, nachlassbar: 0, erwartet: 0 },
    imLager: 8,
    aufBestellung: false,
  };
  return {
    ...zeile,
    posten: [
      { ...seife, nr: 1, produktId: '1', name: 'Lavendeltraum', menge: 2, rest: 2, gedeckt: 2, summe: 14.4 },
      {
        ...seife,
        nr: 2,
        produktId: '2',
        name: 'Minzmorgen',
        menge: 1,
        rest: 1,
        summe: 7.2,
        imLager: 0,
        gedeckt: 0,
      },
    ],
    ...{
      zwischensumme: 21.6,
      versand: 4.89,
      versandRest: 4.89,
      bestellsumme: 26.49,
      preisHinweis: 'inkl. MwSt.',
    },
    steuer: [{ satz: 19, brutto: 26.49, steuer: 4.23 }],
    ...{ email: 'mia@kundschaft.example', rechnung: testAnschrift, lieferung: testAnschrift },
    ...{ verwendungszweck: zeile.nummer, bestellungen: 3 },
    ...{ isTelefon: false, hatKonto: true, isInDhlDatei: false },
    link: '/bestellung/abc',
    ereignisse: [
      makeEreignis(1),
      makeEreignis(2, {
        typ: 'zahlung',
        von: 'Maria',
        text: 'Zahlung eingegangen: 26,49 €',
        kannZurueck: true,
      }),
    ],
    nachrichten: [
      {
        betreff: 'Ihre Bestellung',
        at: '2026-03-02T09:12:00.000Z',
        an: 'mia@kundschaft.example',
        stand: 'gesendet',
      },
    ],
    aktionen: ['gepackt', 'versendet', 'adresse', 'teilStornieren', 'stornieren', 'nachricht', 'notiz'],
    brauchtRechnungAn: false,
    ...changed,
  };
}
