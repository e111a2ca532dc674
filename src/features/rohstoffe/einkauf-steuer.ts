import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';

/**
 * Whether purchase prices are entered with VAT (R51): who charges VAT gets that of purchases back, a small
 * business does not.
 */
export function einkaufSteuer(modus: Steuermodus): string {
  return modus === 'kleinunternehmer' ? 'brutto, mit MwSt.' : 'netto, ohne Vorsteuer';
}

/** The same as a sentence. */
export function einkaufSatz(modus: Steuermodus): string {
  return modus === 'kleinunternehmer'
    ? 'Tragen Sie Einkaufspreise brutto ein, also mit Mehrwertsteuer.'
    : 'Tragen Sie Einkaufspreise netto ein, also ohne Mehrwertsteuer.';
}
