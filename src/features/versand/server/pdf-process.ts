import { answerApart } from '#server/own-process/answer-apart.ts';
import type { PdfBlatt } from './pdf-apart.ts';
import { pdfOfEtiketten } from './pdf-etiketten.ts';
import { pdfOfLieferscheine } from './pdf-lieferschein.ts';

/** The process that draws papers: it receives what stands on them and sends the bytes. */
answerApart((blatt: PdfBlatt) =>
  blatt.art === 'etiketten' ? pdfOfEtiketten(blatt) : pdfOfLieferscheine(blatt),
);
