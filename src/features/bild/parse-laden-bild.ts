import { each, number, part, type Reader, shape, text } from '#shared/wire/reader.ts';
import type { LadenBild } from './contract.ts';

const ansicht = shape<LadenBild['quer']>({ url: text, ...each(['breite', 'hoehe'], number(0)) });
const parse = part(shape<LadenBild>({ quer: ansicht, hoch: ansicht, altText: text }));

/** A picture of the shop from an answer of any shape, or none. */
export const parseLadenBild: Reader<LadenBild | null> = (value) => {
  const bild = parse(value);
  return bild?.quer.url && bild.hoch.url ? bild : null;
};
