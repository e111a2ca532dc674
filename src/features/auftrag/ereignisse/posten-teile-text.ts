import { malText } from '#shared/text/mal-text.ts';
import type { PostenTeil } from './ereignis.ts';

/** Pieces of an order by their names: `2 × Lavendel, 1 × Rose`. */
export function postenTeileText(teile: PostenTeil[], posten: { nr: number; name: string }[]): string {
  const namen = new Map(posten.map(({ nr, name }) => [nr, name]));
  return teile.map(({ nr, menge }) => malText(menge, namen.get(nr) ?? '')).join(', ');
}
