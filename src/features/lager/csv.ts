export type CsvCell = string | number;

/** Makes a spreadsheet read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** A spreadsheet takes a text that begins like this for a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** Rows as a file that a German spreadsheet opens right: semicolons, decimal commas, umlauts. */
export function csvFile(rows: CsvCell[][]): string {
  return byteOrderMark + csvLines(rows);
}

export function csvLines(rows: CsvCell[][]): string {
  return rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('');
}

/** Texts are always quoted; an apostrophe keeps one that looks like a formula a text. */
function csvCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
