import {
  type BelegeListe,
  type BelegListenZeile,
  type BelegVoll,
  belegeListe,
  belegListenZeile,
  belegVoll,
} from '#features/buchhaltung/contract.ts';
import { made } from '../ui/made.ts';

/** Answers of the documents of a shop, made up by tests. */

const auftragId = '01938f1a-0000-7000-8000-000000000001';

/** The document with this place in the range of 2026. */
export function makeBelegZeile(
  lauf: number,
  part: Parameters<typeof made<typeof belegListenZeile>>[1] = {},
): BelegListenZeile {
  return made(belegListenZeile, {
    ...{ nummer: `RE-2026-${String(lauf).padStart(4, '0')}`, tag: '2026-11-21', brutto: 26.49 },
    anlass: { art: 'bestellung', id: auftragId, text: 'B-26-K7M4Q' },
    name: 'Erika Beispiel',
    ...part,
  });
}

/** A page with these documents, all that there are. */
export function makeBelegeListe(
  belege: BelegListenZeile[],
  part: Parameters<typeof made<typeof belegeListe>>[1] = {},
): BelegeListe {
  const monate = Map.groupBy(belege, ({ tag }) => tag.slice(0, 7));
  return made(belegeListe, {
    ...{ belege, anzahl: belege.length, hatMehr: false },
    monate: [...monate].map(([monat, own]) => ({ monat, anzahl: own.length })),
    ...part,
  });
}

export const anschrift = {
  ...{ vorname: 'Erika', nachname: 'Beispiel', firma: '', strasse: 'Lindenallee', hausnummer: '12' },
  ...{ zusatz: '', plz: '29439', stadt: 'Lüchow' },
};

/** An invoice of two soaps that is paid. */
export function makeBeleg(part: Parameters<typeof made<typeof belegVoll>>[1] = {}): BelegVoll {
  return made(belegVoll, {
    ...makeBelegZeile(40),
    createdAt: '2026-11-21T09:12:00.000Z',
    steuern: [{ satzPromille: 190, netto: 22.26, steuer: 4.23, brutto: 26.49 }],
    leistung: { von: '2026-11-21', bis: '2026-11-21' },
    empfaenger: anschrift,
    posten: [
      { nr: 1, name: 'Lavendeltraum', angaben: 'Seife, 100 g', menge: 2, preis: 7.9, satzPromille: 190 },
      { nr: 2, name: 'Minzmorgen', menge: 1, preis: 7.79, satzPromille: 190 },
    ],
    betraege: [
      { art: 'porto', satzPromille: 190, betrag: 4.9 },
      { art: 'nachlass', satzPromille: 190, betrag: -2 },
    ],
    bezahlt: 26.49,
    kette: {
      hash: '3fa8c1d2'.repeat(8),
      vorher: '77b0e94a'.repeat(8),
      ...{ vorgaenger: 'RE-2026-0039', nachfolger: 'RE-2026-0041', maengel: [] },
    },
    istGezeichnet: true,
    mails: [
      {
        ...{ id: 'm1', betreff: 'Ihr Paket ist unterwegs', an: 'erika@kundschaft.example' },
        ...{ at: '2026-11-21T09:13:00.000Z', stand: 'gesendet' },
      },
    ],
    email: 'erika@kundschaft.example',
    ...part,
  });
}
