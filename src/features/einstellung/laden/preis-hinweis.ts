import type { Steuermodus } from '../gruppen/steuer-angaben.ts';

/** The tax note beside every price (R26, R41, requirements.md, storefront §2). */
export function preisHinweis(modus: Steuermodus): string {
  return modus === 'kleinunternehmer' ? 'Endpreis, keine Umsatzsteuer (§ 19 UStG)' : 'inkl. MwSt.';
}
