import 'server-only';
import { type Pause, runInSteps } from '@/lib/server/platform/work-in-steps';
import { IMPORT_ROWS_MAX, type ImportKind } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';
import type { IssueCode } from '@/lib/shared/messages/messages';
import { csvRowsInSteps, UnclosedQuote } from '@/lib/shared/text/csv';
import { decodeText } from '@/lib/shared/text/decode-text';
import { knownHeadings, type MatchedColumn, matchColumns, readMap } from './match-columns';

/** A row of a file by its number in a spreadsheet, the headings being row 1; the cells of understood columns, in their order. */
export type TableRow = { row: number; cells: string[]; isTooWide: boolean };
export type Table = { columns: MatchedColumn[]; decimal: '.' | ','; rows: TableRow[] };

const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

/** How spreadsheets, documents, archives and pictures begin. */
const OTHER_FORMATS = [
  '%PDF',
  'PK\u0003\u0004',
  '\u00d0\u00cf\u0011\u00e0',
  '{\\rtf',
  '\u001f\u008b',
  '\u0089PNG',
  '<?xml',
  '<html',
  '<!DOCTYPE',
];
/** Of the first letters of a text, so many at most are control characters. */
const CONTROLS_MAX = 8;

const refused = (code: IssueCode) => new AppError('validation-failed', { issues: { file: [code] } });

/** Throws `validation-failed` for what is no CSV file by its first bytes. */
function refuseOtherFormats(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (OTHER_FORMATS.some((mark) => head.toLowerCase().startsWith(mark.toLowerCase())))
    throw refused('import-not-csv');
}

/** The separator that spreadsheets write into a line of its own, and the beginning of a text after that line. */
function declaredSeparator(head: string): { head: string; separator?: Separator } {
  const [line = '', sign] = /^"?sep=([,;\t])"?(?:\r\n?|\n)/i.exec(head) ?? [];
  return sign ? { head: head.slice(line.length), separator: sign as Separator } : { head };
}

function firstRow(head: string, separator: Separator): string[] {
  const rows = csvRowsInSteps([head], separator).next().value ?? [];
  return rows.find((cells) => cells.some((cell) => cell.trim() !== '')) ?? [];
}

/** The separator by which the first row has most known headings, else the most cells. */
function separatorOf(kind: ImportKind, head: string, map: ReadonlyMap<string, string>): Separator {
  const found = SEPARATORS.map((separator) => {
    const row = firstRow(head, separator);
    return { separator, known: knownHeadings(kind, row, map), cells: row.length };
  });
  return found.sort((a, b) => b.known - a.known || b.cells - a.cells)[0]?.separator ?? ',';
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

function* tableOf(
  kind: ImportKind,
  parts: readonly string[],
  separator: Separator,
  map: ReadonlyMap<string, string>,
): Generator<undefined, Table> {
  const decimal = separator === ';' ? ',' : '.';
  let columns: MatchedColumn[] | undefined;
  let known: number[] = [];
  const rows: TableRow[] = [];
  let row = 0;
  for (const part of csvRowsInSteps(parts, separator)) {
    for (const cells of part) {
      row += 1;
      if (isBlank(cells)) continue;
      if (!columns) {
        columns = matchColumns(kind, cells, map);
        known = columns.flatMap(({ field }, place) => (field === null ? [] : [place]));
        continue;
      }
      const isTooWide = cells.slice(columns.length).some((cell) => cell.trim() !== '');
      rows.push({ row, cells: known.map((place) => cells[place] ?? ''), isTooWide });
      if (rows.length > IMPORT_ROWS_MAX) throw new AppError('too-large', { reason: { code: 'import-rows' } });
    }
    yield;
  }
  if (!columns) throw refused('import-no-headings');
  return { columns, decimal, rows };
}

/**
 * Reads a CSV file as people have it: in any encoding and with any separator that spreadsheets write, blank rows left out. Throws
 * `validation-failed` for anything else and for headings that do not say enough, and `too-large` for too many rows.
 */
export async function readTable(
  kind: ImportKind,
  bytes: Uint8Array,
  { map, pause }: { map?: string | undefined; pause: Pause },
): Promise<Table> {
  refuseOtherFormats(bytes);
  const fields = readMap(kind, map);
  const [decoded = '', ...others] = await runInSteps(decodeText(bytes), pause);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
  const controls = decoded.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0;
  if (controls > CONTROLS_MAX) throw refused('import-not-csv');
  const { head, separator } = declaredSeparator(decoded);
  try {
    const chosen = separator ?? separatorOf(kind, head, fields);
    return await runInSteps(tableOf(kind, [head, ...others], chosen, fields), pause);
  } catch (error) {
    throw error instanceof UnclosedQuote ? refused('import-quote-open') : error;
  }
}
