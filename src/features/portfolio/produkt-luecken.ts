import { hasBild } from './has-bild.ts';
import { hasPreis } from './preis/has-preis.ts';

/** A gap of a product: `wort` for its card, `was` is missing, `wo` it can be added. */
export type ProduktLuecke = { wort: string; was: string; wo: string };

type Unfertig = Parameters<typeof hasBild>[0] & { preis?: number | undefined; fehlend?: string[] };

/** Saving is always allowed: a soap may be entered before it is sold, but its owner is shown what is missing. */
export function produktLueckenOf(produkt: Unfertig): ProduktLuecke[] {
  const { preis, fehlend = [] } = produkt;
  return [
    ...(hasBild(produkt) ? [] : [{ wort: 'Bild fehlt', was: 'ein Bild', wo: 'auf der Karte hochladen' }]),
    ...(hasPreis(preis) ? [] : [{ wort: 'Preis fehlt', was: 'ein Preis', wo: '„Bearbeiten“, ganz oben' }]),
    ...(fehlend.length === 0
      ? []
      : [{ wort: 'Rezept unvollständig', was: fehlend.join(', '), wo: 'unter „Rohstoffe“ ergänzen' }]),
  ];
}

/** All gaps in one message after saving; `undefined` when nothing is missing. */
export function lueckenText(produkt: Unfertig): string | undefined {
  const luecken = produktLueckenOf(produkt).map(({ was, wo }) => `${was} (${wo})`);
  return luecken.length > 0 ? `Es fehlt noch:\n${luecken.join('\n')}` : undefined;
}
