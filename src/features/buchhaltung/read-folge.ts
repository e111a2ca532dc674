import { having, matching, number, type Open, type Reader, shape } from '#shared/wire/reader.ts';
import type { Folge } from './kopie-contract.ts';

/** The next number, of an answer of any shape; `undefined` where it does not say all of it. */
export const parseFolge: Reader<Folge | undefined> = having(
  ['naechste', 'jahr', 'frei'],
  shape<Open<Folge, 'jahr' | 'frei'>>({
    naechste: matching(/^[A-Z][A-Z0-9]*-\d{4}-\d{4,6}$/),
    jahr: number(undefined),
    frei: number(undefined),
  }),
);
