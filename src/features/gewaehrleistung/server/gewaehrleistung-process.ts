import { answerApart } from '#server/own-process/answer-apart.ts';
import { prepareGewaehrleistung } from './prepare-gewaehrleistung.ts';

/** The process that prepares one official file: it receives the bytes and sends the result or a refusal. */
answerApart(({ bytes }: { bytes: Uint8Array }) => prepareGewaehrleistung(bytes));
