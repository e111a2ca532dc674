import type { ZahlungAngaben } from '#features/einstellung/zahlung-angaben.ts';

/** Days of a transfer, counted from the order: until it should be there, until its reminder, until the order is cancelled. */
export type Fristen = { zahlungstage: number; erinnernNachTagen: number; stornierenNachTagen: number };

type Vorkasse = Pick<ZahlungAngaben['vorkasse'], 'zahlungstage'> & Partial<Fristen>;

export function fristenOf(vorkasse: Vorkasse): Fristen {
  const { zahlungstage, erinnernNachTagen = 5, stornierenNachTagen = 10 } = vorkasse;
  return { zahlungstage, erinnernNachTagen, stornierenNachTagen };
}
