import type { ZahlungAngaben } from '#features/einstellung/gruppen/zahlung-angaben.ts';

/**
 * Days of a transfer, counted from the order: until it should be there, until its reminder, until the order
 * is cancelled.
 */
export type Fristen = Pick<
  ZahlungAngaben['vorkasse'],
  'zahlungstage' | 'erinnernNachTagen' | 'stornierenNachTagen'
>;

/**
 * No order is cancelled while it may still be paid, also in a shop whose days to pay were set before those to
 * cancel.
 */
export function fristenOf({ zahlungstage, erinnernNachTagen, stornierenNachTagen }: Fristen): Fristen {
  return {
    zahlungstage,
    erinnernNachTagen,
    stornierenNachTagen: Math.max(stornierenNachTagen, zahlungstage),
  };
}
