import { aufbewahrenBis, aufbewahrungsjahre, vorbeiVor } from '#shared/datum/aufbewahrungsfrist.ts';
import type { Ereignis } from '../ereignisse/ereignis.ts';
import type { Auftragslage } from '../zustand/auftragslage.ts';

/**
 * Days after the last thing that happened to an order until what its customer wants deleted is: the two weeks
 * of a withdrawal, and the time that its declaration and a parcel take.
 */
export const ruhetage = 30;

/**
 * The same while withdrawn goods are awaited, for which their customer has to be reached; after a year nobody
 * waits for them any more.
 */
const wartetage = 365;
const dayMs = 86_400_000;

/** What is left of an order's person; see `AuftragTable`. */
export type Datenstand = 'voll' | 'pflicht' | 'anonym';

/** These change nothing of what an order is evidence of. */
export const ohneFrist = ['notiz', 'loeschwunsch'] as const satisfies Ereignis['typ'][];

/** How long what belongs to an order is kept; days as they are stored. */
export type Aufbewahrung = {
  /** The order with its documents, and the last of the mails about it: each counts from its own year. */
  belegeBis: string;
  briefeBis: string;
  /** When its customer asked for deletion. */
  loeschwunschAt?: string;
  /** When what the law does not want is deleted, or would be after a request; missing while the order is not done. */
  loeschungAb?: string;
};

/** `zurueckLaeuftCent`: should money on its way back not arrive, its customer has to be reached. */
type Lage = Pick<Auftragslage, 'aufgabe' | 'erwartet' | 'zurueckLaeuftCent'>;

/** `belegTag`: that of its latest document, which may be years younger than all that happened (ADR 113). */
export function aufbewahrungOf(lage: Lage, ereignisse: Ereignis[], belegTag = ''): Aufbewahrung {
  const at = letztesAt(ereignisse);
  const tage = lage.erwartet.size > 0 ? wartetage : ruhetage;
  const wunsch = ereignisse.find(({ typ }) => typ === 'loeschwunsch');
  return {
    belegeBis: aufbewahrenBis(spaeter(at, belegTag), aufbewahrungsjahre.belege),
    briefeBis: aufbewahrenBis(at, aufbewahrungsjahre.briefe),
    ...(wunsch ? { loeschwunschAt: wunsch.at } : {}),
    ...(lage.aufgabe === 'erledigt' && lage.zurueckLaeuftCent === 0
      ? { loeschungAb: new Date(Date.parse(at) + tage * dayMs).toISOString() }
      : {}),
  };
}

type LoeschFall = {
  datenstand: Datenstand;
  lage: Lage;
  ereignisse: Ereignis[];
  /** As in `aufbewahrungOf`. */
  belegTag?: string | undefined;
};

/** What has to become of an order's person now: nothing is taken out of one that the workshop still works on. */
export function naechsterDatenstand(
  { datenstand, lage, ereignisse, belegTag = '' }: LoeschFall,
  now: Date,
): Exclude<Datenstand, 'voll'> | undefined {
  if (lage.aufgabe !== 'erledigt' || datenstand === 'anonym') return undefined;
  const letztes = spaeter(letztesAt(ereignisse), belegTag);
  if (letztes < vorbeiVor(now, aufbewahrungsjahre.belege)) return 'anonym';
  const { loeschwunschAt, loeschungAb } = aufbewahrungOf(lage, ereignisse);
  const isWunsch = datenstand === 'voll' && loeschwunschAt !== undefined && loeschungAb !== undefined;
  return isWunsch && loeschungAb <= now.toISOString() ? 'pflicht' : undefined;
}

/** Of a moment and a German day the one whose year ends later. */
function spaeter(at: string, tag: string): string {
  return at < tag ? tag : at;
}

function letztesAt(ereignisse: Ereignis[]): string {
  const zaehlen = ereignisse.filter(({ typ }) => !(ohneFrist as readonly string[]).includes(typ));
  return (
    zaehlen
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? ''
  );
}
