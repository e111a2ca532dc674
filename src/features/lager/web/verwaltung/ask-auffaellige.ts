import { confirm } from '#web/ui/verwaltung/confirm.ts';
import { mengeText } from '../../menge-text.ts';
import { isAuffaellig } from '../../zaehlung.ts';
import type { ZaehlZeile } from './zaehl-zeilen.ts';

/** So many are named; more would only be scrolled past. */
const maxGenannt = 8;

/** Asks before a count is booked that is far from what was expected, each with before and after; nothing to ask is a yes. */
export async function askAuffaellige(zeilen: ZaehlZeile[]): Promise<boolean> {
  const lines = zeilen.flatMap(({ artikel: { name, einheit }, zaehlung }) => {
    if (!zaehlung) return [];
    const { gezaehlt, aenderung } = zaehlung;
    const erwartet = gezaehlt - aenderung;
    if (!isAuffaellig({ gezaehlt, erwartet }, einheit)) return [];
    return [`${name}: bisher ${mengeText(erwartet, einheit)}, gezählt ${mengeText(gezaehlt, einheit)}`];
  });
  if (lines.length === 0) return true;
  const rest = lines.length - maxGenannt;
  return confirm({
    question: 'Ist das richtig gezählt?',
    what: [...lines.slice(0, maxGenannt), ...(rest > 0 ? [`und ${rest} weitere`] : [])].join('\n'),
    consequence: 'Die Zählung weicht um mehr als die Hälfte vom Bestand ab.',
    yes: 'Trotzdem buchen',
    no: 'Noch einmal nachsehen',
    isDestructive: false,
  });
}
