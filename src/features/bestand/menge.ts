/** The maximum level of one article, in its unit: far more than any shelf holds, and well within an integer column. */
export const maxMenge = 100_000_000;
