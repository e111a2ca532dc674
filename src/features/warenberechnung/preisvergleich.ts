import { decimal, toNumber } from '#shared/decimal.ts';
import type { Berechnung } from './berechnung.ts';

/** How the price in the shop stands to its calculation, in euros; nothing can be said without a price. */
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
  if (preis === null)
    return { differenz: null, bleibtProStueck: null, isUnterKosten: false, isAbweichend: false };
  const differenz = toNumber(decimal(vkPreisGerundet).minus(preis));
  const bleibt = toNumber(decimal(preis).minus(kosten));
  return {
    differenz,
    bleibtProStueck: isUnvollstaendig ? null : bleibt,
    isUnterKosten: bleibt < 0,
    isAbweichend: differenz !== 0,
  };
}
