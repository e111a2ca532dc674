import { hasBild } from './has-bild.ts';
import { hasPreis } from './has-preis.ts';

/** What a product still lacks: `wort` for its card, `was` is missing and `wo` it is added. */
export type ProduktLuecke = { wort: string; was: string; wo: string };

type Unfertig = Parameters<typeof hasBild>[0] & { preis?: number | undefined; fehlend?: string[] };

/** Nobody is kept from saving: a soap may be sold later than it is entered, but its owner is told what it waits for. */
export function lueckenOf(produkt: Unfertig): ProduktLuecke[] {
  const { preis, fehlend = [] } = produkt;
  return [
    ...(hasBild(produkt) ? [] : [{ wort: 'Bild fehlt', was: 'ein Bild', wo: 'auf der Karte hochladen' }]),
    ...(hasPreis(preis)
      ? []
      : [{ wort: 'Preis fehlt', was: 'ein Preis', wo: '„Bearbeiten“, „Produktseite im Shop“' }]),
    ...(fehlend.length === 0
      ? []
      : [{ wort: 'Rezept unvollständig', was: fehlend.join(', '), wo: 'unter „Rohstoffe“ ergänzen' }]),
  ];
}

/** The same in one message after saving; `undefined` when nothing is missing. */
export function lueckenText(produkt: Unfertig): string | undefined {
  const luecken = lueckenOf(produkt).map(({ was, wo }) => `${was} (${wo})`);
  return luecken.length > 0 ? `Es fehlt noch:\n${luecken.join('\n')}` : undefined;
}
