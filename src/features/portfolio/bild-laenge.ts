import type { BildFormat } from './bild-adresse.ts';

/** Whether a picture ends where its own container says: a part of a file begins like the whole of it. */
export function isWholeBild(daten: Uint8Array, format: BildFormat | 'jpeg'): boolean {
  // A JPEG says no length; its last two bytes are its end.
  if (format === 'jpeg') return daten.at(-2) === 0xff && daten.at(-1) === 0xd9;
  return format === 'webp' ? isWholeRiff(daten) : isWholeChainOfBoxes(daten);
}

/** RIFF: the length of what follows the first eight bytes, rounded up to even. */
function isWholeRiff(daten: Uint8Array): boolean {
  if (daten.byteLength < 12) return false;
  const length = viewOf(daten).getUint32(4, true);
  return daten.byteLength === 8 + length + (length % 2);
}

/** ISO/IEC 14496-12: one box after the other, each beginning with its length; 0 means up to the end. */
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
