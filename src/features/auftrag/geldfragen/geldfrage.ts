import { type Aktion, aktionenOf } from '../aktionen/aktionen.ts';
import { type Ereignis, geltende } from '../ereignisse/ereignis.ts';
import { ruecknehmbare } from '../ereignisse/ruecknahme.ts';
import {
  type Auftrag,
  type Auftragslage,
  auftragslageOf,
  isGeldUeberlassen,
  isOhneGeldFort,
} from '../zustand/auftragslage.ts';
import type { GeldfrageArt } from './geldfrage-art.ts';

/** A question about an order's money that the workshop has to answer; `betragCent` is what it is about. */
export type Geldfrage = {
  art: GeldfrageArt;
  betragCent: number;
  /** Since when it is open without a break. */
  seit: string;
  /** What answers it, of what can be done now: at most three, the usual one first. */
  aktionen: Aktion[];
  /** Its cancellation can be taken back: then the money fits again. */
  isWiederaufnehmbar: boolean;
};

/** `email` is empty for a customer without an address. */
type Befragt = Auftrag & { email: string };

/**
 * What is open about the money of an order: what is to be returned and is not on its way, what is to be transferred,
 * and what the shop has asked for in vain. A withdrawal that is not booked has a place of its own, and so has its
 * money until then.
 */
export function geldfragenOf(auftrag: Befragt, ereignisse: Ereignis[]): Geldfrage[] {
  const lage = auftragslageOf(auftrag, ereignisse);
  const offene = offeneOf(auftrag, lage, ereignisse);
  if (offene.length === 0) return [];
  const moeglich = aktionenOf(auftrag, lage, ereignisse);
  return offene.map(({ art, betragCent }) => ({
    ...{ art, betragCent, seit: seitOf(art, auftrag, ereignisse) },
    aktionen: antworten[art]
      .filter((one) => moeglich.includes(one) && (one !== 'nachricht' || auftrag.email !== ''))
      .slice(0, 3),
    isWiederaufnehmbar:
      (art === 'storniert' || art === 'gescheitert') && isStornoRuecknehmbar(lage, ereignisse),
  }));
}

const zurueck: Aktion[] = ['erstattung', 'nachricht'];
const antworten: Record<GeldfrageArt, Aktion[]> = {
  zuViel: zurueck,
  gekuerzt: zurueck,
  storniert: zurueck,
  widerrufen: zurueck,
  gescheitert: zurueck,
  // Where to, and that it is done, stands on the page of the order.
  ueberweisen: [],
  zuWenig: ['erinnern', 'erlassen', 'stornieren', 'nachricht'],
  anrufen: ['zahlung', 'erlassen', 'stornieren'],
  unbezahltFort: ['erinnern', 'erlassen', 'nachricht', 'zahlung'],
};

type Offen = Pick<Geldfrage, 'art' | 'betragCent'>;

function offeneOf(auftrag: Befragt, lage: Auftragslage, ereignisse: Ereignis[]): Offen[] {
  const { zurueckCent, zurueckLaeuftCent, beimAnbieterCent, offenCent } = lage;
  const frei = { art: zurueckArtOf(auftrag, lage, ereignisse), betragCent: zurueckCent - zurueckLaeuftCent };
  const fehlt = { art: fehltArtOf(auftrag, lage, ereignisse), betragCent: offenCent };
  const zuUeberweisen = { art: 'ueberweisen' as const, betragCent: zurueckLaeuftCent - beimAnbieterCent };
  return [frei, zuUeberweisen, fehlt].filter(
    (one): one is Offen => one.art !== undefined && one.betragCent > 0,
  );
}

/** Why money is to be returned. */
function zurueckArtOf(
  { gesamtCent }: Befragt,
  { stand, isWiderrufOffen, bezahltCent }: Auftragslage,
  ereignisse: Ereignis[],
): GeldfrageArt | undefined {
  if (isLetzteGescheitert(ereignisse)) return 'gescheitert';
  if (isWiderrufOffen) return undefined;
  if (stand === 'storniert' || stand === 'widerrufen') return stand;
  return bezahltCent > gesamtCent ? 'zuViel' : 'gekuerzt';
}

/** Whether a return came to nothing, and nothing was begun or entered by hand since. */
function isLetzteGescheitert(ereignisse: Ereignis[]): boolean {
  const letzte = geltende(ereignisse).findLast(
    (one) =>
      one.typ === 'erstattungBegonnen' ||
      (one.typ === 'erstattungBeendet' && one.angaben.grund === 'gescheitert') ||
      (one.typ === 'erstattung' && one.angaben.erstattung === undefined),
  );
  return letzte?.typ === 'erstattungBeendet';
}

/** Why money is missing that the shop asks for no more. */
function fehltArtOf(
  { email }: Befragt,
  lage: Auftragslage,
  ereignisse: Ereignis[],
): GeldfrageArt | undefined {
  if (lage.isWiderrufOffen || !isGeldUeberlassen(lage, geltende(ereignisse))) return undefined;
  if (isOhneGeldFort(lage)) return 'unbezahltFort';
  if (lage.aufgabe !== 'problem') return undefined;
  return email === '' ? 'anrufen' : 'zuWenig';
}

function isStornoRuecknehmbar({ stand }: Auftragslage, ereignisse: Ereignis[]): boolean {
  return (
    stand === 'storniert' && ruecknehmbare(ereignisse).some((nr) => ereignisse[nr - 1]?.typ === 'storniert')
  );
}

/** Walks back to the event with which it began. */
function seitOf(art: GeldfrageArt, auftrag: Befragt, ereignisse: Ereignis[]): string {
  const isOffenNach = (anzahl: number) => {
    const bis = ereignisse.slice(0, anzahl);
    return offeneOf(auftrag, auftragslageOf(auftrag, bis), bis).some((one) => one.art === art);
  };
  let anzahl = ereignisse.length;
  while (anzahl > 1 && isOffenNach(anzahl - 1)) anzahl -= 1;
  return ereignisse[anzahl - 1]?.at ?? '';
}
