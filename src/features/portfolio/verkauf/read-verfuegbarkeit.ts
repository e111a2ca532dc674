import { isRecord, readNumber } from '#shared/wire/read-value.ts';
import type { Verfuegbarkeit } from './verfuegbarkeit.ts';

/** Reads what an answer says about availability; of another shape it says nothing. */
export function readVerfuegbarkeit(value: unknown): Verfuegbarkeit | undefined {
  if (!isRecord(value)) return undefined;
  const { art } = value;
  if (art === 'vergriffen') return { art };
  if (art === 'vorrat') {
    const frei = readStueck(value.frei);
    return frei === undefined ? { art } : { art, frei };
  }
  const tage = readStueck(value.tage);
  return art === 'aufBestellung' && tage !== undefined ? { art, tage } : undefined;
}

/** A whole number from 0. */
export function readStueck(value: unknown): number | undefined {
  const number = readNumber(value);
  return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
}
