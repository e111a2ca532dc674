import { answerApart } from '#server/own-process/answer-apart.ts';
import { type PdfAuftrag, pdfOfRechtstext } from './pdf-rechtstext.ts';

/** The process that draws one PDF: it receives a legal text and sends the bytes. */
answerApart((auftrag: PdfAuftrag) => pdfOfRechtstext(auftrag));
