/** The names of the file types that a process may decode, as libvips spells them. */
export type Loader = 'Jpeg' | 'Png' | 'Webp' | 'Heif' | 'Nsgif' | 'Svg';

/**
 * Sharp as the shop uses it, loaded on first use: most starts never process a picture. Only the named loaders
 * of libvips are allowed, whatever type a file claims to have. One thread per step leaves the other
 * processors to the shop; libvips' cache is off.
 */
export async function loadSharpWith(loaders: Loader[]) {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}Buffer`) });
  return sharp;
}
