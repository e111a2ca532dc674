/** The libvips loaders allowed for uploads: no SVG, PDF, TIFF …, whatever type a file claims to have. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`);

/**
 * Sharp as the shop uses it, loaded on first use: most starts never process a picture. One thread per step leaves the
 * other processors to the shop; libvips' cache is off.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}
