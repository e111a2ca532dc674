import { useEffect, useState } from 'react';
import { parseNumber } from '#shared/number/parse-number.ts';
import { numberToText } from '#web/ui/verwaltung/number-field/number-text.ts';
import type { Rohstoff } from '../../../contract.ts';
import type { RohstoffScreen } from '../arten/rohstoff-screen.ts';
import type { RohstoffForm } from './rohstoff-field.tsx';
import type { Folgen } from './rohstoff-values.ts';

type VorratOptions = {
  form: RohstoffForm;
  screen: RohstoffScreen;
  folgen: Folgen | undefined;
  rohstoff: Rohstoff | undefined;
};

/**
 * The stock field beside the purchase. For a kind with `vorratFolgt` it follows the content of one pack until
 * the user types a stock (requirements.md, admin §5); a stock that differs from a full pack was counted and
 * stays unchanged. For other kinds a new raw material keeps its default stock, and `angebot` offers a pack
 * that differs from it.
 */
export function useVorrat({ form, screen, folgen, rohstoff }: VorratOptions) {
  const { kind } = screen;
  const inhalt = folgen?.inhalt;
  const vorrat = parseNumber(String(form.getValues('aktuellVorrat')));
  const [isTyped, setIsTyped] = useState(() => {
    // A restored draft contains neither the stored stock nor one pack.
    const stored = rohstoff ? rohstoff.aktuellVorrat : kind.defaults.aktuellVorrat;
    return vorrat !== undefined && vorrat !== stored && vorrat !== inhalt;
  });
  const [wasFull] = useState(!rohstoff || rohstoff.aktuellVorrat === kind.inhaltOf(rohstoff));
  const folgt = kind.vorratFolgt === true && wasFull && !isTyped;

  useEffect(() => {
    if (folgt && inhalt !== undefined) form.setValue('aktuellVorrat', numberToText(inhalt));
  }, [form, folgt, inhalt]);

  const isOffered = !folgt && !isTyped && !rohstoff && vorrat !== undefined && vorrat !== inhalt;
  return {
    hint: folgt ? 'Folgt dem Einkauf, bis Sie hier etwas eintragen.' : undefined,
    onTyped: () => setIsTyped(true),
    angebot: isOffered && inhalt !== undefined ? { inhalt, bisher: vorrat } : undefined,
  };
}
