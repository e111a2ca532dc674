import { parseLiefertage } from '#features/portfolio/verkauf/read-liefertage.ts';
import { parseStueck, parseVerfuegbarkeit } from '#features/portfolio/verkauf/read-verfuegbarkeit.ts';
import type { Merkmal } from '#shared/merkmale/merkmal.ts';
import { readMerkmale } from '#shared/merkmale/merkmale-text.ts';
import {
  each,
  having,
  maybe,
  notFalse,
  number,
  type Open,
  parseList,
  type Reader,
  shape,
  text,
} from '#shared/wire/reader.ts';
import type { Cart, CartItem } from './contract.ts';

/** What the cart's pages need of an answer; the sums are computed from the lines. */
export type CartAnswer = Pick<Cart, 'items' | 'lieferung' | 'abholung'> & { message?: string | undefined };

const parseFelder = having(
  ['produktId', 'menge'],
  shape<Open<CartItem, 'menge' | 'merkmale'>>({
    ...each(['produktId', 'name', 'seife'], text),
    merkmale: (value) => (Array.isArray(value) ? readMerkmale(value) : undefined),
    ...each(['bild', 'grund'], maybe(text)),
    gramm: number(0),
    packgewicht: number(undefined),
    preis: (value) => Math.max(number(0)(value), 0),
    menge: (value) => parseStueck(value) || undefined,
    verfuegbar: notFalse,
    verfuegbarkeit: parseVerfuegbarkeit,
    hoechstens: parseStueck,
  }),
);

const parseLine: Reader<CartItem | undefined> = (value) => {
  const line = parseFelder(value);
  return (
    line && {
      ...line,
      merkmale: line.merkmale ?? specified(line),
      verfuegbar: line.verfuegbar && line.preis > 0,
    }
  );
};

/** What a line with only the specified fields says of its product. */
function specified({ seife, gramm = 0 }: Pick<CartItem, 'seife' | 'gramm'>): Merkmal[] {
  return readMerkmale([
    { label: 'Seife', text: seife },
    { label: 'Gewicht', text: gramm > 0 ? `${gramm} g` : '' },
  ]);
}

const readData = shape({
  items: parseList(parseLine),
  ...parseLiefertage,
});
const readAnswer = shape({ data: readData, message: maybe(text) });

/**
 * Reads an answer of any shape, its lines from `data.items` (requirements.md, storefront §7). A line with only
 * the specified fields can be bought, unless it is marked otherwise or has no price (R7). Invalid lines and
 * lines without pieces are left out, and so are days that are none and a message that is no text.
 */
export function readCartAnswer(answer: unknown): CartAnswer {
  const { data, message } = readAnswer(answer);
  return { ...data, items: data.items ?? [], message };
}

/** Whether an answer contains the lines of the cart. */
export function hasLines(answer: unknown): boolean {
  return readAnswer(answer).data.items !== undefined;
}
