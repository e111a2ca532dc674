import { readCsv } from '../../bankdatei/read-csv.ts';
import { andereDatei } from '../../kontoauszug/auszug-datei.ts';
import type { Auszug, Unlesbar } from '../../kontoauszug/umsatz.ts';
import { inTurns } from './in-turns.ts';
import { readCamt } from './read-camt.ts';

/** Reads the text of a bank's statement, whatever its form. */
export function readAuszug(datei: string, signal: AbortSignal): Promise<Auszug | Unlesbar> {
  const text = datei.replace(/^\uFEFF/, '');
  const problem = andereDatei(text);
  if (problem !== undefined) return Promise.resolve({ problem });
  return inTurns(/^\s*</.test(text) ? readCamt(text.trimStart()) : readCsv(text), signal);
}
