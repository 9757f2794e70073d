import 'server-only';
import { readSheet } from 'read-excel-file/universal';
import { IMPORT_ROWS_MAX } from '@/lib/shared/imports/import-kinds';
import { csvLines } from '@/lib/shared/text/csv';
import { addressedWorkbook } from './address-cells';
import { numberCell } from './spreadsheet-number';
import { contentOf, entriesOf } from './zip-directory';

const MEBIBYTE = 1024 * 1024;
const UNPACKED_MAX = 300 * MEBIBYTE;
const ENTRIES_MAX = 10_000;
const NAMES_BYTES_MAX = 4 * MEBIBYTE;
/** Titles and blank rows may stand around those of the table. */
const ROWS_MAX = 2 * IMPORT_ROWS_MAX;
const SEPARATOR = '\t';
const DAY_LETTERS = 10;

/** A sheet as a text with tabs, and the names of all. */
export type ReadWorkbook = { text: string; sheets: string[]; sheet: string };
export type WorkbookFault = {
  issue: 'import-not-csv' | 'import-workbook-large' | 'import-sheet-unknown';
  sheets?: string[];
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16));
  });
}

type Named = { name: string; isHidden: boolean };

/** The sheets of a workbook in their order. */
function sheetsIn(xml: string): Named[] {
  return [...xml.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => ({
    name: unescaped(/\bname="([^"]*)"/.exec(tag)?.[1] ?? ''),
    isHidden: /\bstate="(?:hidden|veryHidden)"/.test(tag),
  }));
}

/** By its name, in any case, else by its number from 1; the first that is not hidden unless one is wanted. */
function chosen(sheets: readonly Named[], wanted: string | undefined): Named | undefined {
  if (wanted === undefined) return sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const key = wanted.toLowerCase();
  const named =
    sheets.find(({ name }) => name === wanted) ?? sheets.find(({ name }) => name.toLowerCase() === key);
  return named ?? (/^\d{1,4}$/.test(wanted) ? sheets[Number(wanted) - 1] : undefined);
}

type Cell = string | boolean | Date | null;

/** Days as `2026-11-30`, with a time where there is one; numbers are marked as such. */
function textOf(cell: Cell): string {
  if (!(cell instanceof Date)) return cell === null ? '' : String(cell);
  const text = cell.toISOString();
  return text.endsWith('T00:00:00.000Z')
    ? text.slice(0, DAY_LETTERS)
    : text.slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
}

/** Reads a sheet of a workbook (.xlsx): the one wanted, by its name or its number from 1, else the first that is not hidden. */
export async function readWorkbook(
  given: Uint8Array,
  wanted?: string,
): Promise<ReadWorkbook | WorkbookFault> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const entries = entriesOf(bytes);
  const names = entries?.find(({ name }) => name === 'xl/workbook.xml');
  if (!entries || !names) return { issue: 'import-not-csv' };
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > UNPACKED_MAX || entries.length > ENTRIES_MAX || names.unpacked > NAMES_BYTES_MAX)
    return { issue: 'import-workbook-large' };
  try {
    const all = sheetsIn(contentOf(bytes, names).toString('utf8'));
    const sheets = all.map(({ name }) => name);
    const sheet = chosen(all, wanted);
    if (!sheet) return { issue: 'import-sheet-unknown', sheets };
    const addressed = await addressedWorkbook(bytes, entries);
    const rows = await readSheet(new Uint8Array(addressed).buffer, sheets.indexOf(sheet.name) + 1, {
      parseNumber: numberCell,
    });
    if (rows.length > ROWS_MAX) return { issue: 'import-workbook-large', sheets };
    const lines = csvLines(
      rows.map((row) => row.map((cell) => textOf(cell as Cell))),
      SEPARATOR,
    );
    return { text: `sep=${SEPARATOR}\n${lines}`, sheets, sheet: sheet.name };
  } catch {
    return { issue: 'import-not-csv' };
  }
}
