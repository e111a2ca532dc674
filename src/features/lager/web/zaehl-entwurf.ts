import { z } from 'zod';
import { type EntwurfKey, forgetStored, readStored, store } from '#web/entwurf/entwurf-store.ts';
import { newBuchungId } from './new-buchung-id.ts';

/** The text typed for one article, and its level at that time, identified for the server by `letzteNr` (ADR 017). */
const zeile = z.object({ text: z.string(), letzteNr: z.number(), erwartet: z.number() });
const entwurf = z.object({
  /** The id of the future booking, so that it is booked once (ADR 030). */
  buchungId: z.string(),
  begonnen: z.string(),
  notizen: z.string(),
  zeilen: z.record(z.string(), zeile),
});

/** A count of a shelf that is not booked yet; its lines are keyed by the articles' `_id`. */
export type ZaehlEntwurf = z.infer<typeof entwurf>;

/** The storage key of a draft: each account has one per group. */
export function entwurfKey(accountId: string, gruppe: string): EntwurfKey {
  return `lager.zaehlung.${accountId}.${gruppe}`;
}

/** The stored draft; an unreadable one is ignored. */
export function readZaehlEntwurf(key: EntwurfKey): ZaehlEntwurf | undefined {
  return entwurf.safeParse(readStored(key)).data;
}

/** Stores a draft so that it survives a reload; one without lines is removed. */
export function writeEntwurf(key: EntwurfKey, entwurf: ZaehlEntwurf | undefined): void {
  if (entwurf && Object.keys(entwurf.zeilen).length > 0) store(key, entwurf);
  else forgetStored(key);
}

function begin(): ZaehlEntwurf {
  return { buchungId: newBuchungId(), begonnen: new Date().toISOString(), notizen: '', zeilen: {} };
}

type Gezaehlt = { _id: string; menge: number; letzteNr: number };

/** The draft after a change of one article's text; a count refers to the level at the time of typing. */
export function countZeile(
  vorher: ZaehlEntwurf | undefined,
  { _id, menge, letzteNr }: Gezaehlt,
  text: string,
): ZaehlEntwurf {
  const { zeilen, ...rest } = vorher ?? begin();
  const { [_id]: _, ...andere } = zeilen;
  if (text.trim() === '') return { ...rest, zeilen: andere };
  return { ...rest, zeilen: { ...andere, [_id]: { text, letzteNr, erwartet: menge } } };
}
