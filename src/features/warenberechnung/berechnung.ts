import { type Decimal, decimal, toNumber } from '#shared/decimal.ts';
import type { Parameter } from './parameter.ts';
import { roundPreis } from './rundung.ts';

/** What one piece takes of each raw material and what that costs, in euros; `null` is a gap in the recipe. */
export type Material = {
  gewichtInGramm: number;
  preisProGramm: number | null;
  tropfen: number;
  kostenProTropfen: number | null;
  kostenProStueck: number | null;
};

/** Every step from purchase to selling price, in euros. */
export type Berechnung = {
  rohseifeKosten: number | null;
  duftoelKosten: number | null;
  verpackungKosten: number | null;
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
export function calculate(material: Material, parameter: Parameter): Berechnung {
  const rohseifeKosten = costOf(material.gewichtInGramm, material.preisProGramm);
  const duftoelKosten = costOf(material.tropfen, material.kostenProTropfen);
  const verpackungKosten = costOf(1, material.kostenProStueck);

  const zwischensummeEK = decimal(parameter.energieKosten)
    .plus(rohseifeKosten ?? zero)
    .plus(duftoelKosten ?? zero)
    .plus(verpackungKosten ?? zero);
  const pauschale = zwischensummeEK.times(parameter.pauschaleFaktor);
  const gewinnBetrag = percentOf(pauschale, parameter.gewinnProzent);
  const zwischensummeVorRabatt = pauschale.plus(gewinnBetrag);
  const rabattBetrag = percentOf(zwischensummeVorRabatt, parameter.rabattProzent);
  const summe = zwischensummeVorRabatt.minus(rabattBetrag).plus(parameter.zusatzKosten);
  const vkPreis = summe.lt(0) ? zero : summe;

  return {
    rohseifeKosten: rohseifeKosten && toNumber(rohseifeKosten),
    duftoelKosten: duftoelKosten && toNumber(duftoelKosten),
    verpackungKosten: verpackungKosten && toNumber(verpackungKosten),
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

function costOf(menge: number, preis: number | null): Decimal | null {
  return preis === null ? null : decimal(preis).times(menge);
}

/** The percentage first, because it ends after two more decimals; a division might not. */
function percentOf(betrag: Decimal, prozent: number): Decimal {
  return betrag.times(decimal(prozent).times(hundredth));
}
