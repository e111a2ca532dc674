/**
 * Addresses of the notice's picture: `/api/gewaehrleistung/bild/{hash}-{width}.webp` with the SHA-256 of the uploaded
 * file, so the content of an address never changes and may be cached for ever.
 */

/** Widths in pixels in which the notice is stored: a phone, a phone's full resolution, and the enlarged view. */
const breiten = [400, 800, 1600] as const;
export const breiteste = breiten[2];

/** The stored widths of a notice that is `breite` pixels wide, ascending; it is never enlarged. */
export function hinweisBreiten(breite: number): number[] {
  const widest = Math.min(breite, breiteste);
  return [...breiten.filter((one) => one < widest), widest];
}

export function hinweisUrl(hash: string, breite: number): string {
  return `/api/gewaehrleistung/bild/${hash}-${breite}.webp`;
}

/** The height of the notice at this width: it is only ever scaled in proportion. */
export function hoeheAt(breite: number, masse: { breite: number; hoehe: number }): number {
  return Math.round((breite * masse.hoehe) / masse.breite);
}
