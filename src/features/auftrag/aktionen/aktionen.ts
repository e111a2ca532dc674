import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { type Ereignis, geltende } from '../ereignisse/ereignis.ts';
import { type Auftrag, type Auftragslage, isNoch, isOhneGeldFort } from '../zustand/auftragslage.ts';

/** What the workshop can do with an order. */
export const aktionen = [
  'zahlung',
  'erinnern',
  'erlassen',
  'erstattung',
  'nachlass',
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

/** `email` is empty for a customer without an address. */
export type Bearbeitbar = Pick<Auftrag, 'versandart' | 'zahlart' | 'posten'> & { email: string };

/**
 * What can be done with an order now. An unpaid one can be sent or handed over all the same, when its author
 * says so: the workshop may trust its customers. Packing alone waits for the money.
 */
export function aktionenOf(
  { versandart, zahlart, posten, email }: Bearbeitbar,
  lage: Auftragslage,
  ereignisse: Ereignis[],
): Aktion[] {
  const { stand, offenCent, zurueckCent, zurueckLaeuftCent, rest, geliefert } = lage;
  const { isVorauszahlung, isUeberweisung } = zahlwegOf(zahlart);
  // What is withdrawn must not leave the house: the withdrawal is booked first.
  const hasRest = rest.size > 0 && !lage.isWiderrufOffen;
  const isPackbar = hasRest && (!isVorauszahlung || offenCent === 0);
  const isBereit = isNoch(ereignisse, 'abholbereit');
  const isGepackt = isBereit || isNoch(ereignisse, 'gepackt');
  const stueck = [...rest.values()].reduce((sum, menge) => sum + menge, 0);
  const kann: Record<Aktion, boolean> = {
    // Money may come for any order, late or twice: then it has to be returned.
    zahlung: true,
    erinnern: isUeberweisung && email !== '' && !lage.isWiderrufOffen && isNachzufragen(lage, ereignisse),
    erlassen: isErlassbar(lage),
    erstattung: zurueckCent > zurueckLaeuftCent,
    // Of what is not paid nothing can be given back: less is asked for by cancelling.
    nachlass: stand !== 'storniert' && offenCent === 0 && lage.zuZahlenCent > 0 && !lage.isWiderrufOffen,
    // Of a pick-up its customer is told when it is packed: that is `abholbereit`.
    gepackt: isPackbar && versandart === 'dhl' && !isGepackt,
    versendet: hasRest && versandart === 'dhl',
    abholbereit: isPackbar && versandart === 'abholung' && !isBereit,
    abgeholt: hasRest && versandart === 'abholung',
    adresse: hasRest && versandart === 'dhl',
    // The last piece of an order is cancelled with all of it, unless others have left.
    teilStornieren: hasRest && posten.length > 0 && (geliefert.size > 0 || stueck > 1),
    stornieren: stand !== 'storniert' && stand !== 'widerrufen' && geliefert.size === 0,
    nachricht: true,
    notiz: true,
  };
  return aktionen.filter((one) => kann[one]);
}

/**
 * Cents that an owner may forgive: asking for less costs more, in postage and minutes, than it brings in.
 */
export const hoechstensErlassenCent = 500;

/** Whether so little is missing of an order that was paid for that it can be forgiven. */
function isErlassbar({ offenCent, bezahltCent, isWiderrufOffen }: Auftragslage): boolean {
  return offenCent > 0 && offenCent <= hoechstensErlassenCent && bezahltCent > 0 && !isWiderrufOffen;
}

/**
 * Whether money is missing that the shop does not ask for by itself: goods have left unpaid, or it was asked
 * for the rest already.
 */
function isNachzufragen(lage: Auftragslage, ereignisse: Ereignis[]): boolean {
  if (isOhneGeldFort(lage)) return true;
  const isErinnert = geltende(ereignisse).some(({ typ }) => typ === 'erinnert');
  return lage.stand === 'offen' && lage.offenCent > 0 && lage.bezahltCent > 0 && isErinnert;
}
