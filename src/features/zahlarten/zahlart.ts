import type { Versandart } from '#features/lieferung/versandart.ts';

/** The ways to pay as they are stored, in the order in which they are offered and listed (R44). */
export const zahlarten = ['vorkasse', 'online', 'abholung'] as const;
export type Zahlart = (typeof zahlarten)[number];

/** What a way to pay says of itself. `unbekannt` in `zahlwege.ts` is what is said of one that is not known. */
export type Zahlweg = {
  /** As customers and the workshop read it, and the same in a list of orders. */
  name: string;
  kurz: string;
  /** Goods wait for their money, and are promised later by as much as it comes later. */
  isVorauszahlung: boolean;
  /**
   * Paid by transfer to the workshop's account: with bank details and GiroCode, days to pay, a reminder, and
   * a cancellation. It takes a working day until the money is there.
   */
  isUeberweisung: boolean;
  /** Paid at a provider, on its page: with attempts, a few hours to pay, a reminder, and a cancellation. */
  isOnline: boolean;
  /** Paid when the goods are handed over: no message says that the money came. */
  isVorOrt: boolean;
  /** The ways of shipping that it goes with. */
  versandarten: readonly Versandart[];
  /** A sentence for customers: when it is paid. */
  hinweis: string;
};
