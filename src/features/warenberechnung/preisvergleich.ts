import { hasPreis } from '#features/portfolio/has-preis.ts';
import { decimal, toNumber } from '#shared/decimal.ts';
import type { Berechnung } from './berechnung.ts';

/**
 * Compares the price in the shop with its calculation, in euros. Without a price everything is empty; an incomplete
 * calculation only shows whether the price is below the known costs.
 */
export type Preisvergleich = {
  /** Calculated minus current price: what 'Preis übernehmen' would add. */
  differenz: number | null;
  /** The price minus the costs of one piece; unknown while something is missing. */
  bleibtProStueck: number | null;
  isUnterKosten: boolean;
  isAbweichend: boolean;
};

export function comparePreis(
  { vkPreisGerundet, kosten }: Pick<Berechnung, 'vkPreisGerundet' | 'kosten'>,
  { preis, isUnvollstaendig }: { preis: number | null; isUnvollstaendig: boolean },
): Preisvergleich {
  if (!hasPreis(preis))
    return { differenz: null, bleibtProStueck: null, isUnterKosten: false, isAbweichend: false };
  const bleibtProStueck = toNumber(decimal(preis).minus(kosten));
  const isUnterKosten = bleibtProStueck < 0;
  if (isUnvollstaendig) return { differenz: null, bleibtProStueck: null, isUnterKosten, isAbweichend: false };
  const differenz = toNumber(decimal(vkPreisGerundet).minus(preis));
  return { differenz, bleibtProStueck, isUnterKosten, isAbweichend: differenz !== 0 };
}
