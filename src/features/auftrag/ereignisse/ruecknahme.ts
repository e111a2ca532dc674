import type { Auftragslage } from '../zustand/auftragslage.ts';
import { type Ereignis, type EreignisVon, geltende, nurVon } from './ereignis.ts';
import { erstattungswegOf, laufendeErstattungen } from './erstattung.ts';

/** What can be taken back: nothing of it has left the house. */
const ruecknehmbar = [
  'zahlung',
  'erstattung',
  'erlassen',
  'nachlass',
  'gepackt',
  'abholbereit',
  'adresse',
  'notiz',
] as const;
type Ruecknehmbar = (typeof ruecknehmbar)[number];

/** What is over once goods have left or the order is cancelled. */
const bisLieferung: readonly string[] = ['gepackt', 'abholbereit', 'adresse'];

/**
 * The events that can be taken back now, by their numbers (R39: the taking back is an event, too). Money that came
 * online is there, and what the provider has returned is gone, whatever anybody enters.
 */
export function ruecknehmbare(ereignisse: Ereignis[]): number[] {
  const gilt = geltende(ereignisse);
  const letzte =
    gilt.findLast(({ typ }) => typ === 'versendet' || typ === 'abgeholt' || typ === 'storniert')?.nr ?? 0;
  return gilt.flatMap((one) => {
    const { typ, nr } = one;
    if (one.typ === 'storniert') return isWiederaufnehmbar(one, ereignisse) ? nr : [];
    if (!ruecknehmbar.includes(typ as Ruecknehmbar)) return [];
    if (one.typ === 'zahlung' && one.angaben.online) return [];
    if (one.typ === 'erstattung' && erstattungswegOf(one, ereignisse) === 'anbieter') return [];
    if (one.typ === 'nachlass') return isDochZuVerlangen(one, ereignisse) ? nr : [];
    if (typ === 'zahlung' && (isZurueckgezahlt(ereignisse, nr) || isDanachErlassen(ereignisse, nr)))
      return [];
    return bisLieferung.includes(typ) && nr < letzte ? [] : nr;
  });
}

/**
 * A cancellation by the workshop or for want of money, as long as no money was returned for it, or is on its way. What
 * its customer has cancelled stays so.
 */
function isWiederaufnehmbar(
  { angaben, nr }: EreignisVon<'storniert'> & { nr: number },
  ereignisse: Ereignis[],
): boolean {
  if (angaben.grund === 'kunde' || laufendeErstattungen(ereignisse).length > 0) return false;
  return !nurVon(geltende(ereignisse), 'erstattung').some((one) => one.nr > nr);
}

/**
 * What was let go of is asked for after all only while none of it was returned or is on its way, none of its pieces
 * lies on the shelf, and nothing was cancelled or withdrawn since: how much that brought may follow from it
 * (`wenigerCentOf`).
 */
function isDochZuVerlangen(
  { angaben, nr }: EreignisVon<'nachlass'> & { nr: number },
  ereignisse: Ereignis[],
): boolean {
  if (laufendeErstattungen(ereignisse).length > 0 || angaben.teile?.some(({ regal }) => regal)) return false;
  const endet: Ereignis['typ'][] = ['erstattung', 'teilStorniert', 'widerrufen', 'storniert'];
  return !geltende(ereignisse).some((one) => one.nr > nr && endet.includes(one.typ));
}

/**
 * Whether an event is a payment of which money was returned, or is on its way: without it more would have been returned
 * than came in.
 */
export function isZurueckgezahlt(ereignisse: Ereignis[], nr: number): boolean {
  const gilt = geltende(ereignisse);
  const zahlungen = nurVon(gilt, 'zahlung');
  const andere = zahlungen.filter((one) => one.nr !== nr);
  const zurueck = laufendeErstattungen(ereignisse).map((angaben) => ({ angaben }));
  const weg = sumOf([...nurVon(gilt, 'erstattung'), ...zurueck]);
  return andere.length < zahlungen.length && sumOf(andere) < weg;
}

/**
 * Whether without this event less would be to be returned than is on its way back: that was begun because of all that
 * came in, and goes all the same.
 */
export function isUnterwegsGebraucht(
  ereignis: Ereignis,
  { zurueckCent, zurueckLaeuftCent }: Pick<Auftragslage, 'zurueckCent' | 'zurueckLaeuftCent'>,
): boolean {
  if (ereignis.typ !== 'zahlung' || zurueckLaeuftCent === 0) return false;
  return zurueckCent - ereignis.angaben.betragCent < zurueckLaeuftCent;
}

/** Whether the rest beside a payment was forgiven: without it that would be no rest. */
export function isDanachErlassen(ereignisse: Ereignis[], nr: number): boolean {
  const gilt = geltende(ereignisse);
  const isZahlung = nurVon(gilt, 'zahlung').some((one) => one.nr === nr);
  return isZahlung && nurVon(gilt, 'erlassen').some((one) => one.nr > nr);
}

/** Whether without this event a debt to the customer would be gone that nobody has paid. */
export function isSchuldWeg(
  { typ }: Pick<Ereignis, 'typ'>,
  { zurueckCent }: Pick<Auftragslage, 'zurueckCent'>,
): boolean {
  return typ === 'zahlung' && zurueckCent > 0;
}

/** Whether only the owner takes it back: she decides what is not asked for or not returned (ADR 095). */
export function isNurInhaberin(
  ereignis: Pick<Ereignis, 'typ'>,
  lage: Pick<Auftragslage, 'zurueckCent'>,
): boolean {
  return ereignis.typ === 'erlassen' || ereignis.typ === 'nachlass' || isSchuldWeg(ereignis, lage);
}

function sumOf(ereignisse: { angaben: { betragCent: number } }[]): number {
  return ereignisse.reduce((sum, { angaben }) => sum + angaben.betragCent, 0);
}
