import { number, type Reader, shape, word } from '#shared/wire/reader.ts';
import type { Verfuegbarkeit } from './verfuegbarkeit.ts';

/** A whole number from 0. */
export const parseStueck: Reader<number | undefined> = (value) => {
  const stueck = number(-1)(value);
  return Number.isInteger(stueck) && stueck >= 0 ? stueck : undefined;
};

const readAngaben = shape({
  art: word(['vorrat', 'aufBestellung', 'vergriffen']),
  frei: parseStueck,
  tage: parseStueck,
});

/** Reads what an answer says about availability; of another shape it says nothing. */
export function parseVerfuegbarkeit(value: unknown): Verfuegbarkeit | undefined {
  const { art, frei, tage } = readAngaben(value);
  if (art === 'vorrat') return frei === undefined ? { art } : { art, frei };
  if (art === 'aufBestellung') return tage === undefined ? undefined : { art, tage };
  return art && { art };
}
