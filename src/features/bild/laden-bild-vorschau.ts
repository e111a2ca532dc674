import { vorschauOf } from './bild-masse.ts';
import type { LadenBild } from './contract.ts';

/** The shop's picture for link previews, as a JPEG; a picture that says nothing by itself is called like the shop. */
export function ladenBildVorschau(bild: LadenBild | null, name: string) {
  const vorschau = bild && vorschauOf(bild.quer.url, bild.quer);
  if (!vorschau) return undefined;
  return { src: vorschau.src, width: vorschau.breite, height: vorschau.hoehe, alt: bild.altText || name };
}
