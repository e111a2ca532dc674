import { programFile } from '#server/own-process/program-files.ts';
import { type Patience, workApart } from '#server/own-process/work-apart.ts';
import type { PreparedHinweis } from './prepare-gewaehrleistung.ts';

const lateText =
  'Die Datei wurde nicht rechtzeitig fertig. Bitte versuchen Sie es noch einmal, oder nehmen Sie die PNG-Datei des Hinweises.';

export const stopText =
  'Der Laden wird gerade neu gestartet. Bitte laden Sie die Datei in einer Minute noch einmal hoch.';

/** Timeout in milliseconds: an honest file takes two seconds. */
const timeout = 30_000;

/** At most half a gigabyte, in pages of 64 kB, for the renderer of PDF files. */
const execArgv = ['--wasm-max-mem-pages=8192'];

const place = {
  file: programFile('features/gewaehrleistung/server/gewaehrleistung-process'),
  execArgv,
  lateText,
  stopText,
};

/** Prepares the official file in a separate process: PDF and SVG are the richest formats that crafted files come in. */
export function prepareGewaehrleistungApart(bytes: Uint8Array, limits?: Patience): Promise<PreparedHinweis> {
  return workApart(place, { bytes }, { timeout, ...limits });
}
