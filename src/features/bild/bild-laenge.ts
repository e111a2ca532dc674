import type { BildFormat } from './bild-adresse.ts';

/** Whether a picture ends where its container says: a truncated file starts like a complete one. */
export function isWholeBild(daten: Uint8Array, format: BildFormat | 'jpeg'): boolean {
  // A JPEG has no length field; it ends with a two-byte marker.
  if (format === 'jpeg') return daten.at(-2) === 0xff && daten.at(-1) === 0xd9;
  return format === 'webp' ? isWholeRiff(daten) : isWholeChainOfBoxes(daten);
}

/** RIFF: the number of bytes after the first eight, rounded up to even. */
function isWholeRiff(daten: Uint8Array): boolean {
  if (daten.byteLength < 12) return false;
  const length = viewOf(daten).getUint32(4, true);
  return daten.byteLength === 8 + length + (length % 2);
}

/** ISO/IEC 14496-12: a sequence of boxes, each starting with its length; 0 means up to the end. */
function isWholeChainOfBoxes(daten: Uint8Array): boolean {
  const view = viewOf(daten);
  let at = 0;
  while (at + 8 <= daten.byteLength) {
    const length = view.getUint32(at);
    if (length === 0) return true;
    if (length < 8) return false;
    at += length;
  }
  return at > 0 && at === daten.byteLength;
}

function viewOf(daten: Uint8Array): DataView {
  return new DataView(daten.buffer, daten.byteOffset, daten.byteLength);
}
