import { words } from '#shared/wire/more-readers.ts';
import { flag, having, list, number, type Open, shape, text, time, word } from '#shared/wire/reader.ts';
import { aktionen } from '../aktionen/aktionen.ts';
import { geldfrageArten } from './geldfrage-art.ts';
import type { GezeigteGeldfrage } from './geldfragen-contract.ts';

/** A question as a screen shows it; `art` may be one of a later version of the shop. */
export type GeleseneGeldfrage = Open<GezeigteGeldfrage, 'art'>;

/** The questions of an answer of any shape: those without an order are left out. */
export const readGeldfragen = shape<{ fragen: GeleseneGeldfrage[]; anzahl: number }>({
  fragen: list(
    having(
      ['_id', 'nummer'],
      shape<GeleseneGeldfrage>({
        ...{ _id: text, nummer: text, name: text, betrag: number(0), seit: time },
        art: word(geldfrageArten),
        aktionen: words(aktionen),
        isWiederaufnehmbar: flag,
      }),
    ),
  ),
  anzahl: number(0),
});
