import { steuermodi } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { day, having, maybe, number, part, shape, text, word } from '#shared/wire/reader.ts';
import type { Jahresumsatz } from './contract.ts';

const bestellung = having(['_id', 'nummer'], shape({ _id: text, nummer: text }));

const offene = shape({ anzahl: number(0), summe: number(0) });

/** A list of numbers; what is none is left out. */
function zahlen(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number' && one > 0) : [];
}

/** Without a mode nothing is said of § 19 UStG. */
export const parseJahresumsatz = shape<Jahresumsatz>({
  jahr: number(new Date().getFullYear()),
  steuermodus: word(steuermodi, 'regelbesteuerung'),
  umsatz: number(0),
  vorjahr: number(0),
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
});
