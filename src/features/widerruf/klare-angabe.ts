import { klarerText } from '#shared/text/klarer-text.ts';
import { readableLine } from '#shared/text/single-line.ts';
import { type ErklaerungFeld, erklaerungLaengen, type GewaehlterTeil } from './erklaerung.ts';

const maxTeile = 100;

/**
 * Most characters of the names of all ticked pieces together; the lines beyond them are kept by their numbers
 * alone.
 */
const maxNamen = 800;

/**
 * A field of a declaration from whatever was sent: nothing of it is a reason to refuse (R46). Signs that
 * nobody sees, and what no column can hold, are removed; what is longer than people write is cut.
 */
export function klareAngabe(feld: ErklaerungFeld, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const kurz = text.toWellFormed().slice(0, erklaerungLaengen[feld]);
  return feld === 'stuecke' ? klarerText(kurz) : readableLine(kurz);
}

/** The same for ticked pieces; what is none is left out. */
export function klareTeile(value: unknown): GewaehlterTeil[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, maxTeile).flatMap((one: unknown) => {
    const { nr, menge, name } = Object(one);
    const isTeil = Number.isInteger(nr) && nr >= 1 && Number.isInteger(menge) && menge >= 1 && menge <= 999;
    return isTeil ? { nr, menge, name: klareAngabe('name', name) } : [];
  });
}

/** Ticked pieces as they are stored: all of them, with the names that fit. What is stored is read whole. */
export function kurzeTeile(teile: GewaehlterTeil[]): GewaehlterTeil[] {
  let frei = maxNamen;
  return teile.map((teil) => {
    frei -= teil.name.length;
    return frei < 0 ? { ...teil, name: '' } : teil;
  });
}
