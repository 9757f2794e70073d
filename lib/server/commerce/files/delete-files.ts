import type { ClientSession, ObjectId } from 'mongodb';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { blobStorage } from '@/lib/server/platform/blobs/current-storage';
import { dropFileCopies } from '@/lib/server/platform/cache/file-copies';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { log } from '@/lib/server/platform/log';
import { fileNameOf } from '@/lib/shared/files/stored-files';
import { AppError } from '@/lib/shared/messages/errors';
import { recordFileEvent } from './file-events';
import {
  addSerialId,
  claim,
  countFiles,
  deleteUntouched,
  findBlobIds,
  findFile,
  findUntouched,
  pullSerialId,
} from './files.repository';

/**
 * Only a file that no tool was ever saved with; orders may show others, which the sweep removes. Throws `forbidden`,
 * `not-found`, `file-in-use`.
 */
export async function deleteFile(actor: Caller, name: string): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'manage-files');
  const file = await findFile(name);
  if (!file) throw new AppError('not-found');
  if (file.toolIds.length > 0 || !(await deleteRecorded(actor, file))) throw new AppError('file-in-use');
  await removeContent(file.blobId);
  return { deletedCount: 1 };
}

/** The minimum age of a swept file, from its upload or the last save of a tool with it. */
export const GRACE_MS = 48 * 60 * 60_000;
const BATCH = 200;

type Sweep = {
  now: Date;
  signal: AbortSignal;
  findShown: (files: readonly FileDocument[]) => Promise<ReadonlySet<string>>;
};

/** A file touched since it was read stays: a tool is being saved with it. */
async function sweepFiles({ now, signal, findShown }: Sweep): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS);
  let removed = 0;
  for (let after = ''; !signal.aborted; ) {
    const files = await findUntouched(before, after, BATCH);
    const last = files.at(-1);
    if (!last) break;
    after = last._id;
    const shown = await findShown(files);
    const isUsed = ({ _id, serialIds = [], requestId }: FileDocument) =>
      shown.has(_id) || serialIds.length > 0 || requestId !== undefined;
    for (const file of files.filter((each) => !isUsed(each))) {
      if (!(await deleteRecorded('system', file))) continue;
      await blobStorage().remove(file.blobId);
      removed += 1;
    }
  }
  return removed;
}

async function sweepBlobs({ now, signal }: Sweep): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS);
  let removed = 0;
  for (let after: ObjectId | null = null; !signal.aborted; ) {
    const ids: ObjectId[] = await blobStorage().listIds({ before, after, limit: BATCH });
    const last = ids.at(-1);
    if (!last) break;
    after = last;
    const owned = new Set((await findBlobIds(ids)).map(String));
    for (const id of ids.filter((each) => !owned.has(String(each)))) {
      await blobStorage().remove(id);
      removed += 1;
    }
  }
  return removed;
}

export async function sweep(options: Sweep): Promise<{ files: number; blobs: number }> {
  return { files: await sweepFiles(options), blobs: await sweepBlobs(options) };
}

/** Deletes a file, with its audit entry, unless it was touched since it was read. Its content stays. */
async function deleteRecorded(actor: AuditActor, file: FileDocument): Promise<boolean> {
  const wasDeleted = await inTransaction(async (session) => {
    const isDeleted = await deleteUntouched(file, session);
    if (isDeleted) await recordFileEvent('file.deleted', { actor, file }, session);
    return isDeleted;
  });
  if (wasDeleted) dropFileCopies(file._id);
  return wasDeleted;
}

export async function removeContent(blobId: ObjectId): Promise<void> {
  try {
    await blobStorage().remove(blobId);
  } catch (error) {
    log().warn({ error, blobId: blobId.toHexString() }, 'content without a file is left to the sweep');
  }
}

type Claim = { urls: readonly string[]; toolId: ObjectId; at: Date };

/**
 * Keeps the uploaded files among these addresses from being swept: the tool is saved with them. Returns whether all of them
 * are there. Belongs in the transaction that saves the tool; without one nothing is written.
 */
export async function claimFiles({ urls, toolId, at }: Claim, session?: ClientSession): Promise<boolean> {
  const names = [...new Set(urls.flatMap((url) => fileNameOf(url) ?? []))];
  if (names.length === 0) return true;
  const there = session ? await claim({ names, toolId, at }, session) : await countFiles(names);
  return there === names.length;
}

/** Keeps a paper from being swept while a serial number has it. Throws `conflict` if it was swept meanwhile. */
export async function claimPaper(
  name: string,
  of: { serialId: ObjectId; at: Date },
  session: ClientSession,
): Promise<void> {
  if (!(await addSerialId(name, of, session))) throw new AppError('conflict');
}

/** The content of a paper stays while another serial number has it. */
export async function releasePaper(
  name: string,
  of: { serialId: ObjectId; at: Date },
  session: ClientSession,
): Promise<void> {
  await pullSerialId(name, of, session);
}
