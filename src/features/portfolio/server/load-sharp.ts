/** The loaders of libvips that may see what somebody uploads: no SVG, PDF, TIFF … whatever a file pretends to be. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`);

/**
 * Sharp as the shop uses it, loaded on first use: most starts never process a picture. One thread for each step leaves
 * the other processors to the shop, and nothing is kept in memory afterwards.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}
