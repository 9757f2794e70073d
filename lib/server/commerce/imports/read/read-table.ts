import type { ImportRow, StoredIssues } from '@/lib/server/platform/db/documents/imports';
import { type Pause, runInSteps } from '@/lib/server/platform/work-in-steps';
import {
  BULK_ROWS_MAX,
  IMPORT_ROWS_MAX,
  type ImportKind,
  type LeftOutRow,
  PROBLEMS_LISTED,
} from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';
import type { IssueCode } from '@/lib/shared/messages/messages';
import type { DecimalMark } from '@/lib/shared/tables/decimal-mark';
import { tableInSteps } from '@/lib/shared/tables/read-table';
import { plainCell, UnclosedQuote } from '@/lib/shared/text/csv';
import { decodeText } from '@/lib/shared/text/decode-text';
import { isWorkbook, openWorkbook } from '../workbook/open-workbook';
import { numberIn } from '../workbook/spreadsheet-number';
import { KEY_FIELDS } from './fields';
import { headingScore, type MatchedColumn, matchColumns, readMap, type Said } from './match-columns';
import { isSum, isTitle } from './meant-cells';
import { type KnownColumn, plainCellOf, type Writing, writingsOf } from './plain-cells';
import { shownCell } from './row-values';
import type { NamedLists } from './wide-columns';

/** A row of a file by its number in a spreadsheet; the texts of understood columns, in their order. */
export type TableRow = { row: number; cells: string[]; isTooWide: boolean };
export type Table = { columns: MatchedColumn[]; rows: TableRow[]; leftOut: LeftOutRow[] } & Partial<Sheets>;
/** The names of a workbook's sheets, and the one that was read. */
type Sheets = { sheets: string[]; sheet: string };

/** How spreadsheets, documents, archives and pictures begin. */
const OTHER_FORMATS = [
  '%PDF',
  '\u00d0\u00cf\u0011\u00e0',
  '{\\rtf',
  '\u001f\u008b',
  '\u0089PNG',
  '<?xml',
  '<html',
  '<!DOCTYPE',
];
/** At most so many of the first letters of a text are control characters. */
const CONTROLS_MAX = 8;
const ROWS_AT_A_STEP = 100;

const refused = (code: IssueCode) => new AppError('validation-failed', { issues: { file: [code] } });

/** Throws `validation-failed` for what is no CSV file by its first bytes. */
function refuseOtherFormats(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (OTHER_FORMATS.some((mark) => head.toLowerCase().startsWith(mark.toLowerCase())))
    throw refused('import-not-csv');
}

function* tableOf(kind: ImportKind, parts: readonly string[], said: Said): Generator<undefined, Table> {
  const { headings, rows: all } = yield* tableInSteps(parts, {
    score: (cells) => headingScore(kind, cells, said),
    rowsMax: IMPORT_ROWS_MAX,
  });
  const [first, ...below] = headings ? [headings, ...all] : all;
  if (!first) throw refused('import-no-headings');
  const columns = matchColumns(kind, first.cells, said);
  if (below.length > IMPORT_ROWS_MAX) throw new AppError('too-large', { reason: { code: 'import-rows' } });
  const known = columns.flatMap(({ field }, place) => (field === null ? [] : [place]));
  const keyPlace = columns.findIndex(({ field }) => field === KEY_FIELDS[kind]);
  const headed = columns.filter(({ heading }) => heading !== '').length;
  const rows: TableRow[] = [];
  const leftOut: LeftOutRow[] = [];
  let last = first.row;
  for (const { row, cells } of below) {
    for (let blank = last + 1; blank < row && leftOut.length < PROBLEMS_LISTED; blank += 1)
      leftOut.push({ row: blank, why: 'blank' });
    last = row;
    const why = isSum(cells, keyPlace) ? 'sum' : isTitle(cells, headed) ? 'title' : null;
    if (why !== null) {
      if (leftOut.length < PROBLEMS_LISTED) leftOut.push({ row, why });
      continue;
    }
    const isTooWide = cells.slice(columns.length).some((cell) => cell.trim() !== '');
    rows.push({ row, cells: known.map((place) => plainCell(cells[place] ?? '')), isTooWide });
    if (rows.length % ROWS_AT_A_STEP === 0) yield;
  }
  return { columns, rows, leftOut };
}

type Options = {
  map?: string | undefined;
  sheet?: string | undefined;
  /** Of prices, the lists that headings may name. */
  lists?: NamedLists | undefined;
  /** What was said of columns before, by their headings in lower case. */
  told?: ReadonlyMap<string, string> | undefined;
  pause: Pause;
};

/** Names the sheets of a workbook in what is wrong with one of them, so that another can be chosen. */
async function ofSheet(sheets: Sheets, read: () => Promise<Table>): Promise<Table> {
  try {
    return { ...(await read()), ...sheets };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, reason, issues = {}, members } = error;
    throw new AppError(code, { reason, issues, members: { ...members, ...sheets } });
  }
}

/**
 * Reads a CSV file as people have it: in any encoding and with any separator that spreadsheets write, blank rows left out; or a sheet of
 * a workbook (.xlsx). Throws `validation-failed` for anything else and for headings that do not say enough, and `too-large` for too many
 * rows.
 */
export async function readTable(
  kind: ImportKind,
  bytes: Uint8Array,
  { map, sheet, lists, told, pause }: Options,
): Promise<Table> {
  const said: Said = { map: readMap(kind, map), lists, told };
  if (!isWorkbook(bytes)) {
    if (sheet !== undefined)
      throw new AppError('validation-failed', { issues: { sheet: ['import-sheet-unknown'] } });
    return readCsv(kind, bytes, { said, pause });
  }
  const { text, ...sheets } = await openWorkbook(bytes, sheet);
  return ofSheet(sheets, () => runInSteps(tableOf(kind, [text], said), pause));
}

async function readCsv(
  kind: ImportKind,
  bytes: Uint8Array,
  { said, pause }: { said: Said; pause: Pause },
): Promise<Table> {
  refuseOtherFormats(bytes);
  const [decoded = '', ...others] = await runInSteps(decodeText(bytes), pause);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
  const controls = decoded.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0;
  if (controls > CONTROLS_MAX) throw refused('import-not-csv');
  try {
    return await runInSteps(tableOf(kind, [decoded, ...others], said), pause);
  } catch (error) {
    throw error instanceof UnclosedQuote ? refused('import-quote-open') : error;
  }
}

/** Bytes that are decoded at a step. */
const STEP_BYTES = 256 * 1024;

const refusedRow = (row: number, field: string, issue: IssueCode): ImportRow => ({
  row,
  value: null,
  issues: [[field, [issue]]],
});

/** Returns whether a line is a JSON object. */
function isObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

async function decoded(bytes: Uint8Array, pause: Pause): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  try {
    for (let at = 0; at < bytes.length; at += STEP_BYTES) {
      parts.push(decoder.decode(bytes.subarray(at, at + STEP_BYTES), { stream: true }));
      await pause();
    }
    return parts.join('') + decoder.decode();
  } catch (cause) {
    throw new AppError('malformed-json', { reason: { code: 'not-utf8' }, cause });
  }
}

/**
 * Returns the lines of a bulk body but for blank ones, by their numbers from 1, as the texts that they are. Throws `too-large` for too
 * many, and `malformed-json` for what is not UTF-8.
 */
export async function bulkRows(bytes: Uint8Array, pause: Pause): Promise<ImportRow[]> {
  const text = await decoded(bytes, pause);
  const rows: ImportRow[] = [];
  let line = 0;
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const written = text.slice(at, end < 0 ? text.length : end).trim();
    at = end < 0 ? text.length : end + 1;
    line += 1;
    if (written === '') continue;
    if (rows.length >= BULK_ROWS_MAX) throw new AppError('too-large', { reason: { code: 'bulk-rows' } });
    rows.push(isObject(written) ? { row: line, value: written } : refusedRow(line, 'row', 'row-not-object'));
    await pause();
  }
  return rows;
}

function plainRow({ row, cells }: TableRow, writings: readonly Writing[]): ImportRow {
  const issues: StoredIssues = [];
  const written: NonNullable<ImportRow['written']> = [];
  const plain = writings.map((writing, place) => {
    const cell = cells[place] ?? '';
    const number = numberIn(cell);
    const text = number ?? cell;
    const read = plainCellOf(text, number === null ? writing : { ...writing, mark: '.' });
    if ('cell' in read) {
      if (read.cell !== text) written.push([place, shownCell(text)]);
      return read.cell;
    }
    issues.push([writing.field, [read.issue], shownCell(text)]);
    return '';
  });
  if (issues.length > 0) return { row, value: null, issues };
  return { row, value: plain, ...(written.length > 0 ? { written } : {}) };
}

/**
 * Returns the rows of a table with their cells as programs write them. Refused are those with more cells than headings, with text that
 * nobody can store, and with numbers that can be read in two ways or were shortened.
 */
export async function tableRows(
  { columns, rows }: Table,
  pause: Pause,
  decimal?: DecimalMark,
): Promise<ImportRow[]> {
  const known = columns.filter((column): column is KnownColumn => column.field !== null);
  const writings = await runInSteps(writingsOf(known, rows, decimal), pause);
  const found: ImportRow[] = [];
  for (const tableRow of rows) {
    const { row, cells, isTooWide } = tableRow;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
    const broken = cells.findIndex((cell) => /[\u0000\p{Surrogate}]/u.test(cell));
    if (isTooWide) found.push(refusedRow(row, 'row', 'import-row-wide'));
    else if (broken >= 0) found.push(refusedRow(row, known[broken]?.field ?? 'row', 'invalid'));
    else found.push(plainRow(tableRow, writings));
    await pause();
  }
  return found;
}
