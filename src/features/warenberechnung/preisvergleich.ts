import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { decimal, toNumber } from '#shared/number/decimal.ts';
import type { Berechnung } from './berechnung.ts';
import { mehrwertsteuerIn } from './mehrwertsteuer.ts';

/**
 * Compares the price in the shop with its calculation, in euros. Without a price everything is empty; an incomplete
 * calculation only shows whether the price is below the known costs.
 */
export type Preisvergleich = {
  /** Calculated minus current price: what 'Preis übernehmen' would add. */
  differenz: number | null;
  /** The price after VAT minus the costs of one piece (R51); unknown while something is missing. */
  bleibtProStueck: number | null;
  isUnterKosten: boolean;
  isAbweichend: boolean;
};

/** A product's price in euros, and the per cent of VAT inside it: 0 for a small business. */
type Angebot = { preis: number | null; isUnvollstaendig: boolean; steuersatz: number };

export function comparePreis(
  { vkPreisGerundet, kosten }: Pick<Berechnung, 'vkPreisGerundet' | 'kosten'>,
  { preis, isUnvollstaendig, steuersatz }: Angebot,
): Preisvergleich {
  if (!hasPreis(preis))
    return { differenz: null, bleibtProStueck: null, isUnterKosten: false, isAbweichend: false };
  const bleibtProStueck = toNumber(decimal(preis).minus(mehrwertsteuerIn(preis, steuersatz)).minus(kosten));
  const isUnterKosten = bleibtProStueck < 0;
  if (isUnvollstaendig) return { differenz: null, bleibtProStueck: null, isUnterKosten, isAbweichend: false };
  const differenz = toNumber(decimal(vkPreisGerundet).minus(preis));
  return { differenz, bleibtProStueck, isUnterKosten, isAbweichend: differenz !== 0 };
}
