import PDFDocument from 'pdfkit';
import type { Feder } from './pdf-feder.ts';
import { registerSchriften } from './pdf-schriften.ts';

/**
 * What a reader of the file shows of it. `at`: when its content is from; the same content always gives the
 * same bytes.
 */
export type PdfAngaben = { titel: string; autor: string; at: Date };

/** Lengths are points; `groesse` is width and height. */
type Seite = { groesse: 'A4' | [number, number]; rand: number };

/** A tagged PDF in German of what `draw` draws, with its first page. */
export async function pdfDatei(
  { titel, autor, at }: PdfAngaben,
  { groesse, rand }: Seite,
  draw: (feder: Feder) => void,
): Promise<Uint8Array> {
  // PDFKit writes these names unescaped into the XML of the file.
  const plain = (text: string) => text.replaceAll('&', 'und').replaceAll(/[<>]/g, '');
  const doc = new PDFDocument({
    size: groesse,
    margins: { top: rand, bottom: rand, left: rand, right: rand },
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'de-DE',
    tagged: true,
    displayTitle: true,
    font: null as unknown as string,
    info: { Title: plain(titel), Author: plain(autor), CreationDate: at, ModDate: at },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve);
    doc.once('error', reject);
  });
  registerSchriften(doc);
  const wurzel = doc.struct('Document');
  doc.addStructure(wurzel);
  draw({ doc, wurzel });
  doc.end();
  await ended;
  return Buffer.concat(parts);
}
