import { day, having, number, parseList, shape, text, word } from '#shared/wire/reader.ts';
import { belegArten } from './beleg-art.ts';
import type { BelegZeile } from './contract.ts';

/** The documents named in an answer of any shape; `undefined` where nothing is said of them. */
export const readBelegZeilen = parseList(
  having(
    ['nummer'],
    shape<BelegZeile>({ nummer: text, art: word(belegArten, 'rechnung'), tag: day, brutto: number(0) }),
  ),
);
