import PDFDocument from 'pdfkit';
import type { Feder } from './pdf-feder.ts';
import { registerSchriften } from './pdf-schriften.ts';

/**
 * What a reader of the file shows of it. `at`: when its content is from; the same content always gives the
 * same bytes.
 */
export type PdfAngaben = { titel: string; autor: string; at: Date; inhalt?: PdfInhalt };

/**
 * The same content for machines: a file inside the PDF, and what the XML about the PDF says of it. Makes the PDF one
 * that lasts: PDF/A-3a (ISO 19005-3), with everything that it takes to read it aloud and to know its letters.
 */
export type PdfInhalt = { name: string; typ: string; text: string; beschreibung: string; xmp: string };

/** Lengths are points; `groesse` is width and height. */
type Seite = { groesse: 'A4' | [number, number]; rand: number };

/** A tagged PDF in German of what `draw` draws, with its first page. */
export async function pdfDatei(
  { titel, autor, at, inhalt }: PdfAngaben,
  { groesse, rand }: Seite,
  draw: (feder: Feder) => void,
): Promise<Uint8Array> {
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
    ...(inhalt ? { subset: 'PDF/A-3a' } : {}),
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
  if (inhalt) addInhalt(doc, inhalt, at);
  doc.end();
  await ended;
  return Buffer.concat(parts);
}

/** PDFKit writes these names unescaped into the XML of the file, which takes no control characters either. */
function plain(text: string): string {
  const known = text.toWellFormed().replaceAll(/[\p{Cc}\ufffe\uffff]/gu, ' ');
  return known.replaceAll('&', 'und').replaceAll(/[<>]/g, '');
}

function addInhalt(doc: Feder['doc'], { name, typ, text, beschreibung, xmp }: PdfInhalt, at: Date): void {
  const options = { name, type: typ, description: beschreibung, creationDate: at, modifiedDate: at };
  // 'Alternative' says that file and pages are the same document.
  doc.file(Buffer.from(text), { ...options, relationship: 'Alternative' });
  // PDFKit leaves out the date of the change, which the XML must have if the other dates have it.
  doc.appendXML(`
        <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
            <xmp:ModifyDate>${at.toISOString().replace(/\.\d+Z$/, 'Z')}</xmp:ModifyDate>
        </rdf:Description>
${xmp}`);
}
