import { formatZeitpunkt } from '#shared/datum/datum.ts';
import type { Ereignis } from './ereignis.ts';
import { werkstattText } from './werkstatt-text.ts';

/** The refusal of a change whose author has not seen what happened last: who did what, and what to do now. */
export function inzwischenText(neue: (Ereignis & { von: string })[], { nummer }: { nummer: string }): string {
  const last = neue.at(-1);
  const bitte = 'Bitte sehen Sie sich die Bestellung noch einmal an.';
  if (!last) return `${nummer} ist nicht mehr so, wie Sie sie sehen. ${bitte}`;
  const { text } = werkstattText(last, { ereignisse: neue, posten: [] });
  return `${nummer} hat sich inzwischen geändert: ${text} (${last.von}, ${formatZeitpunkt(last.at)} Uhr). ${bitte}`;
}
