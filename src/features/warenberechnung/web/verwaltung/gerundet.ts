import { type Decimal, decimal, roundHalfUp } from '#shared/decimal.ts';
import type { Warenberechnung } from '../../contract.ts';

/** Whether amounts that are shown in cents do not add up to their sum in cents, because both were rounded. */
export function isGerundet(teile: (number | null)[], summe: number): boolean {
  const shown = teile.reduce((sum, teil) => sum.plus(cent(teil ?? 0)), decimal(0));
  return !shown.eq(cent(summe));
}

/** The same for any step of the way from purchase to price: who checks it with a calculator comes out elsewhere. */
export function isRechenwegGerundet(of: Warenberechnung): boolean {
  const times = (betrag: number, faktor: number) => Number(cent(cent(betrag).times(faktor)));
  const preisTeile = [of.zwischensummeVorRabatt, -of.rabattBetrag, of.zusatzKosten];
  return (
    isGerundet([...of.posten.map(({ kosten }) => kosten), of.energieKosten], of.zwischensummeEK) ||
    isGerundet([times(of.zwischensummeEK, of.pauschaleFaktor)], of.pauschale) ||
    isGerundet([times(of.pauschale, of.gewinnProzent / 100)], of.gewinnBetrag) ||
    isGerundet([of.pauschale, of.gewinnBetrag], of.zwischensummeVorRabatt) ||
    isGerundet([times(of.zwischensummeVorRabatt, of.rabattProzent / 100)], of.rabattBetrag) ||
    // A price below 0 became 0; that is no rounding.
    (of.vkPreis > 0 && isGerundet(preisTeile, of.vkPreis))
  );
}

function cent(euro: number | Decimal): Decimal {
  return roundHalfUp(typeof euro === 'number' ? decimal(euro) : euro, 2);
}
