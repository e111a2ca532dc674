import { hashOf, zwischenBreitenOf } from './bild-adresse.ts';

/** The longer side of the JPEG for shared links: some messengers accept no other format. */
const vorschauSeite = 1200;

export type Masse = { breite: number; hoehe: number };

/** The size of a picture in one of its intermediate widths, if it has that one. */
export function zwischenMasse({ breite, hoehe }: Masse, wanted: number): Masse | undefined {
  if (!zwischenBreitenOf(breite).includes(wanted)) return undefined;
  return { breite: wanted, hoehe: Math.max(1, Math.round((hoehe * wanted) / breite)) };
}

/** The size of the JPEG of a picture of this size. */
export function vorschauMasse({ breite, hoehe }: Masse): Masse {
  const scale = Math.min(1, vorschauSeite / Math.max(breite, hoehe));
  return { breite: Math.round(breite * scale), hoehe: Math.round(hoehe * scale) };
}

/** The JPEG of a stored picture, nothing for an external address or without a size. */
export function vorschauOf(adresse: string, masse: Partial<Masse>): (Masse & { src: string }) | undefined {
  const { breite, hoehe } = masse;
  const hash = hashOf(adresse);
  if (!hash || !breite || !hoehe) return undefined;
  const vorschau = vorschauMasse({ breite, hoehe });
  return { ...vorschau, src: `/api/uploads/${hash}-${vorschau.breite}.jpeg` };
}
