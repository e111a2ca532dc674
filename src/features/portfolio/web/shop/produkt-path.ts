import type { Produkt } from '../../contract.ts';

/** The product's page. */
export function produktPath({ _id }: Produkt): string {
  return `/products/${encodeURIComponent(_id)}`;
}
