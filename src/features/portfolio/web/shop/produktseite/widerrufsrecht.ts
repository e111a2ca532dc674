/**
 * What machines read of the right to withdraw (§§ 355 and 357 BGB). The notice says the same in words, and is
 * the one that counts. Days, from the day on which the goods arrived.
 */
export const widerrufsrecht = { tage: 14, pfad: '/widerrufsbelehrung' } as const;
