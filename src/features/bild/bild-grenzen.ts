/**
 * Limits of an uploaded picture: the file in bytes, the picture in megapixels as cameras are sold (one of '50
 * megapixels' makes 8160 × 6144), and the ratio of its longer to its shorter side.
 */
export const maxBildBytes = 15_000_000;
export const maxBildMegapixel = 50;
export const maxBildRatio = 10;
