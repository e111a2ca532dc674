/**
 * § 19 (1) UStG, whole euros: with a turnover of the last year above the first, or from the sale of a year on that
 * crosses the second, VAT is charged. In the year in which the business was founded the first acts like the second.
 */
export const grenzen = { vorjahr: 25_000, jahr: 100_000 } as const;

/** Share of a limit from which the owner is warned. */
export const warnAb = 0.8;
