/** The maximum level of one article, in its unit: far more than any shelf holds, and well within an integer column. */
export const maxBestandMenge = 100_000_000;
