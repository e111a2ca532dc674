/** Signs with another one that looks the same in print; a soft hyphen would be drawn. */
export const druckErsatz: Record<string, string> = {
  '\u00ad': '',
  '\u2011': '-',
  '\u202f': '\u00a0',
  '\t': ' ',
};

/**
 * What the letters of the PDF files have (`server/pdf/pdf-schriften.ts`, whose test compares them): first and
 * last code point.
 */
const bereiche = [
  '20-7e a0-ac ae-148 14a-1c3 1c5-254 256-27b 27e-284 286-290 292-2a4 2a6-2cc 2ce-2d7 2da',
  '2dc-301 1d00 1d0d 1d1b 1d43 1d47-1d49 1d4d 1d4f-1d50 1d52 1d56-1d58 1d5b 1d62-1d65 1d9c',
  '1da0 1dbb 1dbf 1e00-1e9b 1e9d-1f15',
  '303-304 308-309 323 374-376 37a-37f 384-38a 38c 38e-3a1 3a3-3d7 3dc-3dd 3f0-3f6 3f9-3fa',
  '3fc-479 480-49d 4a0-4ff 52f',
  '1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4',
  '1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe',
  '2002 2009 200b 2013-2014 2018-201a 201c-201e 2020 2022 2026 2032-2033 2039-203a 2044',
  '20a0-20af 20b1-20b5 20b8-20ba 20bc-20bf 2113 2116 2122 2191 2193 2212 2c7c 2c7f 2dff',
  'a69f a7ff feff',
].join(' ');

const zeichen = bereiche
  .split(' ')
  .map((bereich) =>
    bereich
      .split('-')
      .map((at) => `\\u{${at}}`)
      .join('-'),
  )
  .join('');
/** Controls and what only changes another sign are nothing that a reader misses. */
const fehlend = new RegExp(`(?![\\p{Cc}\\p{Cf}\\p{Variation_Selector}])[^${zeichen}]`, 'u');

/** The words of a text with a sign that no paper of the shop can show, each once: Arabic, Chinese, a flower. */
export function undruckbareWorte(text: string): string[] {
  const worte = text.toWellFormed().normalize('NFC').split(/\s+/u);
  return [...new Set(worte.filter((wort) => fehlend.test(shown(wort))))];
}

/** Says it, each word in its own direction. */
export function nichtDruckbarText(worte: string[]): string {
  const genannt = worte.map((wort) => `„\u2068${wort}\u2069“`).join(', ');
  return `Auf Papier stünde „[?]“ statt ${genannt}.`;
}

function shown(wort: string): string {
  return [...wort].map((sign) => druckErsatz[sign] ?? sign).join('');
}
