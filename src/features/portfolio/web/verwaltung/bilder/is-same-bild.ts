import type { VerwaltetesProdukt } from '../../../contract.ts';

/** A picture of a product: the main one or an index in the gallery, counted from 0. */
export type BildWahl = 'hauptbild' | number;

/**
 * Whether a picture is unchanged, including its alt text, in a gallery of the same length: then the conflict was caused
 * by a change of other fields of the product.
 */
export function isSameBild(vorher: VerwaltetesProdukt, jetzt: VerwaltetesProdukt, wahl: BildWahl): boolean {
  const [alt, neu] = [bildOf(vorher, wahl), bildOf(jetzt, wahl)];
  const sameCount = vorher.bilder.galerie.length === jetzt.bilder.galerie.length;
  return sameCount && alt.url !== undefined && alt.url === neu.url && alt.text === neu.text;
}

/** The address and the text of a picture. */
export function bildOf({ bilder }: VerwaltetesProdukt, wahl: BildWahl) {
  if (wahl === 'hauptbild') return { url: bilder.hauptbild, text: bilder.alt_text };
  return { url: bilder.galerie[wahl]?.url, text: bilder.galerie[wahl]?.alt_text };
}
