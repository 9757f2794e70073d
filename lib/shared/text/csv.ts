import Papa from 'papaparse';

type Rows = readonly (readonly (string | number | undefined)[])[];

/**
 * The beginning of a cell that a spreadsheet runs as a formula (https://owasp.org/www-community/attacks/CSV_Injection), also
 * where it splits a text at another separator than the file's, takes away spaces and quotation marks, or reads full-width
 * signs. Apostrophes are among them, so that one of the text's own is told from the one that is put in front.
 */
const BEGINNING = String.raw`(?<=^|[;,|\t\r\n\v\f\u0085\u2028\u2029])`;
const FORMULA = String.raw`(?=['"\s\p{Cf}]*[=+\-@\t\r＝＋－＠﹢﹣﹦﹫\u2212])`;
const BEFORE_FORMULA = new RegExp(BEGINNING + FORMULA, 'gu');
const FORMULA_AS_TEXT = new RegExp(`${BEGINNING}'${FORMULA}`, 'gu');

/** Puts an apostrophe, which makes it text, before whatever a spreadsheet may run. */
const guarded = (cell: string) => cell.replace(BEFORE_FORMULA, "'");

const guardedRows = (rows: Rows) =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell)));

/** Returns a cell without the apostrophes that keep a spreadsheet from running it, and without the space around it. */
export function plainCell(cell: string): string {
  return cell.replace(FORMULA_AS_TEXT, '').trim();
}

/** The beginning of a text that a spreadsheet runs, or that an apostrophe was put before. */
const RUNNABLE = /^(?='*[=+\-@\t＝＋－＠])/;
const RUNNABLE_AS_TEXT = /^'(?='*[=+\-@\t＝＋－＠])/;

/** Returns a cell of an export: one that begins as a formula does has an apostrophe in front. */
export function exportedCell(text: string): string {
  return text.replace(RUNNABLE, "'");
}

/** Returns the text of an imported cell: without that apostrophe, and without the formula `="00123"` that keeps zeros. */
export function importedCell(cell: string): string {
  const typed = cell.trim();
  const [, kept] = /^="(.*)"$/s.exec(typed) ?? [];
  return kept === undefined ? typed.replace(RUNNABLE_AS_TEXT, '').trim() : kept.replaceAll('""', '"').trim();
}

/** Returns the lines of an export that `importedCell` reads, with the line end of the last. */
export function exportedRows(rows: readonly (readonly string[])[], delimiter: string): string {
  const cells = rows.map((row) => row.map(exportedCell));
  return rows.length === 0 ? '' : `${Papa.unparse(cells, { delimiter })}\r\n`;
}

/** Letters that are parsed at a step, and more than any row has. */
const STEP_LETTERS = 64 * 1024;
const ROW_LETTERS_MAX = 1024 * 1024;

/** A file in which a quotation mark is opened and not closed, so that its rows cannot be told apart. */
export class UnclosedQuote extends Error {}

/**
 * Reads a table some rows at a time, blank rows with the others, and yields between them; for files of any size. Rows end with any
 * line end. Throws UnclosedQuote for a row of more than a million letters.
 */
export function* csvRowsInSteps(text: string, delimiter: string): Generator<string[][], void> {
  let rest = '';
  for (let at = 0; at < text.length || rest !== ''; ) {
    let end = Math.min(at + STEP_LETTERS, text.length);
    if (text[end - 1] === '\r' && text[end] === '\n') end += 1;
    const input = rest + text.slice(at, end).replace(/\r\n?/g, '\n');
    const isLast = end >= text.length;
    const parser = new Papa.Parser({ delimiter, newline: '\n' });
    const { data, meta } = parser.parse(input, 0, !isLast) as Papa.ParseResult<string[]>;
    yield data;
    at = end;
    rest = isLast ? '' : input.slice(meta.cursor);
    if (rest.length > ROW_LETTERS_MAX) throw new UnclosedQuote();
  }
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

/** Returns rows as the lines of a text field, each of which `readRow` reads, and `plainCell` its cells. */
export function writeRows(rows: Rows, delimiter: string): string {
  return Papa.unparse(guardedRows(rows) as string[][], {
    delimiter,
    newline: '\n',
    // Whoever reads it has to find the delimiter first.
    quotes: (cell) => /[\t;,]/.test(String(cell)),
  });
}

/** Returns a file that spreadsheets open, in which no cell is a formula, at whichever separator they split it. */
export function writeCsv(rows: Rows, delimiter: ',' | ';'): string {
  // Papa's `escapeFormulae` sees the beginnings of cells alone, and puts them into quotation marks too.
  return `\ufeff${Papa.unparse(guardedRows(rows) as string[][], { delimiter })}\r\n`;
}
