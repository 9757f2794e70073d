import 'server-only';
import { readRow } from '@/lib/shared/text/csv';
import { cleanCell } from './clean-text';
import { HEADED_CELLS_MAX } from './read-limits';

/** What may stand between cells, the surest first; two spaces or more are how tables look in mails and documents. */
const DELIMITERS = ['\t', ';', '|', ',', '  '] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Splits a line at a delimiter, minding quotes. */
function splitCells(text: string, delimiter: Delimiter): string[] {
  const table = delimiter === '|' ? text.trim().replace(/^\||\|$/g, '') : text;
  const cells = delimiter === '  ' ? table.trim().split(/ {2,}/) : readRow(table, delimiter);
  // One more shows that there are more.
  return cells.slice(0, HEADED_CELLS_MAX + 1);
}

/** A comma within a number, not between cells: `1,000`, `2,5`. */
const NUMBER_COMMA =
  /(?<![\p{L}\d.,-])\d{1,3}(?:,\d{3})+(?![\d,])|(?<![\p{L}\d.,-])\d+,\d{1,2}(?![\d,\p{L}])/gu;
const HELD = '\u0000';

/** Splits at commas but for those within numbers. */
function splitAtCommas(text: string): string[] {
  const held = text.replace(NUMBER_COMMA, (number) => number.replaceAll(',', HELD));
  return splitCells(held, ',').map((cell) => cell.replaceAll(HELD, ','));
}

export type CellSplit = { delimiter: Delimiter; cells: string[] };

/**
 * The ways to split a line into cells; more than one where a comma may stand between cells or in a number. A line without
 * a delimiter is one cell. `known` is the delimiter of the table's heading.
 */
export function cellsOf(pasted: string, known?: Delimiter): CellSplit[] {
  const text = pasted.replace(/[；，｜]/g, (wide) => wide.normalize('NFKC'));
  const delimiter =
    known !== undefined && text.includes(known) ? known : DELIMITERS.find((one) => text.trim().includes(one));
  if (delimiter === undefined) return [{ delimiter: '\t', cells: [cleanCell(text)] }];
  const plain = { delimiter, cells: splitCells(text, delimiter).map(cleanCell) };
  if (delimiter !== ',' || text.includes('"') || !/\p{L}/u.test(text)) return [plain];
  const held = splitAtCommas(text);
  if (held.length === plain.cells.length) return [plain];
  const isSpaced = held.slice(1).every((cell) => cell.startsWith(' '));
  const spaced = { delimiter, cells: held.map(cleanCell) };
  return isSpaced ? [spaced] : [plain, spaced];
}
