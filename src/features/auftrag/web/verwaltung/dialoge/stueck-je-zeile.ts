/** Pieces by the number of their line. */
export type Stueck = Record<string, number>;

/** As the server wants them: lines without pieces are left out. */
export function toTeile(stueck: Stueck): { nr: number; menge: number }[] {
  return Object.entries(stueck).flatMap(([nr, menge]) => (menge > 0 ? { nr: Number(nr), menge } : []));
}
