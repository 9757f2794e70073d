import 'server-only';
import type { ImportRow, StoredIssues } from '@/lib/server/platform/db/documents/imports';
import { type Pause, runInSteps } from '@/lib/server/platform/work-in-steps';
import { BULK_ROWS_MAX } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';
import type { IssueCode } from '@/lib/shared/messages/messages';
import type { DecimalMark } from '@/lib/shared/tables/decimal-mark';
import { plainCellOf, type Writing, writingsOf } from './plain-cells';
import type { Table, TableRow } from './read-table';

/** Bytes that are decoded at a step. */
const STEP_BYTES = 256 * 1024;

const refused = (row: number, field: string, issue: IssueCode): ImportRow => ({
  row,
  value: null,
  issues: [[field, [issue]]],
});

/** Whether a line is a JSON object. */
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
    rows.push(isObject(written) ? { row: line, value: written } : refused(line, 'row', 'row-not-object'));
    await pause();
  }
  return rows;
}

function plainRow({ row, cells }: TableRow, writings: readonly Writing[]): ImportRow {
  const issues: StoredIssues = [];
  const plain = writings.map((writing, place) => {
    const read = plainCellOf(cells[place] ?? '', writing);
    if ('cell' in read) return read.cell;
    issues.push([writing.field, [read.issue]]);
    return '';
  });
  return issues.length > 0 ? { row, value: null, issues } : { row, value: plain };
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
  const fields = columns.flatMap(({ field }) => field ?? []);
  const writings = await runInSteps(writingsOf(fields, rows, decimal), pause);
  const found: ImportRow[] = [];
  for (const tableRow of rows) {
    const { row, cells, isTooWide } = tableRow;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
    const broken = cells.findIndex((cell) => /[\u0000\p{Surrogate}]/u.test(cell));
    if (isTooWide) found.push(refused(row, 'row', 'import-row-wide'));
    else if (broken >= 0) found.push(refused(row, fields[broken] ?? 'row', 'invalid'));
    else found.push(plainRow(tableRow, writings));
    await pause();
  }
  return found;
}
