type Ort = { plz: string; stadt: string };

/**
 * A German postcode with what some people and browsers put before it, and a town behind it: `D-04109
 * Leipzig`, `PLZ 04109.`
 */
const mitPlz =
  /^(?:plz[\s.:]*)?(?:(?:d|de|deu|ger|germany|deutschland)[\s.\p{Pd}−]*)?((?:\d ?){5})[\s,.]*(\p{L}.*)?$/iu;

function teileOf(text: string): { plz?: string; stadt?: string } {
  const [, ziffern, stadt] = mitPlz.exec(text.trim()) ?? [];
  // A postcode behind another one is no town.
  if (ziffern === undefined || mitPlz.test(stadt ?? '')) return {};
  return { plz: ziffern.replaceAll(' ', ''), ...(stadt === undefined ? {} : { stadt: stadt.trim() }) };
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Postcode and town in their own fields, wherever both were typed; of another country and of two different
 * ones each stays as it is.
 */
export function withOrt<T extends Ort>(adresse: T): T {
  const vorn = teileOf(adresse.plz);
  const hinten = teileOf(adresse.stadt);
  const stadt = hinten.stadt ?? (hinten.plz === undefined ? adresse.stadt : '');
  const plz = vorn.plz ?? adresse.plz;
  const hasAndere = hinten.plz !== undefined && plz.trim() !== '' && plz !== hinten.plz;
  const hasAnderen = vorn.stadt !== undefined && stadt.trim() !== '' && !isSame(vorn.stadt, stadt);
  if (hasAnderen) return adresse;
  if (hasAndere) return { ...adresse, plz: vorn.stadt === undefined ? plz : adresse.plz };
  return { ...adresse, plz: hinten.plz ?? plz, stadt: stadt.trim() === '' ? (vorn.stadt ?? stadt) : stadt };
}

/** A whole address in the line of the street: `Lindenweg 4, 04109 Leipzig`. */
const dahinter = /^(\p{L}.*?)[\s,]+((?:D\p{Pd}?)?\d{5}\s+\p{L}.*)$/iu;

/** Postcode and town behind the street, while their own fields are empty or say the same. */
export function withOrtDahinter<T extends Ort & { strasse: string }>(adresse: T): T {
  const [, strasse, ort] = dahinter.exec(adresse.strasse.trim()) ?? [];
  const { plz, stadt } = teileOf(ort ?? '');
  if (strasse === undefined || plz === undefined || stadt === undefined) return adresse;
  const isFree = (feld: string, wert: string) => feld.trim() === '' || isSame(feld, wert);
  if (!isFree(adresse.plz, plz) || !isFree(adresse.stadt, stadt)) return adresse;
  return { ...adresse, strasse, plz, stadt: adresse.stadt.trim() === '' ? stadt : adresse.stadt };
}

/** Whether the town begins with another postcode than the address has. */
export function hasAnderePlz({ plz, stadt }: Ort): boolean {
  const hinten = teileOf(stadt);
  return hinten.plz !== undefined && hinten.plz !== plz.trim();
}
