import Papa from 'papaparse';

type Rows = readonly (readonly (string | number | undefined)[])[];

/**
 * What a spreadsheet runs as a formula; an apostrophe in front makes it text
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[=+\-@\t\r]/;
const FORMULA_AS_TEXT = /^'(?=[=+\-@\t\r])/;

/** Returns a cell without the apostrophe that keeps a spreadsheet from running it, and without the space around it. */
export function plainCell(cell: string): string {
  return cell.replace(FORMULA_AS_TEXT, '').trim();
}

/** Returns the rows of a file but for blank ones. */
export function readCsv(
  text: string,
  options: { delimiter: string } | { delimitersToGuess: string[] },
): string[][] {
  return Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy', ...options }).data;
}

/** Returns the cells of one row, with spaces for line breaks. A row whose quotation marks do not match is split as it is. */
export function readRow(row: string, delimiter: string): string[] {
  if (!row.includes('"')) return row.split(delimiter);
  const { data, errors } = Papa.parse<string[]>(row.replaceAll('\n', ' '), { delimiter, newline: '\n' });
  return errors.length > 0 || data.length !== 1 ? row.split(delimiter) : (data[0] ?? []);
}

/** Returns rows as the lines of a text field, each of which `readRow` reads. */
export function writeRows(rows: Rows, delimiter: string): string {
  return Papa.unparse(rows as string[][], { delimiter, newline: '\n' });
}

/** Returns a file that spreadsheets open, in which no cell is a formula. */
export function writeCsv(rows: Rows, delimiter: ',' | ';'): string {
  // Papa's `escapeFormulae` puts such cells into quotation marks too, and by default passes over those of several lines.
  const safe = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell)),
  );
  return `\ufeff${Papa.unparse(safe, { delimiter })}\r\n`;
}
