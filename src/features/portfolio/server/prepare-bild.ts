import { createHash } from 'node:crypto';
import { type BildFormat, variantenBreiten } from '../bild-adresse.ts';

export type BildVariante = { breite: number; format: BildFormat; daten: Uint8Array };

/** A picture ready to be kept: upright, without any metadata, in all widths and formats. Sizes in pixels. */
export type PreparedBild = {
  hash: string;
  breite: number;
  hoehe: number;
  platzhalter: string;
  varianten: BildVariante[];
};

const maxPixels = 50_000_000;
const placeholderWidth = 16;

/** Turns the bytes of an image file into what is kept of it. AVIF effort 2: effort 4 takes ten times as long. */
export async function prepareBild(bytes: Uint8Array): Promise<PreparedBild> {
  // Loaded on first use: most starts of the shop never process a picture.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: breite, height: hoehe, channels } = info;
  const upright = () => sharp(data, { raw: { width: breite, height: hoehe, channels } });

  const varianten: BildVariante[] = [];
  for (const width of variantenBreiten(breite)) {
    const resized = await upright().resize(width).png({ compressionLevel: 0 }).toBuffer();
    varianten.push({
      breite: width,
      format: 'webp',
      daten: await sharp(resized).webp({ quality: 78 }).toBuffer(),
    });
    varianten.push({
      breite: width,
      format: 'avif',
      daten: await sharp(resized).avif({ quality: 55, effort: 2 }).toBuffer(),
    });
  }
  const tiny = await upright().resize(placeholderWidth).blur(1).webp({ quality: 40 }).toBuffer();
  return {
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    breite,
    hoehe,
    platzhalter: `data:image/webp;base64,${tiny.toString('base64')}`,
    varianten,
  };
}
