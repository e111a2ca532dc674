/** The highest level of one article, in its unit: far above any shelf, far below what an integer column holds. */
export const maxMenge = 100_000_000;
