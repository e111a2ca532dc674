import { decimal, toNumber } from '#shared/number/decimal.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { formatEuro } from '#shared/number/money.ts';
import { type Einheit, type LagerTyp, lagerGruppen } from './artikel.ts';
import { mengeText } from './menge-text.ts';

/** An article below its minimum, for a raw material with how it is bought. */
type Knapp = {
  name: string;
  typ: LagerTyp;
  differenz: number;
  einheit: Einheit;
  packung?: { groesse: string; inhalt: number; preis: number; von: string } | undefined;
};

/** The amount to buy or produce: in packs where they are known. `preis` in euros, `null` if unknown. */
export type Bedarf = { menge: string; von: string; preis: number | null };

/** Finished products are produced, not bought. */
const ueberschriften = { einkauf: 'Einkaufen', produktion: 'Herstellen' } as const;

/** The lists of what to buy and what to produce up to the minimum; an empty list is left out. */
export function shoppingLists<T extends Knapp>(
  warnungen: T[],
): { titel: string; zeilen: T[]; summe: string }[] {
  const isProdukt = ({ typ }: Knapp) => typ === lagerGruppen.produkte.typ;
  const einkauf = warnungen.filter((warnung) => !isProdukt(warnung));
  return [
    { titel: ueberschriften.einkauf, zeilen: einkauf, summe: summeText(einkauf.map(bedarfOf)) },
    { titel: ueberschriften.produktion, zeilen: warnungen.filter(isProdukt), summe: '' },
  ].filter(({ zeilen }) => zeilen.length > 0);
}

/** Whole packs, because 40 drops cannot be bought: `1 × 15 ml` for everything that is missing. */
export function bedarfOf({ differenz, einheit, packung }: Knapp): Bedarf {
  const genau = mengeText(differenz, einheit);
  if (!packung || packung.inhalt < 1) return { menge: genau, von: packung?.von ?? '', preis: null };
  const anzahl = Math.ceil(differenz / packung.inhalt);
  const preis = packung.preis > 0 ? toNumber(decimal(packung.preis).times(anzahl)) : null;
  return { menge: `${formatZahl(anzahl)} × ${packung.groesse}`, von: packung.von, preis };
}

/** The sum of the known prices, with the number of unknown ones. */
function summeText(bedarf: Bedarf[]): string {
  const preise = bedarf.flatMap(({ preis }) => preis ?? []);
  if (preise.length === 0) return '';
  const summe = formatEuro(toNumber(preise.reduce((sum, preis) => sum.plus(preis), decimal(0))));
  const ohne = bedarf.length - preise.length;
  return `Zusammen ${summe}${ohne > 0 ? `, ${ohne} ohne bekannten Preis` : ''}`;
}

/** The lists as text, to paste into a message. */
export function shoppingText(warnungen: Knapp[]): string {
  return shoppingLists(warnungen)
    .map(({ titel, zeilen, summe }) =>
      [`${titel}:`, ...zeilen.map(shoppingLine), ...(summe ? [summe] : [])].join('\n'),
    )
    .join('\n\n');
}

function shoppingLine(zeile: Knapp): string {
  const { menge, von, preis } = bedarfOf(zeile);
  return `- ${[`${menge} ${zeile.name}`, von, preis === null ? '' : formatEuro(preis)].filter(Boolean).join(', ')}`;
}
