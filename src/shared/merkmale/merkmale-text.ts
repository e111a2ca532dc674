import { flag, having, list, maybe, type Reader, shape, text } from '../wire/reader.ts';
import type { Merkmal } from './merkmal.ts';

/** On one line: 'Sheabutter · Lavendel · 100 g'; empty without any. A line never ends with a separator. */
export function merkmaleText(merkmale: Merkmal[], trenner = ' ·\u00a0'): string {
  return merkmale.map(({ text }) => text).join(trenner);
}

/** Those that a short line has room for: in the cart, and where goods are packed. */
export function hauptmerkmale(merkmale: Merkmal[]): Merkmal[] {
  return merkmale.filter(({ isNebensache }) => !isNebensache);
}

/** Those of an answer; none of a server that did not know them yet. */
export const readMerkmale: Reader<Merkmal[]> = list(
  having(['text'], shape<Merkmal>({ label: text, text, isNebensache: maybe(flag) })),
);
