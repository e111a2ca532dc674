/** Largest statement: bytes of the file, and characters of its text. */
export const maxDatei = 5_000_000;

export const zuGrossText = 'Die Datei ist zu groß: höchstens 5 MB. Bitte einen kürzeren Zeitraum wählen.';
export const keinTextText =
  'Das ist keine Textdatei. Bitte die Umsätze bei der Bank als CSV oder als CAMT (XML) herunterladen.';

/** Files that are no statement by their first characters, and what to do instead. */
const andere: [anfang: RegExp, problem: string][] = [
  [/^PK\W\W/, 'Das ist eine ZIP-Datei. Bitte zuerst entpacken und die Datei darin wählen.'],
  [/^%PDF/, 'Das ist ein PDF. Bitte die Umsätze bei der Bank als CSV oder als CAMT (XML) herunterladen.'],
  [
    /^\s*(\{1:|:20:|-?\s*:20:)/,
    'Das ist eine Datei im Format MT940. Bitte die Umsätze als CSV oder als CAMT (XML) herunterladen.',
  ],
];

/** What is wrong with a file that is something else, or `undefined`. */
export function andereDatei(text: string): string | undefined {
  return andere.find(([anfang]) => anfang.test(text.slice(0, 100)))?.[1];
}

/**
 * The text of a file in the encoding that banks use: UTF-8, with or without a byte order mark, UTF-16 with
 * one, else Windows-1252; or what is wrong with it.
 */
export function auszugTextOf(bytes: Uint8Array): { text: string } | { problem: string } {
  if (bytes.length > maxDatei) return { problem: zuGrossText };
  const text = decoded(bytes);
  const problem = andereDatei(text) ?? (text.includes('\0') ? keinTextText : undefined);
  return problem === undefined ? { text } : { problem };
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
