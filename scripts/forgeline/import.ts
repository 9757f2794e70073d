import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MissedFile } from '@/lib/shared/imports/filed-files.schema';
import type {
  ImportProblem,
  ImportQuery,
  ImportResult,
  ProblemGroup,
} from '@/lib/shared/imports/import.schema';
import {
  ADDITIONS,
  type AdditionsName,
  IMPORT_BYTES_MAX,
  type ImportKind,
  LEFT_OUT_REASONS,
  RUN_KINDS,
  type RunKind,
} from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';
import type { DecimalMark } from '@/lib/shared/tables/decimal-mark';
import { fillText } from '@/lib/shared/text/fill-text';
import { loadSettings } from '@/stack/load-settings';
import { type Command, UsageError } from './command';
import { changeLines } from './import-changes';

const EXIT_REFUSED = 1;
const LINES_PRINTED = 50;
const ROWS_PRINTED = 5;
const CELLS_PRINTED = 8;

/** Returns the kind that was typed. Throws UsageError for another. */
export function kindOf<Kind extends RunKind>(word: string, kinds: readonly Kind[]): Kind {
  const kind = kinds.find((one) => one === word);
  if (!kind) throw new UsageError(`"${word}" is none of ${kinds.join(', ')}.`);
  return kind;
}

const counted = (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`);

/** `20 rows: 3, 4, 5, 6, 7 …` */
function rowsText(count: number, rows: readonly { row: number }[]): string {
  const first = rows.slice(0, ROWS_PRINTED).map(({ row }) => row);
  return `${counted(count)}: ${first.join(', ')}${count > ROWS_PRINTED ? ' …' : ''}`;
}

const LEFT_OUT_AS = { sum: 'sums', title: 'titles', blank: 'blank' } as const;

/** `Category: There is no such category: Hämmer (20 rows); 20 rows: 3, 4, 5, 6, 7 …` */
function groupLine(
  { column, code, message, rows, values }: ProblemGroup,
  problems: readonly ImportProblem[],
): string {
  const cells = values.flatMap((each) => (each.value === '' ? [] : `${each.value} (${counted(each.rows)})`));
  const own = problems.filter((problem) => problem.column === column && problem.code === code);
  const shown = `${cells.slice(0, CELLS_PRINTED).join(', ')}${cells.length > CELLS_PRINTED ? ' …' : ''}`;
  return `${column ? `${column}: ` : ''}${message}${shown ? `: ${shown}` : ''}; ${rowsText(rows, own)}`;
}

function printColumns(columns: ImportResult['columns']): void {
  for (const { heading, field, offer } of columns) {
    const known = field ? `-> ${field}` : 'is not known, and left out';
    console.log(
      `  ${heading || '(no heading)'} ${known}${offer ? ` (--map '${heading}:${offer}' makes it ${offer.startsWith('list:') ? 'the price of a list' : 'a specification'})` : ''}`,
    );
  }
}

function print(
  {
    columns,
    dryRun,
    created,
    changed,
    same,
    refused,
    problems,
    groups,
    notes,
    noteGroups,
    leftOut,
    added,
    sheets = [],
    sheet,
    id,
    state,
  }: ImportResult,
  changes: readonly string[],
): void {
  if (sheets.length > 1) console.log(`  sheet “${sheet}” of ${sheets.map((name) => `“${name}”`).join(', ')}`);
  printColumns(columns);
  for (const { create, name } of added) console.log(`  new ${create}: ${name}`);
  for (const why of LEFT_OUT_REASONS) {
    const rows = leftOut.filter((each) => each.why === why);
    if (rows.length > 0) console.log(`  ${rowsText(rows.length, rows)} left out as ${LEFT_OUT_AS[why]}`);
  }
  for (const group of noteGroups) console.log(`  note: ${groupLine(group, notes)}`);
  for (const group of groups) console.log(groupLine(group, problems));
  for (const line of changes) console.log(`  ${line}`);
  const would = dryRun ? ' (nothing was changed)' : '';
  console.log(`${created} added, ${changed} changed, ${same} as before, ${refused} refused${would}.`);
  if (!dryRun) console.log(`Import ${id}: ${state}.`);
}

/** Imports a file of rows. */
async function importTable(
  kind: ImportKind,
  file: string,
  query: ImportQuery,
  isJson: boolean,
): Promise<number> {
  const bytes = await readFile(file);
  if (bytes.length > IMPORT_BYTES_MAX) throw new Error('A file has at most 32 MiB. Please split it.');
  const { beginFileImport } = await import('@/lib/server/commerce/imports/begin-import');
  const { importResult } = await import('@/lib/server/commerce/imports/read-import');
  const { workOnRun } = await import('@/lib/server/commerce/imports/run/work-on-run');
  const begun = await beginFileImport('system', { kind, bytes, query }, true);
  const run = await workOnRun(begun._id);
  if (!run) throw new Error('The import is no longer there.');
  const result = await importResult(run, 'system');
  if (isJson) console.log(JSON.stringify(result, null, 2));
  else print(result, result.dryRun ? await changeLines(result) : []);
  return result.refused > 0 || result.state !== 'done' ? EXIT_REFUSED : 0;
}

/** Imports an archive of pictures and documents, from its file. */
async function importArchive(file: string, isDryRun: boolean, isJson: boolean): Promise<number> {
  const { beginPictures } = await import('@/lib/server/commerce/imports/import-pictures');
  const { filesOf } = await import('@/lib/server/commerce/imports/filed-files');
  const { workOnRun } = await import('@/lib/server/commerce/imports/run/work-on-run');
  const content = createReadStream(file);
  const begun = await beginPictures('system', { content, isDryRun }, true);
  const run = await workOnRun(begun._id);
  if (!run) throw new Error('The import is no longer there.');
  const files = await filesOf(run);
  const id = run._id.toHexString();
  if (isJson) console.log(JSON.stringify({ id, ...files }, null, 2));
  else {
    const { reasons } = (await import('@/lib/shared/texts/en/imports')).imports.files;
    const missed: MissedFile[] = [...files.unplaced, ...files.refused];
    for (const { file: name, why, candidates = [] } of missed.slice(0, LINES_PRINTED))
      console.log(`  ${name}: ${fillText(reasons[why], { candidates: candidates.join(', ') })}`);
    const { placed, unplaced, refused } = files;
    const would = isDryRun ? ' (nothing was changed)' : '';
    console.log(`${placed.length} placed, ${unplaced.length} not placed, ${refused.length} refused${would}.`);
    if (!isDryRun) console.log(`Import ${id}: ${run.state}.`);
  }
  return files.refused.length > 0 || run.state !== 'done' ? EXIT_REFUSED : 0;
}

function decimalOf(mark: unknown): DecimalMark | undefined {
  if (mark === undefined || mark === '.' || mark === ',') return mark;
  throw new UsageError(`--decimal is "," or ".", not "${mark}".`);
}

/** Returns what is to be added. Throws UsageError for anything else. */
function additionsOf(text: unknown): AdditionsName[] {
  const names = Object.keys(ADDITIONS) as AdditionsName[];
  return (typeof text === 'string' ? text.split(',') : []).map((word) => {
    const name = names.find((each) => each === word.trim());
    if (!name) throw new UsageError(`--create is of ${names.join(', ')}, not "${word}".`);
    return name;
  });
}

export const command: Command = {
  help: `kind is one of ${RUN_KINDS.join(', ')}: the file is a CSV file as spreadsheets write it, or a workbook (.xlsx), for pictures a ZIP file (docs/importing.md). Tools are found by their
SKUs, customers by their e-mails, companies by their numbers; others are added. Works on the database itself (MONGODB_URI, MONGODB_DB, AUDIT_LOG_SECRET), else on
the running demo's; a running store shows the changes within two seconds. Exit codes: 0 done, 1 failed or a row was refused,
2 called wrongly.`,
  options: {
    'dry-run': { type: 'boolean', help: 'change nothing, and say what would be' },
    all: { type: 'boolean', help: 'all rows or, if one is refused, none' },
    invite: {
      type: 'boolean',
      help: 'mail new customers a link to choose a password, owners of companies an invitation',
    },
    map: {
      type: 'string',
      value: 'heading:field,…',
      help: 'what columns are, before what their headings say',
    },
    create: {
      type: 'string',
      value: 'categories,groups,lists',
      help: 'what is added where rows name it and it is missing',
    },
    sheet: {
      type: 'string',
      value: 'name|number',
      help: 'the sheet of a workbook, the first that is not hidden without it',
    },
    decimal: { type: 'string', value: ',|.', help: 'how numbers are written that the file does not tell of' },
    json: { type: 'boolean', help: 'print what POST /api/import/{kind} returns, a failure too' },
  },
  words: ['kind', 'file'],
  async run({ options, words: [word = '', file = ''] }) {
    const kind = kindOf(word, RUN_KINDS);
    const asked = {
      dryRun: options['dry-run'] === true,
      invite: options.invite === true,
      mode: options.all ? ('all' as const) : ('each' as const),
      map: typeof options.map === 'string' ? options.map : undefined,
      decimal: decimalOf(options.decimal),
      create: additionsOf(options.create),
      ...(typeof options.sheet === 'string' ? { sheet: options.sheet } : {}),
    };
    loadSettings(['AUDIT_LOG_SECRET']);
    const address = path.resolve(process.env.INIT_CWD ?? '.', file);
    const isJson = options.json === true;
    const { awaitRefreshes } = await import('@/lib/server/platform/cache/share-refreshes');
    const { closeDatabase } = await import('@/lib/server/platform/db/client');
    try {
      return kind === 'pictures'
        ? await importArchive(address, asked.dryRun, isJson)
        : await importTable(kind, address, asked, isJson);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (!isJson) {
        printColumns((error.members?.columns ?? []) as ImportResult['columns']);
        throw error;
      }
      const { problemResponse } = await import('@/lib/server/api/responses');
      console.log(JSON.stringify(await problemResponse(error).json(), null, 2));
      return EXIT_REFUSED;
    } finally {
      await awaitRefreshes();
      await closeDatabase();
    }
  },
};
