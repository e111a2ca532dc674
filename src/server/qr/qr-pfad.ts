import { qrModule } from './qr-module.ts';

/** A code to draw: its side in modules with the quiet zone, and the dark ones as the path of an SVG. */
export type QrPfad = { groesse: number; pfad: string };

/** A text as a QR code with error correction M, at most version 13, as EPC069-12 asks of a GiroCode. */
export function qrPfad(text: string): QrPfad {
  const { size, data } = qrModule(text, 13);
  return { groesse: size, pfad: data.map(pathOf).join('') };
}

/** The dark runs of a row, each a rectangle. */
function pathOf(row: boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const width = x - start + 1;
    path += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return path;
}
