import { type BelegBlatt, drawBelege } from '#features/beleg/server/pdf/draw-belege.ts';
import { type PdfAuftrag, pdfOfRechtstext } from '#features/post/server/pdf/pdf-rechtstext.ts';
import { type EtikettenBlatt, pdfOfEtiketten } from '#features/versand/server/pdf/pdf-etiketten.ts';
import { type Lieferscheine, pdfOfLieferscheine } from '#features/versand/server/pdf/pdf-lieferschein.ts';
import { answerApart } from '#server/own-process/answer-apart.ts';

type Zeichnung = EtikettenBlatt | Lieferscheine | PdfAuftrag | BelegBlatt;

/** The process that draws PDF files for all areas (`server/pdf/draw-apart.ts`); it loads nothing else of the shop. */
answerApart<Zeichnung, Uint8Array | Awaited<ReturnType<typeof drawBelege>>>((zeichnung) => {
  switch (zeichnung.art) {
    case 'etiketten':
      return pdfOfEtiketten(zeichnung);
    case 'lieferscheine':
      return pdfOfLieferscheine(zeichnung);
    case 'rechtstext':
      return pdfOfRechtstext(zeichnung);
    case 'belege':
      return drawBelege(zeichnung);
  }
});
