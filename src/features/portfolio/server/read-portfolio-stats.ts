import { countProdukteMitBild } from '#features/bild/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { PortfolioStats } from '../contract.ts';
import { countProdukte } from './produkt.repository.ts';

export async function readPortfolioStats(db: Db): Promise<PortfolioStats> {
  const { total, active } = await countProdukte(db);
  const withImages = await countProdukteMitBild(db);
  return {
    totalProducts: total,
    activeProducts: active,
    productsWithImages: withImages,
    productsWithoutImages: total - withImages,
  };
}
