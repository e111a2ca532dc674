import { flag, having, list, maybe, notFalse, number, shape, text, time } from '#shared/wire/reader.ts';
import type { Preisverlauf } from '../../../preis/preisverlauf-contract.ts';

/** The rows of an answer that can be shown, newest first. */
export const readPreisverlauf = list(
  having(
    ['at'],
    shape<Preisverlauf[number]>({
      at: time,
      preis: number(null),
      aktiv: notFalse,
      ermaessigt: flag,
      von: maybe(text),
    }),
  ),
);
