import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import type { Einheit } from '../../../artikel.ts';
import { mengeText } from '../../../menge-text.ts';
import { isAuffaellig } from '../../../zaehlung.ts';

/** Maximum articles listed in the question. */
const maxGenannt = 8;

export type Gezaehlt = {
  name: string;
  einheit: Einheit;
  geringfuegig: number;
  erwartet: number;
  gezaehlt: number;
};

/**
 * Asks for confirmation of counts that differ much from what was expected, each with before and after; true if there
 * are none.
 */
export async function askAuffaellige(gezaehlte: Gezaehlt[]): Promise<boolean> {
  const lines = gezaehlte
    .filter((one) => isAuffaellig(one, one.geringfuegig))
    .map(
      ({ name, einheit, erwartet, gezaehlt }) =>
        `${name}: bisher ${mengeText(erwartet, einheit)}, gezählt ${mengeText(gezaehlt, einheit)}`,
    );
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
