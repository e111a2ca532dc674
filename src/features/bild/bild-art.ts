/** The accepted image file types; HEIC is the default of an iPhone's camera. */
export type BildArt = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** The type of an image file by its first bytes; neither its name nor the declared type counts. */
export function bildArtOf(bytes: Uint8Array): BildArt | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  return heifArtOf(start);
}

/** AVIF and HEIC share one container; the brands at its start name the content (ISO/IEC 23008-12). */
function heifArtOf(start: string): 'avif' | 'heic' | undefined {
  if (start.slice(4, 8) !== 'ftyp') return undefined;
  const end = (start.charCodeAt(2) << 8) | start.charCodeAt(3) || 64;
  const brands = start.slice(8, end).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => ['avif', 'avis'].includes(brand))) return 'avif';
  return brands.some((brand) => /^(he|mif1|msf1)/.test(brand)) ? 'heic' : undefined;
}
