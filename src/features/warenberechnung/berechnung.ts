import { type Decimal, decimal, toNumber } from '#shared/decimal.ts';
import type { Parameter } from './parameter.ts';
import { roundPreis } from './rundung.ts';

/** What one piece takes of one raw material, in its whole units, and euros for one; `null` is a gap in the recipe. */
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
  /** What one piece costs: zwischensummeEK + zusatzKosten. */
  kosten: number;
};

const zero = decimal(0);
const hundredth = decimal('0.01');

/**
 * The calculation of one piece (R11). Exact to the last digit: only derived prices and the selling price are ever
 * rounded. A gap counts nothing and stays a gap.
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

/** What one piece costs of one raw material, in euros; `null` is a gap. */
export function kostenOf(posten: Rohstoffmenge): number | null {
  const kosten = exactKosten(posten);
  return kosten && toNumber(kosten);
}

function exactKosten({ menge, preisProEinheit }: Rohstoffmenge): Decimal | null {
  return preisProEinheit === null ? null : decimal(preisProEinheit).times(menge);
}

/** The percentage first, because it ends after two more decimals; a division might not. */
function percentOf(betrag: Decimal, prozent: number): Decimal {
  return betrag.times(decimal(prozent).times(hundredth));
}
