import 'server-only';
import { createHash } from 'node:crypto';
import { listsByHeading } from '@/lib/server/commerce/prices/named-prices';
import type { Caller } from '@/lib/server/identity/actor';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { ImportDocument } from '@/lib/server/platform/db/documents/imports';
import { findRepeated, idempotencyOf, runOnce } from '@/lib/server/platform/idempotency';
import { createPause, type Pause } from '@/lib/server/platform/work-in-steps';
import type {
  BulkQuery,
  BulkRowsResult,
  ImportQuery,
  ImportResult,
} from '@/lib/shared/imports/import.schema';
import { type ImportKind, ROWS_AT_ONCE_MAX, type RowsKind } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';
import { requireAdditions, requireImport } from './may-import';
import { planAdditions } from './plan-additions';
import { readMap } from './read/match-columns';
import { bulkRows, readTable, tableRows } from './read/read-table';
import { findToldColumns, putToldColumns } from './read/told-columns.repository';
import { bulkResult, importResult } from './read-import';
import { findRunByKey } from './run/imports.repository';
import { type NewRun, startRun } from './run/start-run';
import { workOnRun } from './run/work-on-run';
import { starterOf } from './starters';

export type FileImport = {
  kind: ImportKind;
  bytes: Uint8Array;
  query: ImportQuery;
  key?: string | undefined;
  now?: Date;
};

const HASHED_BYTES = 1024 * 1024;

async function hashOf(bytes: Uint8Array, pause: Pause): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += HASHED_BYTES) {
    hash.update(bytes.subarray(at, at + HASHED_BYTES));
    await pause();
  }
  return hash.digest('hex');
}

type Body = { bytes: Uint8Array; key: string | undefined };

/**
 * Stores the rows of a body to be imported, or returns what its key began before, also at the same moment. Throws
 * `idempotency-mismatch` where that was something else.
 */
async function begin(
  run: Omit<NewRun, 'rows' | 'isInBackground'>,
  { bytes, key, ...asked }: Body & Record<string, unknown>,
  read: (
    pause: Pause,
  ) => Promise<
    Pick<NewRun, 'rows' | 'columns' | 'leftOut' | 'sheets' | 'sheet' | 'additions' | 'isInBackground'>
  >,
): Promise<ImportDocument> {
  const pause = createPause();
  const idempotency =
    key === undefined ? undefined : idempotencyOf(key, { ...asked, file: await hashOf(bytes, pause) });
  return runOnce(
    () => findRepeated(idempotency, (used) => findRunByKey(starterOf(run.by).id, used)),
    async () => startRun({ ...run, ...(await read(pause)), ...(idempotency && { idempotency }) }, pause),
  );
}

/**
 * Works on an import until it has ended. Throws `validation-failed` with the result where a row of all or none was refused, and
 * `not-found` where it is deleted meanwhile.
 */
async function end<Result extends { refused: number }>(
  { _id }: ImportDocument,
  resultOf: (run: ImportDocument) => Promise<Result>,
): Promise<Result> {
  const ended = await workOnRun(_id);
  if (!ended) throw new AppError('not-found');
  const result = await resultOf(ended);
  if (ended.isAll && !ended.isDryRun && result.refused > 0)
    throw new AppError('validation-failed', { members: result });
  return result;
}

/**
 * Reads a file and stores its rows to be imported; those of a large one are left to the background unless `isAtOnce`. The same key with
 * the same file returns what the first began. Throws what `readTable` does, and `idempotency-mismatch`.
 */
export async function beginFileImport(
  by: AuditActor,
  { kind, bytes, query, key, now = new Date() }: FileImport,
  isAtOnce = false,
): Promise<ImportDocument> {
  const {
    map,
    decimal,
    sheet,
    remember = false,
    create = [],
    dryRun: isDryRun = false,
    invite: isInviting = false,
  } = query;
  const asked = { isDryRun, isAll: query.mode === 'all', isInviting };
  const run = { kind, source: 'file', by, ...asked, now } as const;
  return begin(
    run,
    { bytes, key, kind, ...asked, map, decimal, create, ...(sheet ? { sheet } : {}) },
    async (pause) => {
      const lists = kind === 'prices' ? await listsByHeading() : undefined;
      const told = remember ? await findToldColumns(kind) : undefined;
      const table = await readTable(kind, bytes, { map, sheet, lists, told, pause });
      const { columns, leftOut, sheets, sheet: sheetRead } = table;
      const rows = await tableRows(table, pause, decimal);
      const additions = await planAdditions(kind, create, { columns, rows });
      if (remember && map && !isDryRun) await putToldColumns(kind, readMap(kind, map));
      return {
        rows,
        columns,
        leftOut,
        ...(sheets && sheetRead !== undefined ? { sheets, sheet: sheetRead } : {}),
        ...(additions.length > 0 ? { additions } : {}),
        isInBackground: !isAtOnce && rows.length > ROWS_AT_ONCE_MAX,
      };
    },
  );
}

/**
 * Imports a file, for admins and programs: some hundred rows in a transaction, with `mode=all` all of them or none. Returns what became
 * of the rows; of a file with many rows only the import's id, and it goes on in the background. Throws `forbidden` and what
 * `beginFileImport` does, and `validation-failed` with the result where a row of all or none was refused.
 */
export async function importFile(
  caller: Caller,
  file: FileImport,
): Promise<{ result: ImportResult } | { accepted: { id: string } }> {
  requireImport(caller, file.kind);
  requireAdditions(caller, file.query.create);
  const run = await beginFileImport(caller, file);
  if (run.total > ROWS_AT_ONCE_MAX && run.state === 'running')
    return { accepted: { id: run._id.toHexString() } };
  return { result: await end(run, (ended) => importResult(ended, caller)) };
}

/**
 * Applies rows of JSON, a line each, in their order, some hundred in a transaction; with `mode=all` all of them or none. The same key
 * with the same body changes nothing again, goes on with what is left of it, and returns the same. Throws `forbidden`, `too-large`,
 * `malformed-json`, `idempotency-mismatch`, and `validation-failed` without a key, and with the result where a row of all or none was
 * refused.
 */
export async function runBulk(
  caller: Caller,
  kind: RowsKind,
  bytes: Uint8Array,
  { query, key, now = new Date() }: { query: BulkQuery; key: string | undefined; now?: Date },
): Promise<BulkRowsResult> {
  requireImport(caller, kind);
  if (key === undefined)
    throw new AppError('validation-failed', { issues: { 'Idempotency-Key': ['idempotency-key-required'] } });
  const asked = { isDryRun: query.dryRun ?? false, isAll: query.mode === 'all' };
  const run = { kind, source: 'bulk', by: caller, ...asked, isInviting: false, now } as const;
  const begun = await begin(run, { bytes, key, kind, ...asked }, async (pause) => ({
    ...{ rows: await bulkRows(bytes, pause), isInBackground: false },
  }));
  return end(begun, bulkResult);
}
