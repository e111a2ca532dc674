import { nullable } from '#shared/wire/more-readers.ts';
import { ownValue } from '#shared/wire/own-value.ts';
import { flag, having, list, maybe, number, type Reader, shape, text } from '#shared/wire/reader.ts';
import type { Block, FlatBlock, Inline } from './bloecke/rechtstext-bloecke.ts';
import type { Rechtstext } from './contract.ts';

/** A legal text as a page needs it. */
export type GelesenerRechtstext = Omit<Rechtstext, 'art' | 'bloecke'> & { bloecke: Block[] };

const inlines = list(
  shape<Omit<Inline, 'name' | 'isMarked'>>({ text, isBold: maybe(flag), href: maybe(text) }),
);
const items: Reader<Inline[][]> = (value) => (Array.isArray(value) ? value.map(inlines) : []);
const entries = list(shape({ term: text, place: text, text }));

type FlatReaders = { [Kind in FlatBlock['kind']]: Reader<Extract<FlatBlock, { kind: Kind }>> };
const flatReaders: FlatReaders = {
  heading: shape({ kind: () => 'heading', level: number(2), id: maybe(text), inlines }),
  paragraph: shape({ kind: () => 'paragraph', inlines }),
  address: shape({ kind: () => 'address', inlines }),
  list: shape({ kind: () => 'list', start: number(undefined), items }),
  terms: shape({ kind: () => 'terms', entries }),
};

/** A block of a kind that this page knows. */
function readerOf<B extends Block>(readers: Record<string, Reader<B>>): Reader<B | undefined> {
  return (value) => ownValue(readers, text(Object(value).kind))?.(value);
}

const blocks = list(readerOf<FlatBlock>(flatReaders));
const bloecke = list(readerOf<Block>({ ...flatReaders, box: shape({ kind: () => 'box', blocks }) }));

const zeitraum = { nr: number(1), gueltigAb: text, gueltigBis: nullable(text) };

/** A legal text from an answer of any shape; what cannot be read is not there. */
export const readRechtstextAnswer = shape<GelesenerRechtstext>({
  ...zeitraum,
  stand: text,
  istBeispiel: flag,
  bloecke,
  fassungen: list(having(['gueltigAb'], shape(zeitraum))),
});
