import 'server-only';
import { createHash } from 'node:crypto';
import type { Caller } from '@/lib/server/identity/actor';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { ImportDocument } from '@/lib/server/platform/db/documents/imports';
import { findRepeated, type Idempotency, idempotencyOf } from '@/lib/server/platform/idempotency';
import { createPause, type Pause } from '@/lib/server/platform/work-in-steps';
import type {
  BulkQuery,
  BulkRowsResult,
  ImportQuery,
  ImportResult,
} from '@/lib/shared/imports/import.schema';
import { type ImportKind, ROWS_AT_ONCE_MAX, type RowsKind } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';
import { requireImport } from './may-import';
import { bulkRows, readTable, tableRows } from './read/read-table';
import { bulkResult, importResult } from './read-import';
import { findRunByKey } from './run/imports.repository';
import { type NewRun, starterOf, startRun } from './run/start-run';
import { workOnRun } from './run/work-on-run';

export type FileImport = {
  kind: ImportKind;
  bytes: Uint8Array;
  query: ImportQuery;
  key?: string | undefined;
  now?: Date;
};

/**
 * Reads a file and stores its rows to be imported; those of a large one are left to the background unless `isAtOnce`. The same key with
 * the same file returns what the first began. Throws what `readTable` does, and `idempotency-mismatch`.
 */
export async function beginFileImport(
  by: AuditActor,
  { kind, bytes, query, key, now = new Date() }: FileImport,
  isAtOnce = false,
): Promise<ImportDocument> {
  const asked = {
    isDryRun: query.dryRun ?? false,
    isAll: query.mode === 'all',
    isInviting: query.invite ?? false,
  };
  const pause = createPause();
  const { map, decimal } = query;
  const idempotency = await fileIdempotency(key, { bytes, kind, ...asked, map, decimal }, pause);
  const repeated = await repeatedRun(by, idempotency);
  if (repeated) return repeated;
  const table = await readTable(kind, bytes, { map, pause });
  const rows = await tableRows(table, pause, decimal);
  const isInBackground = !isAtOnce && rows.length > ROWS_AT_ONCE_MAX;
  const { columns } = table;
  return beginRun(
    {
      ...{ kind, source: 'file', by, ...asked, columns, rows, isInBackground, now },
      ...(idempotency ? { idempotency } : {}),
    },
    pause,
  );
}

/** Throws `validation-failed` with the result where a row of all or none was refused. */
function refuseAll({ isAll, isDryRun }: ImportDocument, result: ImportResult): ImportResult {
  if (isAll && !isDryRun && result.refused > 0) throw new AppError('validation-failed', { members: result });
  return result;
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
  const run = await beginFileImport(caller, file);
  if (run.total > ROWS_AT_ONCE_MAX && run.state === 'running')
    return { accepted: { id: run._id.toHexString() } };
  const ended = await workOnRun(run._id);
  if (!ended) throw new AppError('not-found');
  return { result: refuseAll(ended, await importResult(ended, caller)) };
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
  const isDryRun = query.dryRun ?? false;
  const isAll = query.mode === 'all';
  const pause = createPause();
  const idempotency = await fileIdempotency(key, { bytes, kind, isDryRun, isAll }, pause);
  const run =
    (await repeatedRun(caller, idempotency)) ??
    (await beginRun(
      {
        ...{
          kind,
          source: 'bulk',
          by: caller,
          isDryRun,
          isAll,
          isInviting: false,
          now,
          isInBackground: false,
        },
        ...(idempotency ? { idempotency } : {}),
        rows: await bulkRows(bytes, pause),
      },
      pause,
    ));
  const ended = await workOnRun(run._id);
  if (!ended) throw new AppError('not-found');
  const result = await bulkResult(ended);
  if (isAll && !isDryRun && result.refused > 0) throw new AppError('validation-failed', { members: result });
  return result;
}

const HASHED_BYTES = 1024 * 1024;

async function hashOf(bytes: Uint8Array, pause: Pause): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += HASHED_BYTES) {
    hash.update(bytes.subarray(at, at + HASHED_BYTES));
    await pause();
  }
  return hash.digest('hex');
}

/** Returns the key of a request whose body is a file; undefined without a key. */
async function fileIdempotency(
  key: string | undefined,
  { bytes, ...asked }: { bytes: Uint8Array } & Record<string, unknown>,
  pause: Pause,
): Promise<Idempotency | undefined> {
  return key === undefined ? undefined : idempotencyOf(key, { ...asked, file: await hashOf(bytes, pause) });
}

/** Returns what the caller began with this key before. Throws `idempotency-mismatch` where that was something else. */
async function repeatedRun(
  by: AuditActor,
  idempotency: Idempotency | undefined,
): Promise<ImportDocument | null> {
  return findRepeated(idempotency, (key) => findRunByKey(starterOf(by).id, key));
}

/** Stores an import, or returns the one that was begun with its key, also at the same moment. */
async function beginRun(run: NewRun, pause: Pause): Promise<ImportDocument> {
  try {
    return await startRun(run, pause);
  } catch (error) {
    const twin = isDuplicateKey(error) ? await repeatedRun(run.by, run.idempotency) : null;
    if (twin) return twin;
    throw error;
  }
}
