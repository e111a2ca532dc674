import { bildAdresse, bildQuellen } from '#features/bild/bild-adresse.ts';
import type { PictureData } from '#web/ui/shop/picture/picture.tsx';

/** The picture of an ordered product; its name stands beside it. */
export function bildOf({ bild }: { bild?: string }): PictureData | undefined {
  if (!bild) return undefined;
  const src = bildAdresse(bild);
  // The width in the address of a stored picture is one that certainly exists.
  const breite = Number(/-(\d+)\.webp$/.exec(src)?.[1]) || undefined;
  const sources = bildQuellen(src, breite).map(({ format, srcSet }) => ({ type: `image/${format}`, srcSet }));
  return { src, alt: '', sources };
}
