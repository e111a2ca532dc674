/** The kinds of codes on labels of parcels. */
export const codeArten = ['code_128', 'itf', 'qr_code', 'data_matrix'] as const;
export type CodeArt = (typeof codeArten)[number];

/** What a camera has read. */
export type Gelesen = { art: CodeArt; text: string };

/** DHL's numbers, wherever they are in a longer text: with the prefix `JJD`, or as `00340…`. */
const dhl = /JJD\d{14,22}|00340\d{15}/;
/** DPD: a sign, the postcode on seven places, the number, service and country. */
const dpd = /^%?[0-9A-Z]{7}(\d{14})\d{6}$/;
/** In addresses of carriers' own pages. */
const parameter = ['piececode', 'idc', 'match', 'tracknum', 'sendungsnummer', 'parcelno'];

/**
 * The number of a parcel in a code that was read from its label, or `undefined` if the code has none: labels
 * also carry codes for the carrier's machines, such as DHL's of the receiver's address (14 digits in ITF).
 */
export function nummerIn({ art, text }: Gelesen): string | undefined {
  const link = numberInLink(text);
  // Signs that scanners put before a text, brackets around an identifier, separators that nobody sees.
  const rein = (link ?? text)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^\][A-Z]\d/, '')
    .replaceAll(/[\s()\p{Cc}-]/gu, '');
  const [vonDhl] = dhl.exec(rein) ?? [];
  if (vonDhl) return vonDhl;
  if (art === 'itf') return /^\d{12}$/.test(rein) ? rein : undefined;
  const [, vonDpd] = dpd.exec(rein) ?? [];
  if (vonDpd) return vonDpd;
  const isNummer = /^[0-9A-Z]{8,24}$/.test(rein) && (rein.match(/\d/g) ?? []).length >= 6;
  return isNummer ? rein : undefined;
}

function numberInLink(text: string): string | undefined {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return undefined;
  const { searchParams } = new URL(text);
  for (const [name, value] of searchParams) if (parameter.includes(name.toLowerCase()) && value) return value;
  return undefined;
}
