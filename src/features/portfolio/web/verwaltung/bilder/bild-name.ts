import type { BildWahl } from './is-same-bild.ts';

/** What a picture of a product is called: 'Hauptbild', 'Galeriebild 2'. */
export function bildName(wahl: BildWahl): string {
  return wahl === 'hauptbild' ? 'Hauptbild' : `Galeriebild ${wahl + 1}`;
}
