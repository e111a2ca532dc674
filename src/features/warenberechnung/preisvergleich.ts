import { hasPreis } from '#features/portfolio/has-preis.ts';
import { decimal, toNumber } from '#shared/decimal.ts';
import type { Berechnung } from './berechnung.ts';

/**
 * How the price in the shop stands to its calculation, in euros; nothing can be said without a price, and of an
 * incomplete calculation no more than that the price is below what is known of the costs.
 */
export type Preisvergleich = {
  /** Calculated less current price: what 'Preis übernehmen' would add. */
  differenz: number | null;
  /** What is left of the price when the piece is paid for; unknown while something is missing. */
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
