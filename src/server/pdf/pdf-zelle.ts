import { type Feder, farben } from './pdf-feder.ts';

/** A cell that names the others of its column or row (PDF/UA). The types of PDFKit leave the option out. */
export function kopfzelle(
  doc: Feder['doc'],
  scope: 'Column' | 'Row',
  draw: () => void,
): PDFKit.PDFStructureElement {
  const options: object = { scope };
  return doc.struct('TH', options, draw);
}

type Strich = { von: number; bis: number; y: number; farbe?: string; dicke?: number };

/** A level line, which screen readers leave out. Lengths are points. */
export function drawStrich(
  doc: Feder['doc'],
  { von, bis, y, farbe = farben.linie, dicke = 0.6 }: Strich,
): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.lineWidth(dicke).strokeColor(farbe).moveTo(von, y).lineTo(bis, y).stroke();
  doc.endMarkedContent();
}
