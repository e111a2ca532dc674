import { type Decimal, decimal, toNumber } from '#shared/number/decimal.ts';
import type { Berechnung } from '../../../berechnung.ts';
import type { Warenberechnung } from '../../../contract.ts';
import { mehrwertsteuerIn } from '../../../mehrwertsteuer.ts';
import type { Parameter } from '../../../parameter.ts';
import { mwstName } from '../mwst-text.ts';

/** The values from which the parts of a price are computed. */
export type Preisbasis = Berechnung & Parameter & Pick<Warenberechnung, 'posten' | 'steuersatz'>;

export type Segment = {
  /** The kind of a raw material, numbered from the second one of a kind on; otherwise the name of the part. */
  key: string;
  name: string;
  /** Euros, negative for deductions; `null` is a gap in the recipe. */
  betrag: number | null;
};

/**
 * The price of one piece in three groups: its costs, the VAT inside it (if any), and the rest of the
 * calculated price.
 */
export type PreisTeile = { kosten: Segment[]; steuer: Segment[]; rest: Segment[]; restBetrag: number };

/**
 * Splits the calculation into parts; the amounts of all groups add up to the rounded price. The VAT is paid
 * from the markup of the lump sum, which the formula (R11) knows without it.
 */
export function preisTeileOf(berechnung: Preisbasis): PreisTeile {
  const of = berechnung;
  const segment = (key: string, name: string, betrag: Decimal): Segment => ({
    key,
    name,
    betrag: toNumber(betrag),
  });
  const kosten: Segment[] = [
    ...of.posten.map(({ typ, art, kosten }, at) => {
      const before = of.posten.slice(0, at).filter((posten) => posten.typ === typ).length;
      return { key: before === 0 ? typ : `${typ} ${before + 1}`, name: art, betrag: kosten };
    }),
    { key: 'energie', name: 'Energie', betrag: of.energieKosten },
    { key: 'zusatz', name: 'Zusatzkosten', betrag: of.zusatzKosten },
  ];
  const mwst = decimal(mehrwertsteuerIn(of.vkPreisGerundet, of.steuersatz));
  const isBesteuert = mwst.gt(0);
  const aufschlag = decimal(of.pauschale).minus(of.zwischensummeEK).minus(mwst);
  const rest = [
    segment('aufschlag', `Aufschlag der Pauschale${isBesteuert ? ' nach MwSt.' : ''}`, aufschlag),
    // Includes the correction of a negative price to 0.
    segment('rundung', 'Rundung', decimal(of.vkPreisGerundet).minus(summeOf(of))),
    segment('gewinn', 'Gewinn', decimal(of.gewinnBetrag)),
    segment('rabatt', 'Rabatt', decimal(0).minus(of.rabattBetrag)),
  ];
  const restBetrag = toNumber(decimal(of.vkPreisGerundet).minus(mwst).minus(of.kosten));
  return {
    kosten,
    steuer: isBesteuert ? [segment('mwst', mwstName(of.steuersatz), mwst)] : [],
    rest,
    restBetrag,
  };
}

/** vkPreis before negative prices are set to 0. */
function summeOf({ zwischensummeVorRabatt, rabattBetrag, zusatzKosten }: Berechnung & Parameter): Decimal {
  return decimal(zwischensummeVorRabatt).minus(rabattBetrag).plus(zusatzKosten);
}

/** The bar: the positive parts side by side from 0 on, in percent of its length. */
export type Balken = {
  segmente: { key: string; prozent: number }[];
  /** The end of the rounded price; deductions are beyond it. */
  vkProzent: number;
  /** The end of the price in the shop. */
  preisProzent: number | undefined;
};

/** The bar's length is the largest of the sum of the positive parts, the price in the shop and the calculated price. */
export function balkenOf(berechnung: Preisbasis, preis: number | null): Balken {
  const { kosten, steuer, rest } = preisTeileOf(berechnung);
  const positive = [...kosten, ...steuer, ...rest].flatMap(({ key, betrag }) =>
    betrag !== null && betrag > 0 ? [{ key, betrag }] : [],
  );
  const sum = positive.reduce((total, { betrag }) => total + betrag, 0);
  const length = Math.max(sum, preis ?? 0, berechnung.vkPreisGerundet) || 1;
  const prozent = (betrag: number) => (betrag / length) * 100;
  return {
    segmente: positive.map(({ key, betrag }) => ({ key, prozent: prozent(betrag) })),
    vkProzent: prozent(berechnung.vkPreisGerundet),
    preisProzent: preis === null ? undefined : prozent(preis),
  };
}
