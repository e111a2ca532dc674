import { having, matching, maybe, number, type Open, shape, text, word } from '#shared/wire/reader.ts';
import type { Kontoseite } from './erstattung-contract.ts';

/** As the page shows it: without a state that it does not know. */
export type GeleseneKontoseite = Open<Kontoseite, 'stand'>;

/** From an answer of any shape; `undefined` without the order's number, because then it is none. */
export const parseKontoseite = having(
  ['nummer'],
  shape<GeleseneKontoseite>({
    nummer: text,
    stand: word(['gefragt', 'angegeben', 'ueberwiesen', 'keine']),
    betrag: maybe(number(0)),
    // Never more of an account than its end, whatever an answer holds.
    kontoEnde: maybe(matching(/^.{1,12}$/)),
  }),
);
