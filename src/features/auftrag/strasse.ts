import type { Anschrift } from './anschrift.ts';

/** The number at the end of a line: `4`, `12 a`, `7-9`, `3/4`. */
const nummerAmEnde = /^(.*\D)[\s,]+(\d+\s?[a-z]?(?:\s?[-–/+]\s?\d+\s?[a-z]?)?)$/i;

export type Strasse = { strasse: string; hausnummer: string };

/**
 * Street and number of what browsers and people put into one field: `Lindenweg 4`. Split only while the field of the number is
 * empty or repeats it; `Straße des 17. Juni` keeps its number.
 */
export function splitStrasse({ strasse, hausnummer }: Strasse): Strasse {
  const [, name, nummer] = nummerAmEnde.exec(strasse.trim()) ?? [];
  if (!name || !nummer) return { strasse, hausnummer };
  const isFree = hausnummer.trim() === '' || hausnummer.trim() === nummer;
  return isFree ? { strasse: name.replace(/[\s,]+$/, ''), hausnummer: nummer } : { strasse, hausnummer };
}

/** An address as it was meant: number and street apart, a postcode without what some people and browsers put before it. */
export function tidyAnschrift(anschrift: Anschrift): Anschrift {
  const ziffern = anschrift.plz.replace(/\D/g, '');
  return {
    ...anschrift,
    ...splitStrasse(anschrift),
    plz: ziffern.length === 5 ? ziffern : anschrift.plz,
  };
}
