/**
 * Addresses of pictures. Those of stored pictures are `/api/uploads/{hash}-{width}.{webp|avif|jpeg}` with the hash of
 * the picture's content, so the content of an address never changes and may be cached for ever.
 */

/** Widths in pixels in which every picture is stored; a smaller original keeps its own width as the widest. */
const bildBreiten = [400, 800, 1600] as const;
export const breiteste = bildBreiten[2];

/**
 * Intermediate widths for the screens of phones, in AVIF only: 240 for thumbnails, 680 and 1120 for a picture as wide
 * as the screen at two and three pixels per point. Made on the first request.
 */
const zwischenBreiten = [240, 680, 1120] as const;

export const bildFormate = ['avif', 'webp'] as const;
export type BildFormat = (typeof bildFormate)[number];

/** The stored widths of a picture `breite` pixels wide, ascending. */
export function variantenBreiten(breite: number): number[] {
  return [...bildBreiten.filter((b) => b < Math.min(breite, breiteste)), Math.min(breite, breiteste)];
}

/** The intermediate widths of a picture `breite` pixels wide. */
export function zwischenBreitenOf(breite: number): number[] {
  return zwischenBreiten.filter((b) => b < breite);
}

export function bildUrl(hash: string, breite: number, format: BildFormat): string {
  return `/api/uploads/${hash}-${breite}.${format}`;
}

/** The one address sent as a picture's `url`: WebP, 800 px wide (or the original's width if smaller). */
export function hauptUrl(hash: string, breite: number): string {
  return bildUrl(hash, Math.min(breite, 800), 'webp');
}

/**
 * Resolves an image address by requirements.md, storefront §3 (Image addresses): data images and http(s) stay
 * unchanged; everything else is a path of the backend origin (`''` = same origin), and `/uploads` gets the
 * prefix `/api`.
 */
export function bildAdresse(adresse: string, backendOrigin = ''): string {
  if (/^(data:image\/|https?:\/\/)/i.test(adresse)) return adresse;
  const pfad = adresse.startsWith('/') ? adresse : `/${adresse}`;
  return backendOrigin + (/^\/uploads(\/|$)/.test(pfad) ? `/api${pfad}` : pfad);
}

/** `srcset` per format for a stored picture, nothing for an external address. */
export function bildQuellen(
  adresse: string,
  breite: number | undefined,
): { format: BildFormat; srcSet: string }[] {
  const hash = hashOf(adresse);
  if (!hash || !breite) return [];
  return bildFormate.map((format) => ({
    format,
    srcSet: breitenOf(breite, format)
      .map((b) => `${bildUrl(hash, b, format)} ${b}w`)
      .join(', '),
  }));
}

/** All widths of a picture in this format, ascending. */
export function breitenOf(breite: number, format: BildFormat): number[] {
  const between = format === 'avif' ? zwischenBreitenOf(breite) : [];
  return [...variantenBreiten(breite), ...between].sort((a, b) => a - b);
}

/** The hash in the address of a stored picture. */
export function hashOf(adresse: string): string | undefined {
  return /^\/api\/uploads\/([0-9a-f]+)-\d+\.webp$/.exec(adresse)?.[1];
}
