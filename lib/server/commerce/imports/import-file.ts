import 'server-only';
import type { Caller } from '@/lib/server/identity/actor';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { ImportDocument } from '@/lib/server/platform/db/documents/imports';
import { createPause } from '@/lib/server/platform/work-in-steps';
import type { ImportQuery, ImportResult } from '@/lib/shared/imports/import.schema';
import { type ImportKind, ROWS_AT_ONCE_MAX } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';
import { requireImport } from './may-import';
import { tableRows } from './read/read-rows';
import { readTable } from './read/read-table';
import { importResult } from './read-import';
import { beginRun, fileIdempotency, repeatedRun } from './run/begin-run';
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
