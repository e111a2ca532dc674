import type { NachrichtArt } from '#features/post/nachricht.ts';
import type { Zahlart } from '#features/zahlarten/zahlart.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { type Ereignis, type EreignisTyp, geltende } from '../ereignisse/ereignis.ts';
import { laufendeErstattungen } from '../ereignisse/erstattung.ts';
import type { Auftragslage } from '../zustand/auftragslage.ts';

/** What is written of a new order; of one that is paid online it waits some minutes, to say that the money came. */
const bestaetigung: NachrichtArt[] = ['bestellung', 'neueBestellung'];
/**
 * Messages that still wait and are not true any more after an event: nobody who has paid or cancelled wants
 * to be reminded of it.
 */
const nach: Partial<Record<EreignisTyp, NachrichtArt[]>> = {
  zahlung: ['erinnerung', 'abholbereit'],
  erlassen: ['erinnerung', 'abholbereit'],
  versendet: ['erinnerung'],
  abgeholt: ['erinnerung', 'abholbereit'],
  teilStorniert: ['erinnerung', 'abholbereit'],
  storniert: ['erinnerung', 'abholbereit'],
  widerruf: ['erinnerung', 'abholbereit'],
  zahlart: ['erinnerung', ...bestaetigung],
  erstattung: ['kontoFrage'],
  erstattungBeendet: ['kontoFrage'],
};

/** The same after an event that was taken back; the first one is the kind of its own message. */
const nachRuecknahme: Partial<Record<EreignisTyp, NachrichtArt[]>> = {
  zahlung: ['zahlung', 'abholbereit'],
  erlassen: ['zahlung', 'abholbereit'],
  erstattung: ['erstattung'],
  nachlass: ['nachlass'],
  abholbereit: ['abholbereit'],
  storniert: ['storniert'],
};

/** The kinds of messages that an event of an order makes untrue while they wait. */
export function ueberholtVon(ereignis: Ereignis, { ereignisse, auftrag, lage }: Ueberholt): NachrichtArt[] {
  if (ereignis.typ !== 'zurueckgenommen') {
    const wartend = isAndersBestaetigt(ereignis, lage) && zahlwegOf(auftrag.zahlart).isOnline;
    return [...(nach[ereignis.typ] ?? []), ...(wartend ? bestaetigung : [])];
  }
  const typ = ereignisse[ereignis.angaben.nr - 1]?.typ;
  return (typ && nachRuecknahme[typ]) ?? [];
}

/** Whether what is written of a new order, and waits, says something that is not true any more. */
function isAndersBestaetigt({ typ }: Ereignis, { offenCent, stand }: Ueberholt['lage']): boolean {
  if (typ === 'zahlung') return offenCent === 0 && stand !== 'storniert';
  return typ === 'storniert' || typ === 'teilStorniert' || typ === 'widerruf';
}

type Ueberholt = {
  ereignisse: Ereignis[];
  auftrag: { zahlart: Zahlart };
  lage: Pick<Auftragslage, 'stand' | 'offenCent'>;
};

/** A message of an order as the outbox has it. */
type Geschrieben = { art: string; at: string };

/**
 * Those of an order's messages that say what an event says, and are not true without it: its own, and others
 * that were written with it in mind. A later event of the same kind has a message of its own. One that only brought
 * its document is among them, though it is never withdrawn: each document goes to its customer.
 */
export function postUeber<Nachricht extends Geschrieben>(
  { typ, at: seit }: Ereignis,
  ereignisse: Ereignis[],
  nachrichten: Nachricht[],
): Nachricht[] {
  const arten: string[] = nachRuecknahme[typ] ?? [];
  const eigene = nachRuecknahme[typ]?.[0];
  const gleiche = ereignisse.filter((one) => nachRuecknahme[one.typ]?.[0] === eigene && one.at > seit);
  const spaeter = new Set(gleiche.map(({ at }) => at));
  const bringt: NachrichtArt = 'rechnung';
  return nachrichten.filter(({ art, at }) =>
    art === bringt ? at === seit : arten.includes(art) && at >= seit && !(art === eigene && spaeter.has(at)),
  );
}

type Zurueckgezogen = { art: NachrichtArt; createdAt: string };

/**
 * The events that are written of again, with the sums of now, because their messages were withdrawn and they
 * still hold: a message is as old as its event.
 */
export function erneutOf(
  ereignis: Ereignis,
  zurueckgezogen: Zurueckgezogen[],
  { ereignisse, lage }: { ereignisse: Ereignis[]; lage: Pick<Auftragslage, 'stand' | 'isWiderrufOffen'> },
): (Ereignis & { nr: number })[] {
  const wahr: Partial<Record<EreignisTyp, NachrichtArt | false>> = {
    erinnert: ereignis.typ === 'teilStorniert' && lage.stand === 'offen' && 'erinnerung',
    abholbereit: lage.stand === 'abholbereit' && !lage.isWiderrufOffen && 'abholbereit',
    zahlung: 'zahlung',
    erlassen: 'zahlung',
    nachlass: 'nachlass',
    erstattung: 'erstattung',
    erstattungBegonnen: 'kontoFrage',
  };
  const laufende = laufendeErstattungen(ereignisse).map(({ erstattung }) => erstattung);
  return geltende(ereignisse)
    .filter(isNichtBeendet(laufende))
    .filter((one) =>
      zurueckgezogen.some(({ art, createdAt }) => wahr[one.typ] === art && createdAt === one.at),
    );
}

/** An account is asked for only as long as a transfer waits for it. */
function isNichtBeendet(laufende: string[]) {
  return (one: Ereignis) =>
    one.typ !== 'erstattungBegonnen' ||
    (one.angaben.fragt === true && laufende.includes(one.angaben.erstattung));
}
