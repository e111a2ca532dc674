import { type Anschrift, isPackstation } from './anschrift.ts';

/** The number at the end of a line: `4`, `12 a`, `7-9`, `3/4`. */
const nummerAmEnde = /^(.*\D)[\s,]+(\d+\s?[a-z]?(?:\s?[-–/+]\s?\d+\s?[a-z]?)?)$/i;

/** What people write behind the number: `Hauptstr. 12, 2. OG`. */
const zusatzDahinter = /^(.*\D\s\d+\s?[a-z]?),\s*(.*\p{L}.*)$/iu;

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

/**
 * An address as it was meant: street, number and what stands behind it apart, a postcode without what some people and browsers put
 * before it, the number of a Packstation's customer without blanks.
 */
export function tidyAnschrift(anschrift: Anschrift): Anschrift {
  const { strasse, zusatz } = withZusatz(anschrift);
  const ziffern = anschrift.plz.replace(/\D/g, '');
  const isPostnummer = isPackstation(strasse) && /^[\d\s]+$/.test(zusatz);
  return {
    ...anschrift,
    ...splitStrasse({ strasse, hausnummer: anschrift.hausnummer }),
    zusatz: isPostnummer ? zusatz.replace(/\s/g, '') : zusatz,
    plz: ziffern.length === 5 ? ziffern : anschrift.plz,
  };
}

/** Only while the fields for it are empty. */
function withZusatz({ strasse, hausnummer, zusatz }: Anschrift): Pick<Anschrift, 'strasse' | 'zusatz'> {
  const [, davor, dahinter] = zusatzDahinter.exec(strasse.trim()) ?? [];
  const isFree = hausnummer.trim() === '' && zusatz.trim() === '';
  return davor && dahinter && isFree ? { strasse: davor, zusatz: dahinter } : { strasse, zusatz };
}
