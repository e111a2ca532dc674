import { crc32, deflateSync } from 'node:zlib';
import { qrModule } from '#server/qr/qr-module.ts';

/** Pixels of a module: sharp on screens of twice the density. */
const pixel = 6;

/** A text as a QR code with error correction M, a black and white PNG of one bit a pixel. */
export function qrPng(text: string): Buffer {
  const { size, data } = qrModule(text);
  const breite = size * pixel;
  const zeilen = data.flatMap((row) => {
    const zeile = pngZeile(row, breite);
    return Array.from({ length: pixel }, () => zeile);
  });
  const kopf = Buffer.alloc(13);
  kopf.writeUInt32BE(breite, 0);
  kopf.writeUInt32BE(breite, 4);
  // One bit a pixel; the rest stays 0: grey, deflate, no filter of its own, not interlaced.
  kopf[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', kopf),
    chunk('IDAT', deflateSync(Buffer.concat(zeilen))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A line of pixels after the byte of its filter; a light pixel is 1. */
function pngZeile(row: boolean[], breite: number): Buffer {
  const bytes = Buffer.alloc(1 + Math.ceil(breite / 8));
  for (let x = 0; x < breite; x += 1) {
    const at = 1 + (x >> 3);
    if (!row[Math.floor(x / pixel)]) bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7));
  }
  return bytes;
}

function chunk(name: string, daten: Buffer): Buffer {
  const inhalt = Buffer.concat([Buffer.from(name, 'latin1'), daten]);
  const ganz = Buffer.alloc(inhalt.length + 8);
  ganz.writeUInt32BE(daten.length, 0);
  inhalt.copy(ganz, 4);
  ganz.writeUInt32BE(crc32(inhalt), inhalt.length + 4);
  return ganz;
}
