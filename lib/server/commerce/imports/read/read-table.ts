import 'server-only';
import { type Pause, runInSteps } from '@/lib/server/platform/work-in-steps';
import { IMPORT_ROWS_MAX, type ImportKind } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';
import type { IssueCode } from '@/lib/shared/messages/messages';
import { tableInSteps } from '@/lib/shared/tables/read-table';
import { plainCell, UnclosedQuote } from '@/lib/shared/text/csv';
import { decodeText } from '@/lib/shared/text/decode-text';
import { headingScore, type MatchedColumn, matchColumns, readMap } from './match-columns';

/** A row of a file by its number in a spreadsheet; the texts of understood columns, in their order. */
export type TableRow = { row: number; cells: string[]; isTooWide: boolean };
export type Table = { columns: MatchedColumn[]; rows: TableRow[] };

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
const ROWS_AT_A_STEP = 100;

const refused = (code: IssueCode) => new AppError('validation-failed', { issues: { file: [code] } });

/** Throws `validation-failed` for what is no CSV file by its first bytes. */
function refuseOtherFormats(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (OTHER_FORMATS.some((mark) => head.toLowerCase().startsWith(mark.toLowerCase())))
    throw refused('import-not-csv');
}

function* tableOf(
  kind: ImportKind,
  parts: readonly string[],
  map: ReadonlyMap<string, string>,
): Generator<undefined, Table> {
  const { headings, rows: all } = yield* tableInSteps(parts, {
    score: (cells) => headingScore(kind, cells, map),
    rowsMax: IMPORT_ROWS_MAX,
  });
  const [first, ...below] = headings ? [headings, ...all] : all;
  if (!first) throw refused('import-no-headings');
  const columns = matchColumns(kind, first.cells, map);
  if (below.length > IMPORT_ROWS_MAX) throw new AppError('too-large', { reason: { code: 'import-rows' } });
  const known = columns.flatMap(({ field }, place) => (field === null ? [] : [place]));
  const rows: TableRow[] = [];
  for (const { row, cells } of below) {
    const isTooWide = cells.slice(columns.length).some((cell) => cell.trim() !== '');
    rows.push({ row, cells: known.map((place) => plainCell(cells[place] ?? '')), isTooWide });
    if (rows.length % ROWS_AT_A_STEP === 0) yield;
  }
  return { columns, rows };
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
  try {
    return await runInSteps(tableOf(kind, [decoded, ...others], fields), pause);
  } catch (error) {
    throw error instanceof UnclosedQuote ? refused('import-quote-open') : error;
  }
}
