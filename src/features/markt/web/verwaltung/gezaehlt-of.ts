import type { Zeile } from './blatt-zeilen.tsx';

/** What was typed on a sheet, to read: a line for each soap that was taken along, and the sum. */
export function marktGezaehltOf(
  zeilen: Pick<Zeile, 'name' | 'mitgenommen' | 'zurueck'>[],
  umsatz: string,
): string[] {
  const produkte = zeilen
    .filter(({ mitgenommen, zurueck }) => mitgenommen.trim() !== '' || zurueck.trim() !== '')
    .map(
      ({ name, mitgenommen, zurueck }) =>
        `${name}: ${zahl(mitgenommen)} mitgenommen, ${zahl(zurueck)} zurück`,
    );
  return umsatz.trim() === '' ? produkte : [...produkte, `Umsatz: ${umsatz.trim()} €`];
}

/** As it was typed: it may be no number. */
function zahl(text: string): string {
  return text.trim() || '0';
}
