import 'server-only';
import { readRow } from '@/lib/shared/text/csv';
import { cleanCell } from './clean-text';
import { HEADED_CELLS_MAX } from './read-limits';

/** The most certain first; tables in mails and documents have two or more spaces. */
const DELIMITERS = ['\t', ';', '|', ',', '  '] as const;
export type Delimiter = (typeof DELIMITERS)[number];

function splitCells(text: string, delimiter: Delimiter): string[] {
  const table = delimiter === '|' ? text.trim().replace(/^\||\|$/g, '') : text;
  const cells = delimiter === '  ' ? table.trim().split(/ {2,}/) : readRow(table, delimiter);
  // One more than are read, to detect further ones.
  return cells.slice(0, HEADED_CELLS_MAX + 1);
}

/** A comma within a number: `1,000`, `2,5`. */
const NUMBER_COMMA =
  /(?<![\p{L}\d.,-])\d{1,3}(?:,\d{3})+(?![\d,])|(?<![\p{L}\d.,-])\d+,\d{1,2}(?![\d,\p{L}])/gu;
const QUOTED_CELL = /(^|[\t;|,]) *"(?:[^"]|"")*"(?= *(?:[\t;|,]|$))/g;

const PLACEHOLDER = '\u0000';

function splitAtCommas(text: string): string[] {
  const masked = text.replace(NUMBER_COMMA, (number) => number.replaceAll(',', PLACEHOLDER));
  return splitCells(masked, ',').map((cell) => cell.replaceAll(PLACEHOLDER, ','));
}

export type CellSplit = { delimiter: Delimiter; cells: string[] };

/**
 * Several splits where a comma may be between cells or in a number; without a delimiter one cell. `expected` is the
 * delimiter of the table's heading, or the one that a line names.
 */
export function cellsOf(pasted: string, expected?: Delimiter): CellSplit[] {
  const text = pasted.replace(/[；，｜]/g, (wide) => wide.normalize('NFKC'));
  const unquoted = text.replace(QUOTED_CELL, '$1""').trim();
  const delimiter =
    expected !== undefined && text.includes(expected)
      ? expected
      : DELIMITERS.find((one) => unquoted.includes(one));
  if (delimiter === undefined) return [{ delimiter: '\t', cells: [cleanCell(text)] }];
  const plain = { delimiter, cells: splitCells(text, delimiter).map(cleanCell) };
  if (delimiter !== ',' || text.includes('"') || !/\p{L}/u.test(text)) return [plain];
  const masked = splitAtCommas(text);
  if (masked.length === plain.cells.length) return [plain];
  const isSpaced = masked.slice(1).every((cell) => cell.startsWith(' '));
  const spaced = { delimiter, cells: masked.map(cleanCell) };
  return isSpaced ? [spaced] : [plain, spaced];
}
