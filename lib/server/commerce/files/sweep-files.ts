import 'server-only';
import type { ObjectId } from 'mongodb';
import { blobStorage } from '@/lib/server/platform/blobs/current-storage';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { deleteRecorded } from './delete-recorded';
import { findBlobIds, findUntouched } from './files.repository';

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
    for (const file of files.filter(({ _id }) => !shown.has(_id))) {
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
