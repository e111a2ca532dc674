import type { BelegBetrag, BelegEntwurf, BelegInhalt, BelegPosten } from '#features/beleg/beleg-inhalt.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { type MarktPosten, marktUmsatzOf, verkauftOf } from './markttag.ts';

type Abgerechnet = {
  ort: string;
  tag: string;
  posten: (MarktPosten & Pick<BelegPosten, 'nr' | 'angaben'>)[];
  umsatzCent: number;
  steuermodus: Steuermodus;
};

/**
 * The collected invoice of a market day (R42): what was sold at its prices, and by rate what came in beyond them or
 * below, as the turnover is spread. Nothing for a day that brought nothing.
 */
export function marktRechnungOf({ ort, tag, ...gebucht }: Abgerechnet): BelegEntwurf | undefined {
  const { umsatzCent, steuermodus } = gebucht;
  if (umsatzCent === 0) return undefined;
  const posten = gebucht.posten
    .filter((one) => verkauftOf(one) > 0)
    .map(({ nr, name, angaben, preisCent, ...one }) => ({
      ...{ nr, name, angaben, menge: verkauftOf(one), preisCent },
      satzPromille: steuermodus === 'kleinunternehmer' ? 0 : one.steuersatzPromille,
    }));
  const anteile = marktUmsatzOf(gebucht).produkte.map((one) => one.umsatzCent);
  const kasse = posten.map(({ preisCent, menge, satzPromille }, i) => ({
    satzPromille,
    betragCent: (anteile[i] ?? 0) - preisCent * menge,
  }));
  return {
    ...{ art: 'rechnung', leistung: { von: tag, bis: tag }, steuermodus, zu: [] },
    ...{ anlass: { art: 'markttag', ort, tag }, posten, betraege: kasseJeSatz(kasse) },
    bezahltCent: umsatzCent,
  };
}

function kasseJeSatz(zeilen: Omit<BelegBetrag, 'art'>[]): BelegBetrag[] {
  return [...Map.groupBy(zeilen, ({ satzPromille }) => satzPromille)].flatMap(([satzPromille, all]) => {
    const betragCent = all.reduce((sum, one) => sum + one.betragCent, 0);
    return betragCent === 0 ? [] : { art: 'kasse', satzPromille, betragCent };
  });
}

/** What takes all of an invoice back. */
export function marktKorrekturOf({ nummer, tag, ...rechnung }: BelegInhalt): BelegEntwurf {
  const { leistung, steuermodus, anlass } = rechnung;
  return {
    ...{ art: 'korrektur', leistung, steuermodus, zu: [{ nummer, tag }], anlass },
    posten: rechnung.posten.map((one) => ({ ...one, menge: -one.menge })),
    betraege: rechnung.betraege.map((one) => ({ ...one, betragCent: -one.betragCent })),
    bezahltCent: -rechnung.bezahltCent,
  };
}
