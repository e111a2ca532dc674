import { type Einheit, einheitText, type LagerTyp, lagerGruppen } from './artikel.ts';

/** What a line is made of: an article below its minimum. */
type Knapp = { name: string; typ: LagerTyp; differenz: number; einheit: Einheit };

/** Finished products are made, not bought. */
const ueberschriften = { einkauf: 'Einkaufen', produktion: 'Herstellen' } as const;

/** The lists of what to buy and what to make up to the minimum; a list without lines is left out. */
export function shoppingLists<T extends Knapp>(warnungen: T[]): { titel: string; zeilen: T[] }[] {
  const isProdukt = ({ typ }: Knapp) => typ === lagerGruppen.produkte.typ;
  return [
    { titel: ueberschriften.einkauf, zeilen: warnungen.filter((warnung) => !isProdukt(warnung)) },
    { titel: ueberschriften.produktion, zeilen: warnungen.filter(isProdukt) },
  ].filter(({ zeilen }) => zeilen.length > 0);
}

/** The lists as text, to paste into a message. */
export function shoppingText(warnungen: Knapp[]): string {
  return shoppingLists(warnungen)
    .map(({ titel, zeilen }) => [`${titel}:`, ...zeilen.map(shoppingLine)].join('\n'))
    .join('\n\n');
}

function shoppingLine({ name, differenz, einheit }: Knapp): string {
  return `- ${differenz.toLocaleString('de-DE')} ${einheitText(einheit)} ${name}`;
}
