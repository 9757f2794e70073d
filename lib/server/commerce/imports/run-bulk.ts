import 'server-only';
import type { Caller } from '@/lib/server/identity/actor';
import { createPause } from '@/lib/server/platform/work-in-steps';
import type { BulkQuery, BulkRowsResult } from '@/lib/shared/imports/import.schema';
import type { RowsKind } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';
import { requireImport } from './may-import';
import { bulkRows } from './read/read-rows';
import { bulkResult } from './read-import';
import { beginRun, fileIdempotency, repeatedRun } from './run/begin-run';
import { workOnRun } from './run/work-on-run';

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
