import { PDFiumLibrary } from '@hyzyla/pdfium';
import { breiteste, hoeheAt } from '../gewaehrleistung-adresse.ts';
import { type Blatt, brokenDatei, pruefeMasse, refusedDatei } from './pruefe-masse.ts';

const protectedText =
  'Die PDF-Datei ist mit einem Passwort geschützt. Bitte nehmen Sie die Datei, wie sie im Netz steht.';

/**
 * Draws the first page of a PDF 1600 pixels wide, on white paper. PDFium runs as WebAssembly without files, network and
 * programs of the PDF. Its failures have no codes, only English texts.
 */
export async function renderPdf(bytes: Uint8Array): Promise<Blatt> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch((error: unknown) => {
    throw /password|security/i.test(String(error))
      ? refusedDatei('BAD_REQUEST', protectedText)
      : brokenDatei();
  });
  const seiten = document.getPageCount();
  if (seiten < 1) throw brokenDatei();
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const masse = { breite: originalWidth, hoehe: originalHeight };
  pruefeMasse(masse);
  const hoehe = hoeheAt(breiteste, masse);
  // The library would round the page to whole points first.
  const { data } = await page.render({ width: breiteste, height: hoehe, scale: 1, render: 'bitmap' });
  return { pixels: data, breite: breiteste, hoehe, seiten };
}
