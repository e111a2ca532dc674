import { tagBefore } from '#shared/datum/datum.ts';
import type { Bezugsweg } from './bezugswege.ts';
import type { Ware } from './ware.ts';

/** What a shopper has seen of an order, in the parts that can change meanwhile. */
export const geseheneTeile = ['waren', 'preise', 'versand', 'lieferung', 'texte'] as const;
export type GesehenerTeil = (typeof geseheneTeile)[number];

/** Values that are compared by their text; equal for equal orders whatever the sequence of their lines. */
export type GeseheneBestellung = Record<GesehenerTeil, unknown>;

const geaendertText: Record<GesehenerTeil, string> = {
  waren: 'Der Inhalt Ihres Warenkorbs hat sich geändert.',
  preise: 'Ein Preis oder die Mehrwertsteuer hat sich geändert.',
  versand: 'Die Versandkosten haben sich geändert.',
  lieferung: 'Die Zeit bis zur Lieferung, die Abholung oder die Zahlungsfrist hat sich geändert.',
  texte: 'Unsere AGB oder andere Rechtstexte haben sich geändert.',
};

type GeseheneKonditionen = {
  bezugsweg: Bezugsweg;
  /** Tax mode, delivery and legal texts, each of them as values. */
  steuermodus: string;
  lieferung: unknown;
  texte: unknown;
};

export function geseheneBestellungOf(
  waren: Ware[],
  { bezugsweg, steuermodus, lieferung, texte }: GeseheneKonditionen,
): GeseheneBestellung {
  const sortiert = waren.toSorted((a, b) => (a.produktId < b.produktId ? -1 : 1));
  return {
    waren: sortiert.map(({ produktId, name, gramm, menge }) => [produktId, name, gramm, menge]),
    preise: [
      steuermodus,
      sortiert.map(({ preisCent, steuersatzPromille }) => [preisCent, steuersatzPromille]),
    ],
    versand: [bezugsweg.versandart, bezugsweg.zahlart, bezugsweg.versandCent],
    lieferung,
    texte,
  };
}

/**
 * What changed between two `stand`, part by part, in German; the first one may be any text. Its last part is
 * the day on which it was seen: what was read before midnight holds, but not the dates of a page that was
 * left open for days.
 */
export function geaenderteTeile(gesehen: string, jetzt: string): string[] {
  const [vorher, nachher] = [gesehen.split('.'), jetzt.split('.')];
  if (vorher.length !== geseheneTeile.length + 1) return Object.values(geaendertText).slice(0, 1);
  const isAlt = !isFrisch(vorher.at(-1) ?? '', nachher.at(-1) ?? '');
  return geseheneTeile
    .filter((teil, i) => vorher[i] !== nachher[i] || (teil === 'lieferung' && isAlt))
    .map((teil) => geaendertText[teil]);
}

function isFrisch(gesehenAm: string, heute: string): boolean {
  return gesehenAm === heute || gesehenAm === tagBefore(heute);
}
