import PDFDocument from 'pdfkit';
import type { GezeigterText } from '#features/einstellung/server/index.ts';
import { drawBloecke } from './pdf-bloecke.ts';
import { type Feder, rand, schreibe } from './pdf-feder.ts';
import { registerSchriften } from './pdf-schriften.ts';

/** A legal text to draw, with the names above it. */
export type PdfAuftrag = Pick<GezeigterText, 'nr' | 'bloecke' | 'createdAt'> & {
  titel: string;
  ladenName: string;
};

/** A legal text as PDF on A4, tagged for screen readers. The same text always gives the same bytes. */
export async function pdfOfRechtstext(auftrag: PdfAuftrag): Promise<Uint8Array> {
  const doc = new PDFDocument(optionsOf(auftrag));
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve);
    doc.once('error', reject);
  });
  registerSchriften(doc);
  const wurzel = doc.struct('Document');
  doc.addStructure(wurzel);
  const feder: Feder = { doc, wurzel };
  schreibe(feder, [{ text: auftrag.ladenName }], { tag: 'P', groesse: 10, farbe: 'leise', danach: 4 });
  schreibe(feder, [{ text: auftrag.titel }], { tag: 'H1', groesse: 22, gewicht: 'fett', danach: 14 });
  drawBloecke(feder, auftrag.bloecke);
  wurzel.end();
  nummeriere(feder, auftrag);
  doc.end();
  await ended;
  return Buffer.concat(parts);
}

function optionsOf({ titel, ladenName, createdAt }: PdfAuftrag): PDFKit.PDFDocumentOptions {
  const at = new Date(createdAt);
  // PDFKit writes these names unescaped into the XML of the file.
  const plain = (text: string) => text.replaceAll('&', 'und').replaceAll(/[<>]/g, '');
  return {
    size: 'A4',
    margins: { top: rand, bottom: rand, left: rand, right: rand },
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'de-DE',
    tagged: true,
    displayTitle: true,
    font: null as unknown as string,
    info: { Title: plain(titel), Author: plain(ladenName), CreationDate: at, ModDate: at },
  };
}

/** The foot of every page, which screen readers leave out. */
function nummeriere({ doc }: Feder, { titel, ladenName, nr }: PdfAuftrag): void {
  const { count } = doc.bufferedPageRange();
  for (let seite = 0; seite < count; seite += 1) {
    doc.switchToPage(seite);
    // Below the margin PDFKit would begin a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    const feder = { doc, wurzel: undefined };
    const y = doc.page.height - rand + 20;
    const stil = { tag: 'P', groesse: 8.5, farbe: 'leise', danach: 0 } as const;
    schreibe(feder, [{ text: `Seite ${seite + 1} von ${count}` }], { ...stil, y, align: 'right' });
    schreibe(feder, [{ text: `${ladenName} · ${titel} · Fassung ${nr}` }], { ...stil, y, breite: 380 });
    doc.endMarkedContent();
  }
}
