import { type Decimal, decimal, toNumber } from '#shared/decimal.ts';
import type { Berechnung } from '../../berechnung.ts';
import type { Warenberechnung } from '../../contract.ts';
import type { Parameter } from '../../parameter.ts';

/** What the parts of a price are told from. */
export type Preisbasis = Berechnung & Parameter & Pick<Warenberechnung, 'posten'>;

export type Segment = {
  /** Of a raw material its kind, with a number behind it when it is not the first of it. */
  key: string;
  name: string;
  /** Euros, negative for what is taken off; `null` is a gap in the recipe. */
  betrag: number | null;
};

/** The price of one piece in two heaps: what it costs, and what is left of the calculated price. */
export type PreisTeile = { kosten: Segment[]; rest: Segment[]; restBetrag: number };

/** Takes the calculation apart; the amounts of both heaps add up to the rounded price. */
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
  const rest = [
    segment('aufschlag', 'Aufschlag der Pauschale', decimal(of.pauschale).minus(of.zwischensummeEK)),
    // A price below 0 became 0; what that gave away is made up for here.
    segment('rundung', 'Rundung', decimal(of.vkPreisGerundet).minus(summeOf(of))),
    segment('gewinn', 'Gewinn', decimal(of.gewinnBetrag)),
    segment('rabatt', 'Rabatt', decimal(0).minus(of.rabattBetrag)),
  ];
  return { kosten, rest, restBetrag: toNumber(decimal(of.vkPreisGerundet).minus(of.kosten)) };
}

/** vkPreis as it is before it is kept from falling below 0. */
function summeOf({ zwischensummeVorRabatt, rabattBetrag, zusatzKosten }: Berechnung & Parameter): Decimal {
  return decimal(zwischensummeVorRabatt).minus(rabattBetrag).plus(zusatzKosten);
}

/** The bar: what adds to the price side by side from 0 on, in percent of its length. */
export type Balken = {
  segmente: { key: string; prozent: number }[];
  /** Where the rounded price ends; beyond it lies what is taken off. */
  vkProzent: number;
  /** Where the price in the shop ends. */
  preisProzent: number | undefined;
};

/** The bar is as long as the longest: all that adds up, or the price in the shop. */
export function balkenOf(berechnung: Preisbasis, preis: number | null): Balken {
  const { kosten, rest } = preisTeileOf(berechnung);
  const positive = [...kosten, ...rest].flatMap(({ key, betrag }) =>
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
