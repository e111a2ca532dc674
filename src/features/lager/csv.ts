export type CsvCell = string | number;

/** Makes a spreadsheet read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A spreadsheet interprets a text that starts like this as a formula, also in the wide forms of East Asian
 * keyboards, and behind spaces, quotes and invisible characters, which it may strip first.
 */
const formulaStart = /^[\s"'\p{C}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** Rows as a CSV file for German spreadsheets: semicolons, decimal commas, UTF-8 with byte order mark. */
export function csvFile(rows: CsvCell[][]): string {
  return byteOrderMark + csvLines(rows);
}

export function csvLines(rows: CsvCell[][]): string {
  return rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('');
}

/** Texts are always quoted; a leading apostrophe keeps one that looks like a formula a text. */
function csvCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
