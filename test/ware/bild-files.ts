import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Image files, valid and invalid, generated on demand. */

const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '52/1 30/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '13/1 22/1 0/1',
};

/** A JPEG as a phone makes it: rotated by its EXIF orientation, with a position in its metadata. */
export function phoneJpeg(width = 120, height = 80): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#9fcdb8' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A still picture in any format that sharp can write; a different `background` makes a different file. */
export function imageFile(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff',
  background = '#c9a0a8',
): Promise<Buffer> {
  return sharp({ create: { width: 120, height: 80, channels: 4, background } })
    .toFormat(format)
    .toBuffer();
}

/** Two frames: the first red, the second green. */
export async function animatedImage(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all(['#ff0000', '#00ff00'].map((colour) => imageFile('png', colour)));
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: [100, 100], loop: 0 })
    .toBuffer();
}

/** The first two thirds of a picture file. */
export async function truncated(format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 300, height: 200, channels: 3, background: '#888888', noise } as const;
  const whole = await sharp({ create }).toFormat(format).toBuffer();
  return whole.subarray(0, Math.floor((whole.length * 2) / 3));
}

/** A PNG of a few kilobytes that declares 60,000 by 60,000 pixels. */
export function bombPng(side = 60_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** The first bytes of an iPhone's HEIC file. */
export function heicStart(): Buffer {
  return Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(200)]);
}

export const svgFile = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

/** The form of upload-image (requirements.md, admin §7). */
export function uploadForm(
  image: Uint8Array,
  { isHauptbild = 'true', alt_text = 'Seife Produktbild', name = 'bild.jpg' } = {},
): FormData {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(image)]), name);
  form.append('isHauptbild', isHauptbild);
  form.append('alt_text', alt_text);
  return form;
}
