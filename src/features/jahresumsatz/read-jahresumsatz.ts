import { steuermodi } from '#features/einstellung/gruppen/steuer-angaben.ts';
import {
  day,
  each,
  having,
  maybe,
  number,
  type Open,
  part,
  type Reader,
  shape,
  text,
  word,
} from '#shared/wire/reader.ts';
import type { Jahresumsatz } from './contract.ts';

const bestellung = having(['_id', 'nummer'], shape({ _id: text, nummer: text }));

const offene = shape({ anzahl: number(0), summe: number(0) });

/** A list of numbers; what is none is left out. */
function zahlen(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number' && one > 0) : [];
}

/** The turnover of a year, of an answer of any shape; `undefined` where it does not say what § 19 UStG asks. */
export const parseJahresumsatz: Reader<Jahresumsatz | undefined> = having(
  ['jahr', 'steuermodus', 'umsatz', 'vorjahr'],
  shape<Open<Jahresumsatz, 'jahr' | 'steuermodus' | 'umsatz' | 'vorjahr'>>({
    ...each(['jahr', 'umsatz', 'vorjahr'], number(undefined)),
    steuermodus: word(steuermodi),
    grenzen: zahlen,
    regelbesteuerungAb: maybe(day),
    wechsel: part(
      having(
        ['ab'],
        shape({
          ab: day,
          bestellung: part(bestellung),
          markt: part(shape({ ort: text, tag: day })),
          offene,
        }),
      ),
    ),
  }),
);
