import { unifyForms } from '@forgeline/tool-text/unify-forms';
import { readRow } from '@/lib/shared/text/csv';

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

/** Removes invisible characters, and unifies hyphens and spaces. The result is not displayed. */
export function cleanText(text: string): string {
  return unifyForms(text)
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[^\S\t\n]/g, ' ')
    .trim();
}

/** Removes what spreadsheets add to mark a cell as text: `="0815"`, `'0815`. */
export function cleanCell(cell: string): string {
  const text = cleanText(cell);
  const formula = /^="(.*)"$/.exec(text);
  return (formula?.[1] ?? text)
    .replace(/^'(.*)'$/, '$1')
    .replace(/^'(?=\S)/, '')
    .trim();
}

export const PHRASE_MAX = 250;
/** Longer texts are no article numbers. */
export const NUMBER_TEXT_MAX = 120;
/** Cells of a row with headings, which name the relevant ones, and of one without. */
export const HEADED_CELLS_MAX = 100;
export const CELLS_MAX = 20;
export const COLUMNS_MAX = 4;
export const READINGS_MAX = 40;

/** Characters read in the cells of a list, plus a fifth of its rows. */
export const LIST_TEXT_MAX = 100_000;
