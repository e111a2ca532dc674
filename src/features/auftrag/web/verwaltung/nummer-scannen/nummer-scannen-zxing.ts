import {
  BinaryBitmap,
  Code128Reader,
  DataMatrixReader,
  DecodeHintType,
  HybridBinarizer,
  ITFReader,
  QRCodeReader,
  type Reader,
  RGBLuminanceSource,
} from '@zxing/library';
import type { CodeArt, Gelesen } from './gelesene-nummer.ts';

const readers: [CodeArt, Reader][] = [
  ['code_128', new Code128Reader()],
  ['itf', new ITFReader()],
  ['data_matrix', new DataMatrixReader()],
  ['qr_code', new QRCodeReader()],
];
const hints = new Map<DecodeHintType, boolean>([[DecodeHintType.TRY_HARDER, true]]);

/** The code in a picture, for browsers that cannot read codes themselves. */
export function readBild({ data, width, height }: ImageData): Gelesen | undefined {
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(greyOf(data), width, height)));
  for (const [art, reader] of readers) {
    const text = textOf(() => reader.decode(bitmap, hints).getText());
    if (text) return { art, text };
  }
  return undefined;
}

/** The library throws when a picture has no code. */
function textOf(decode: () => string): string {
  try {
    return decode();
  } catch {
    return '';
  }
}

/** Green counts twice, as the eye sees it. */
function greyOf(data: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / 4);
  for (let i = 0; i < grey.length; i += 1) {
    const at = i * 4;
    grey[i] = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) >> 2;
  }
  return grey;
}
