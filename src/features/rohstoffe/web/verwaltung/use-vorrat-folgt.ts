import { useEffect, useState } from 'react';
import { parseNumber } from '#web/ui/verwaltung/number-text.ts';
import type { Rohstoff } from '../../contract.ts';
import type { RohstoffForm } from './rohstoff-feld.tsx';
import type { RohstoffScreen } from './rohstoff-screen.ts';
import { vorratOf } from './rohstoff-values.ts';

type VorratFolgtOptions = {
  form: RohstoffForm;
  screen: RohstoffScreen;
  abgeleitet: Record<string, number> | undefined;
  rohstoff: Rohstoff | undefined;
};

/**
 * The stock of a kind that knows what one purchase holds follows it until somebody types a stock (admin.txt §5). What
 * was counted already, so that it differs from a full purchase, stays as it is.
 */
export function useVorratFolgt({ form, screen, abgeleitet, rohstoff }: VorratFolgtOptions) {
  const { kind } = screen;
  const vorrat = vorratOf(kind, abgeleitet);
  const stehend = parseNumber(String(form.getValues('aktuellVorrat')));
  const [folgt, setFolgt] = useState(
    kind.vorratOf !== undefined &&
      (!rohstoff || rohstoff.aktuellVorrat === kind.vorratOf(rohstoff)) &&
      // A form that came back after a session ended may hold what was typed then.
      (stehend === undefined || vorrat === undefined || stehend === vorrat),
  );

  useEffect(() => {
    if (folgt && vorrat !== undefined) form.setValue('aktuellVorrat', String(vorrat));
  }, [form, folgt, vorrat]);

  return {
    hint: folgt ? 'Folgt dem Einkauf, bis Sie hier etwas eintragen.' : undefined,
    onTyped: () => setFolgt(false),
  };
}
