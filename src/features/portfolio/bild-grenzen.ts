/** Bounds of an uploaded picture: the file in bytes, the picture in pixels, and its longer side against the other. */
export const maxBildBytes = 15_000_000;
export const maxBildPixels = 50_000_000;
export const maxBildRatio = 10;
