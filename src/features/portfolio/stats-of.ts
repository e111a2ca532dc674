import type { PortfolioStats, VerwaltetesProdukt } from './contract.ts';
import { hasBild } from './has-bild.ts';

/** The figures of the four tiles for these products (requirements.md, admin §2). */
export function statsOf(produkte: Pick<VerwaltetesProdukt, 'aktiv' | 'bilder'>[]): PortfolioStats {
  const withImages = produkte.filter(hasBild).length;
  return {
    totalProducts: produkte.length,
    activeProducts: produkte.filter(({ aktiv }) => aktiv).length,
    productsWithImages: withImages,
    productsWithoutImages: produkte.length - withImages,
  };
}
