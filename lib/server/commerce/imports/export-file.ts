import type { Caller } from '@/lib/server/identity/actor';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { recordDataEvent } from '@/lib/server/platform/events/data-events';
import { createPause } from '@/lib/server/platform/work-in-steps';
import type { ExportQuery } from '@/lib/shared/imports/import.schema';
import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import type { DecimalMark } from '@/lib/shared/tables/decimal-mark';
import { csvLines } from '@/lib/shared/text/csv';
import { type ExportRow, exportFields, exportRows, templateRows } from './export-rows';
import { requireEither, requireExport } from './may-import';
import { contentOf, headingOf } from './read/fields';
import { cellText } from './read/read-cells';

/** By which programs know that it is UTF-8. */
const MARK = '\ufeff';
/** Rows that are written at a step. */
const BATCH = 50;

export type ExportFormat = { language: Language; separator: string; decimal: DecimalMark };

/** Returns how a file is written: as the query says, else for readers of the page's language. */
export function formatOf(
  { separator, decimal, language }: ExportQuery,
  page: Language | undefined,
): ExportFormat {
  const chosen = language ?? page ?? LANGUAGES.default;
  const facts = LANGUAGE_FACTS[chosen];
  return {
    language: chosen,
    separator: separator ?? facts.csvDelimiter,
    decimal: decimal ?? (facts.decimalMark === ',' ? ',' : '.'),
  };
}

type Rows = { fields: readonly string[]; rows: AsyncIterable<ExportRow> | Iterable<ExportRow> };

/** Writes a table some rows at a time. */
async function* csvParts(
  kind: ImportKind,
  { fields, rows }: Rows,
  { language, separator, decimal }: ExportFormat,
): AsyncGenerator<string> {
  const pause = createPause();
  yield MARK + csvLines([fields.map((field) => headingOf(kind, field, language))], separator);
  let part: string[][] = [];
  for await (const row of rows) {
    part.push(fields.map((field) => cellText(contentOf(field), row[field], decimal)));
    if (part.length < BATCH) continue;
    yield csvLines(part, separator);
    part = [];
    await pause();
  }
  yield csvLines(part, separator);
}

/** Reads everything of a kind as the parts of a CSV file that an import reads back without a change. The audit log has how many rows were taken. */
export async function* exportParts(
  actor: AuditActor,
  kind: ImportKind,
  format: ExportFormat,
  isTaken: (row: ExportRow) => boolean = () => true,
): AsyncGenerator<string> {
  const fields = await exportFields(kind);
  let count = 0;
  async function* counted(): AsyncGenerator<ExportRow> {
    for await (const row of exportRows(kind, fields, format.decimal)) {
      if (!isTaken(row)) continue;
      count += 1;
      yield row;
    }
  }
  try {
    yield* csvParts(kind, { fields, rows: counted() }, format);
  } finally {
    await recordDataEvent('data.exported', { actor, what: `${kind}.csv`, rows: count });
  }
}

async function fileOf(parts: AsyncIterable<string>, name: string): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const part of parts) chunks.push(Buffer.from(part));
  return new Response(new Uint8Array(Buffer.concat(chunks)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}

type Asked = { query: ExportQuery; page: Language | undefined };

/** Returns everything of a kind as a CSV file, for admins and programs. Throws `forbidden`. */
export async function exportFile(
  caller: Caller,
  kind: ImportKind,
  { query, page }: Asked,
): Promise<Response> {
  requireExport(caller, kind);
  return fileOf(exportParts(caller, kind, formatOf(query, page)), kind);
}

/** Returns the tools of these SKUs as `exportFile` returns all. Throws `forbidden`. */
export async function exportChosenTools(
  caller: Caller,
  skus: ReadonlySet<string>,
  language: Language | undefined,
): Promise<Response> {
  requireExport(caller, 'tools');
  const isTaken = ({ sku }: ExportRow) => skus.has(String(sku));
  return fileOf(exportParts(caller, 'tools', formatOf({}, language), isTaken), 'tools');
}

/** Returns a file with headings and examples, which can be imported as it is. Throws `forbidden`. */
export async function templateFile(
  caller: Caller,
  kind: ImportKind,
  { query, page }: Asked,
): Promise<Response> {
  requireEither(caller, kind);
  const format = formatOf(query, page);
  return fileOf(csvParts(kind, await templateRows(kind), format), `${kind}-template`);
}
