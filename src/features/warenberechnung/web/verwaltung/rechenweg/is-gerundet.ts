import { type Decimal, decimal, roundHalfUp } from '#shared/number/decimal.ts';
import type { Warenberechnung } from '../../../contract.ts';

/** Whether displayed amounts do not add up to their displayed sum, because both were rounded to cents. */
export function isGerundet(teile: (number | null)[], summe: number): boolean {
  const shown = teile.reduce((sum, teil) => sum.plus(cent(teil ?? 0)), decimal(0));
  return !shown.eq(cent(summe));
}

/** The same for all steps of the calculation: checking them with a calculator would give other results. */
export function isRechenwegGerundet(of: Warenberechnung): boolean {
  const times = (betrag: number, faktor: number) => Number(cent(cent(betrag).times(faktor)));
  const preisTeile = [of.zwischensummeVorRabatt, -of.rabattBetrag, of.zusatzKosten];
  return (
    isGerundet([...of.posten.map(({ kosten }) => kosten), of.energieKosten], of.zwischensummeEK) ||
    isGerundet([times(of.zwischensummeEK, of.pauschaleFaktor)], of.pauschale) ||
    isGerundet([times(of.pauschale, of.gewinnProzent / 100)], of.gewinnBetrag) ||
    isGerundet([of.pauschale, of.gewinnBetrag], of.zwischensummeVorRabatt) ||
    isGerundet([times(of.zwischensummeVorRabatt, of.rabattProzent / 100)], of.rabattBetrag) ||
    // A negative price is shown as 0, which is no rounding.
    (of.vkPreis > 0 && isGerundet(preisTeile, of.vkPreis))
  );
}

function cent(euro: number | Decimal): Decimal {
  return roundHalfUp(typeof euro === 'number' ? decimal(euro) : euro, 2);
}
