/**
 * Limits of the official file: bytes, megapixels of a PNG, pixels of width (QR code and text are not legible in a narrower one), and the
 * ratio of its longer to its shorter side.
 */
export const maxDateiBytes = 10_000_000;
export const maxDateiMegapixel = 50;
export const minDateiBreite = 400;
export const maxDateiRatio = 5;
/** Longest text of the notice, link and file name, in characters. */
export const maxHinweisText = 4000;
export const maxHinweisLink = 500;
export const maxDateiName = 200;
