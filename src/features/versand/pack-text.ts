import type { Merkmal } from '#shared/merkmale/merkmal.ts';
import { hauptmerkmale, merkmaleText } from '#shared/merkmale/merkmale-text.ts';

/** What is said of a product beside its name where it is packed: 'Sheabutter, 100 g'. */
export function packText(merkmale: Merkmal[]): string {
  return merkmaleText(hauptmerkmale(merkmale), ', ');
}
