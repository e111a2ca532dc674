/**
 * Bounds of an uploaded picture: the file in bytes, the picture in whole megapixels as cameras are sold (a phone of '50
 * megapixels' makes 8160 × 6144), and its longer side against the other.
 */
export const maxBildBytes = 15_000_000;
export const maxBildMegapixel = 50;
export const maxBildRatio = 10;
