import { inflateSync } from 'node:zlib';

/** Bytes of the head of either format, and of the entry of one table in it. */
const woff = { kopf: 44, eintrag: 20 };
const sfnt = { kopf: 12, eintrag: 16 };

/**
 * A font as WOFF 1.0 holds it, in the form of a TrueType file. PDFKit's reader takes WOFF too, but inflates a table in
 * JavaScript each time that it asks for a glyph: most of the time of a short file.
 */
export function trueTypeOf(font: Buffer): Buffer {
  const anzahl = font.readUInt16BE(12);
  const kopf = Buffer.alloc(sfnt.kopf + anzahl * sfnt.eintrag);
  font.copy(kopf, 0, 4, 8);
  kopf.writeUInt16BE(anzahl, 4);
  const teile: Uint8Array[] = [kopf];
  let ort = kopf.length;
  for (let nr = 0; nr < anzahl; nr += 1) {
    const von = woff.kopf + nr * woff.eintrag;
    const [ab, packed, length] = [4, 8, 12].map((at) => font.readUInt32BE(von + at)) as [
      number,
      number,
      number,
    ];
    const bytes = font.subarray(ab, ab + packed);
    const tabelle = packed < length ? inflateSync(bytes) : bytes;
    const nach = sfnt.kopf + nr * sfnt.eintrag;
    font.copy(kopf, nach, von, von + 4);
    font.copy(kopf, nach + 4, von + 16, von + 20);
    kopf.writeUInt32BE(ort, nach + 8);
    kopf.writeUInt32BE(length, nach + 12);
    // Each table begins at a multiple of four.
    const rest = Buffer.alloc(-length & 3);
    teile.push(tabelle, rest);
    ort += length + rest.length;
  }
  return Buffer.concat(teile);
}
