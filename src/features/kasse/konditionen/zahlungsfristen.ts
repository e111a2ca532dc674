import type { ZahlungAngaben } from '#features/einstellung/gruppen/zahlung-angaben.ts';

/**
 * Days of a transfer, counted from the order: until it should be there, until its reminder, until the order
 * is cancelled.
 */
export type Fristen = Pick<
  ZahlungAngaben['vorkasse'],
  'zahlungstage' | 'erinnernNachTagen' | 'stornierenNachTagen'
>;
