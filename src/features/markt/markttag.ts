import { type SteuerAnteil, steuerAnteileOf, warenwertOf } from '#features/auftrag/steuer-anteile.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { verteile } from '#shared/number/verteile.ts';

/**
 * How far a market day is. `unterwegs`: its pieces are held; `verworfen`: they were released again without a
 * sale; `zurueckgenommen`: it was booked, and the booking reversed.
 */
export const marktStaende = ['unterwegs', 'abgerechnet', 'verworfen', 'zurueckgenommen'] as const;
export type MarktStand = (typeof marktStaende)[number];

/** A soap of a market day with its price of the morning in cents; `zurueck` pieces came home. */
export type MarktPosten = {
  produktId: string;
  name: string;
  preisCent: number;
  steuersatzPromille: number;
  mitgenommen: number;
  zurueck: number;
};

export function verkauftOf({ mitgenommen, zurueck }: Pick<MarktPosten, 'mitgenommen' | 'zurueck'>): number {
  return mitgenommen - zurueck;
}

/** What the sold pieces cost by their prices, in cents. */
export function marktWertOf(posten: Pick<MarktPosten, 'preisCent' | 'mitgenommen' | 'zurueck'>[]): number {
  return warenwertOf(posten.map((one) => ({ preisCent: one.preisCent, menge: verkauftOf(one) })));
}

/** The turnover of market days in cents; `nettoCent` is without the tax in it (R51). */
export type MarktUmsatz = {
  umsatzCent: number;
  nettoCent: number;
  stueck: number;
  produkte: { produktId: string; name: string; stueck: number; umsatzCent: number }[];
};

type Abgerechnet = { posten: MarktPosten[]; umsatzCent: number; steuermodus: Steuermodus };

/**
 * The turnover of a day by product. A sum that was corrected, for discounts, is spread over the soaps by
 * their value, so that what the products have and what was tax add up to it.
 */
export function marktUmsatzOf({ posten, umsatzCent, steuermodus }: Abgerechnet): MarktUmsatz {
  const verkauft = posten.filter((one) => verkauftOf(one) > 0);
  const werte = verkauft.map((one) => one.preisCent * verkauftOf(one));
  const anteile = verteile(umsatzCent, werte);
  const zeilen = verkauft.map((one, i) => ({
    preisCent: anteile[i] ?? 0,
    menge: 1,
    steuersatzPromille: one.steuersatzPromille,
  }));
  const steuer = steuerAnteileOf(zeilen, 0, steuermodus);
  return {
    umsatzCent,
    nettoCent: umsatzCent - steuerCentOf(steuer),
    stueck: verkauft.reduce((sum, one) => sum + verkauftOf(one), 0),
    produkte: verkauft.map((one, i) => ({
      produktId: one.produktId,
      name: one.name,
      stueck: verkauftOf(one),
      umsatzCent: anteile[i] ?? 0,
    })),
  };
}

function steuerCentOf(steuer: SteuerAnteil[]): number {
  return steuer.reduce((sum, { steuerCent }) => sum + steuerCent, 0);
}

/** All days together; a product has its latest name. */
export function sumOfTage(tage: MarktUmsatz[]): MarktUmsatz {
  const produkte = Map.groupBy(
    tage.flatMap((tag) => tag.produkte),
    ({ produktId }) => produktId,
  );
  return {
    umsatzCent: tage.reduce((sum, tag) => sum + tag.umsatzCent, 0),
    nettoCent: tage.reduce((sum, tag) => sum + tag.nettoCent, 0),
    stueck: tage.reduce((sum, tag) => sum + tag.stueck, 0),
    produkte: [...produkte].map(([produktId, all]) => ({
      produktId,
      name: all.at(-1)?.name ?? '',
      stueck: all.reduce((sum, one) => sum + one.stueck, 0),
      umsatzCent: all.reduce((sum, one) => sum + one.umsatzCent, 0),
    })),
  };
}
