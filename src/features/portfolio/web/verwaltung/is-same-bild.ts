import type { VerwaltetesProdukt } from '../../contract.ts';

/** Which picture of a product: the main one or the gallery's, counted from 0. */
export type BildWahl = 'hauptbild' | number;

/**
 * Whether a picture is still the one that was looked at, with its text, in a gallery of as many: then it was something
 * else of the product that somebody changed meanwhile.
 */
export function isSameBild(vorher: VerwaltetesProdukt, jetzt: VerwaltetesProdukt, wahl: BildWahl): boolean {
  const [alt, neu] = [bildOf(vorher, wahl), bildOf(jetzt, wahl)];
  const sameCount = vorher.bilder.galerie.length === jetzt.bilder.galerie.length;
  return sameCount && alt.url !== undefined && alt.url === neu.url && alt.text === neu.text;
}

function bildOf({ bilder }: VerwaltetesProdukt, wahl: BildWahl) {
  if (wahl === 'hauptbild') return { url: bilder.hauptbild, text: bilder.alt_text };
  return { url: bilder.galerie[wahl]?.url, text: bilder.galerie[wahl]?.alt_text };
}
