/**
 * How an order stands with its payment, for its customer. `zuZahlen`: she can pay; `pruefung`: a payment was begun
 * and may be done, so the provider is asked (`pruefen`); `bezahlt`: nothing is open; `vorbei`: it is cancelled or
 * withdrawn, or nothing can be paid online (`grund` says why).
 */
export const zahlungsstaende = ['zuZahlen', 'pruefung', 'bezahlt', 'vorbei'] as const;

/** Whether money moves: `probe` is the example workshop's own provider. */
export const zahlungsmodi = ['live', 'test', 'probe'] as const;
export type Zahlungsmodus = (typeof zahlungsmodi)[number];
