import type { Produkt } from '../../contract.ts';

/** The product's page. */
export function produktPath({ _id }: Pick<Produkt, '_id'>): string {
  return `/products/${encodeURIComponent(_id)}`;
}
