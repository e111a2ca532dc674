import type { GezeigterText } from '#features/rechtstexte/server/index.ts';
import { pdfDatei } from '#server/pdf/pdf-datei.ts';
import { type Feder, rand, schreibe } from '#server/pdf/pdf-feder.ts';
import { drawBloecke } from './pdf-bloecke.ts';

/** A legal text to draw, with the names above it. */
export type PdfAuftrag = Pick<GezeigterText, 'nr' | 'bloecke' | 'createdAt'> & {
  art: 'rechtstext';
  titel: string;
  ladenName: string;
};

/** A legal text as PDF on A4, tagged for screen readers. The same text always gives the same bytes. */
export function pdfOfRechtstext(auftrag: PdfAuftrag): Promise<Uint8Array> {
  const { titel, ladenName: autor, createdAt } = auftrag;
  return pdfDatei({ titel, autor, at: new Date(createdAt) }, { groesse: 'A4', rand }, (feder) => {
    schreibe(feder, [{ text: auftrag.ladenName }], { tag: 'P', groesse: 10, farbe: 'leise', danach: 4 });
    schreibe(feder, [{ text: auftrag.titel }], { tag: 'H1', groesse: 22, gewicht: 'fett', danach: 14 });
    drawBloecke(feder, auftrag.bloecke);
    feder.wurzel?.end();
    nummeriere(feder, auftrag);
  });
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
