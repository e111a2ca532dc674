import type { Ereignis } from './ereignis.ts';
import { type Auftrag, isNoch, type Lage } from './stand.ts';

/** What the workshop can do with an order. */
export const aktionen = [
  'zahlung',
  'erstattung',
  'gepackt',
  'versendet',
  'abholbereit',
  'abgeholt',
  'adresse',
  'teilStornieren',
  'stornieren',
  'nachricht',
  'notiz',
] as const;
export type Aktion = (typeof aktionen)[number];

/**
 * What can be done with an order now. An unpaid one can be sent or handed over all the same, when its author says so: the workshop may
 * trust its customers. Packing alone waits for the money.
 */
export function aktionenOf(
  { versandart, zahlart, posten }: Pick<Auftrag, 'versandart' | 'zahlart' | 'posten'>,
  lage: Lage,
  ereignisse: Ereignis[],
): Aktion[] {
  const { stand, offenCent, zurueckCent, rest, geliefert } = lage;
  const hatRest = rest.size > 0;
  const isPackbar = hatRest && (zahlart === 'abholung' || offenCent === 0);
  const isBereit = isNoch(ereignisse, 'abholbereit');
  const isGepackt = isBereit || isNoch(ereignisse, 'gepackt');
  const stueck = [...rest.values()].reduce((sum, menge) => sum + menge, 0);
  const kann: Record<Aktion, boolean> = {
    // Money may come for any order, late or twice: then it has to be returned.
    zahlung: true,
    erstattung: zurueckCent > 0,
    gepackt: isPackbar && !isGepackt,
    versendet: hatRest && versandart === 'dhl',
    abholbereit: isPackbar && versandart === 'abholung' && !isBereit,
    abgeholt: hatRest && versandart === 'abholung',
    adresse: hatRest && versandart === 'dhl',
    // The last piece of an order is cancelled with all of it, unless others have left.
    teilStornieren: hatRest && posten.length > 0 && (geliefert.size > 0 || stueck > 1),
    stornieren: stand !== 'storniert' && geliefert.size === 0,
    nachricht: true,
    notiz: true,
  };
  return aktionen.filter((one) => kann[one]);
}
