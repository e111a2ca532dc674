import { z } from 'zod';
import { localStore } from '#web/api/browser-storage.ts';
import { newBuchungId } from './new-buchung-id.ts';

/** What was typed for one article, and what its level was then: by `letzteNr` the server knows it, too (ADR 017). */
const zeile = z.object({ text: z.string(), letzteNr: z.number(), erwartet: z.number() });
const entwurf = z.object({
  /** Under which it will be booked, once (ADR 030). */
  buchungId: z.string(),
  begonnen: z.string(),
  notizen: z.string(),
  zeilen: z.record(z.string(), zeile),
});

/** A count of a shelf that is not booked yet; its lines by the articles' `_id`. */
export type ZaehlEntwurf = z.infer<typeof entwurf>;

/** Where a draft lies in this browser: each account has one per group. */
export function entwurfKey(accountId: string, gruppe: string): string {
  return `lager.zaehlung.${accountId}.${gruppe}`;
}

/** The stored draft; what cannot be read counts as none. */
export function readEntwurf(key: string): ZaehlEntwurf | undefined {
  try {
    return entwurf.safeParse(JSON.parse(localStore.getItem(key) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Keeps a draft over a reload; one without lines is forgotten. */
export function writeEntwurf(key: string, entwurf: ZaehlEntwurf | undefined): void {
  if (entwurf && Object.keys(entwurf.zeilen).length > 0) localStore.setItem(key, JSON.stringify(entwurf));
  else localStore.removeItem(key);
}

function begin(): ZaehlEntwurf {
  return { buchungId: newBuchungId(), begonnen: new Date().toISOString(), notizen: '', zeilen: {} };
}

type Gezaehlt = { _id: string; menge: number; letzteNr: number };

/** The draft after something was typed for an article, or its text was emptied. What is typed is counted now. */
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
