import { type Decimal, decimal, toNumber } from '#shared/number/decimal.ts';
import type { Parameter } from './parameter.ts';
import { roundPreis } from './rundung.ts';

/**
 * The amount of one raw material per piece, in its whole units, and its price per unit in euros; `null` is a gap in the
 * recipe.
 */
export type Rohstoffmenge = { menge: number; preisProEinheit: number | null };

/** Every step from the raw materials to the selling price, in euros. */
export type Berechnung = {
  zwischensummeEK: number;
  pauschale: number;
  gewinnBetrag: number;
  zwischensummeVorRabatt: number;
  rabattBetrag: number;
  vkPreis: number;
  vkPreisGerundet: number;
  /** The cost of one piece: zwischensummeEK + zusatzKosten. */
  kosten: number;
};

const zero = decimal(0);
const hundredth = decimal('0.01');

/**
 * The calculation of one piece (R11). Exact arithmetic: only derived prices and the selling price are rounded. A gap
 * adds 0 to the sums and stays `null`.
 */
export function calculate(rohstoffe: Rohstoffmenge[], parameter: Parameter): Berechnung {
  const zwischensummeEK = rohstoffe.reduce(
    (summe, posten) => summe.plus(exactKosten(posten) ?? zero),
    decimal(parameter.energieKosten),
  );
  const pauschale = zwischensummeEK.times(parameter.pauschaleFaktor);
  const gewinnBetrag = percentOf(pauschale, parameter.gewinnProzent);
  const zwischensummeVorRabatt = pauschale.plus(gewinnBetrag);
  const rabattBetrag = percentOf(zwischensummeVorRabatt, parameter.rabattProzent);
  const summe = zwischensummeVorRabatt.minus(rabattBetrag).plus(parameter.zusatzKosten);
  const vkPreis = summe.lt(0) ? zero : summe;

  return {
    zwischensummeEK: toNumber(zwischensummeEK),
    pauschale: toNumber(pauschale),
    gewinnBetrag: toNumber(gewinnBetrag),
    zwischensummeVorRabatt: toNumber(zwischensummeVorRabatt),
    rabattBetrag: toNumber(rabattBetrag),
    vkPreis: toNumber(vkPreis),
    vkPreisGerundet: toNumber(roundPreis(vkPreis, parameter.rundungsOption)),
    kosten: toNumber(zwischensummeEK.plus(parameter.zusatzKosten)),
  };
}

/** The cost of one raw material per piece, in euros; `null` is a gap. */
export function kostenOf(posten: Rohstoffmenge): number | null {
  const kosten = exactKosten(posten);
  return kosten && toNumber(kosten);
}

function exactKosten({ menge, preisProEinheit }: Rohstoffmenge): Decimal | null {
  return preisProEinheit === null ? null : decimal(preisProEinheit).times(menge);
}

/** Multiplies the percentage by 0.01, which adds only two decimals; a division might not terminate. */
function percentOf(betrag: Decimal, prozent: number): Decimal {
  return betrag.times(decimal(prozent).times(hundredth));
}
