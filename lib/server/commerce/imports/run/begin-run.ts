import 'server-only';
import { createHash } from 'node:crypto';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { ImportDocument } from '@/lib/server/platform/db/documents/imports';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { findRepeated, type Idempotency, idempotencyOf } from '@/lib/server/platform/idempotency';
import type { Pause } from '@/lib/server/platform/work-in-steps';
import { findRunByKey } from './imports.repository';
import { type NewRun, starterOf, startRun } from './start-run';

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
export async function fileIdempotency(
  key: string | undefined,
  { bytes, ...asked }: { bytes: Uint8Array } & Record<string, unknown>,
  pause: Pause,
): Promise<Idempotency | undefined> {
  return key === undefined ? undefined : idempotencyOf(key, { ...asked, file: await hashOf(bytes, pause) });
}

/** Returns what the caller began with this key before. Throws `idempotency-mismatch` where that was something else. */
export async function repeatedRun(
  by: AuditActor,
  idempotency: Idempotency | undefined,
): Promise<ImportDocument | null> {
  return findRepeated(idempotency, (key) => findRunByKey(starterOf(by).id, key));
}

/** Stores an import, or returns the one that was begun with its key, also at the same moment. */
export async function beginRun(run: NewRun, pause: Pause): Promise<ImportDocument> {
  try {
    return await startRun(run, pause);
  } catch (error) {
    const twin = isDuplicateKey(error) ? await repeatedRun(run.by, run.idempotency) : null;
    if (twin) return twin;
    throw error;
  }
}
