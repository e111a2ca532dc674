import type { Db } from '#server/db/connect.ts';
import type { PortfolioStats } from '../contract.ts';
import { countProdukte } from './produkt.repository.ts';

export async function readPortfolioStats(db: Db): Promise<PortfolioStats> {
  const { total, active, withImages } = await countProdukte(db);
  return {
    totalProducts: total,
    activeProducts: active,
    productsWithImages: withImages,
    productsWithoutImages: total - withImages,
  };
}
