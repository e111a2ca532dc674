import { bildAdresse, bildQuellen } from '#features/bild/bild-adresse.ts';
import type { PictureData } from '#web/ui/shop/picture/picture.tsx';
import type { GalerieBild, Produkt } from '../../contract.ts';
import type { ListenProdukt } from '../../listen-produkt.ts';

/** The main picture, if the product has one. */
export function hauptPicture({ name, bilder }: ListenProdukt): PictureData | undefined {
  const { hauptbild, alt_text = name, ...size } = bilder;
  return hauptbild ? toPicture({ url: hauptbild, alt_text, ...size }) : undefined;
}

/** Main picture first, then the gallery (requirements.md, storefront §2). */
export function allPictures(produkt: Produkt): PictureData[] {
  const haupt = hauptPicture(produkt);
  return haupt ? [haupt, ...galeriePictures(produkt)] : galeriePictures(produkt);
}

/** The gallery's entries may also be bare addresses (requirements.md, storefront §3). */
export function galeriePictures({ name, bilder }: Produkt): PictureData[] {
  const galerie: (GalerieBild | string)[] = bilder.galerie;
  return galerie.map((bild) =>
    toPicture(
      typeof bild === 'string' ? { url: bild, alt_text: name } : { ...bild, alt_text: bild.alt_text ?? name },
    ),
  );
}

function toPicture({ url, alt_text, breite, hoehe, platzhalter }: GalerieBild): PictureData {
  const src = bildAdresse(url);
  return {
    src,
    alt: alt_text,
    width: breite,
    height: hoehe,
    placeholder: platzhalter,
    sources: bildQuellen(src, breite).map(({ format, srcSet }) => ({ type: `image/${format}`, srcSet })),
  };
}
