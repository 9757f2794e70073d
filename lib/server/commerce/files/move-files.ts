import 'server-only';
import type { ObjectId } from 'mongodb';
import type { BlobStorage } from '@/lib/server/platform/blobs/blob-storage';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { findFilesOf } from './files.repository';
import { contentHash } from './judge/content-hash';

const BATCH = 200;
/** No id is of a later time (4 bytes of seconds). */
const END_OF_TIME = new Date(0xffff_ffff * 1_000);

/** How many files were moved, and the names of those whose content is not what was stored, which stay where they are. */
export type Moved = { files: number; damaged: string[] };

async function contentIn(storage: BlobStorage, { blobId, bytes }: FileDocument): Promise<Uint8Array | null> {
  const content = await storage.read(blobId, { start: 0, end: bytes });
  return content && new Uint8Array(await new Response(content).arrayBuffer());
}

const isSound = (content: Uint8Array, { _id }: FileDocument) => _id.startsWith(`${contentHash(content)}.`);

/**
 * Moves the content of files from one storage to another, while the store serves both: each is removed from the first once it
 * was read back from the second. What belongs to no file is left to the sweep. Repeating it goes on where it ended. Throws what
 * the storages throw.
 */
export async function moveFiles(from: BlobStorage, to: BlobStorage): Promise<Moved> {
  const moved: Moved = { files: 0, damaged: [] };
  for (let after: ObjectId | null = null; ; ) {
    const ids: ObjectId[] = await from.listIds({ before: END_OF_TIME, after, limit: BATCH });
    const last = ids.at(-1);
    if (!last) return moved;
    after = last;
    for (const file of await findFilesOf(ids)) {
      const content = await contentIn(from, file);
      // It was deleted meanwhile.
      if (!content) continue;
      if (!isSound(content, file)) {
        moved.damaged.push(file._id);
        continue;
      }
      await to.write(file.blobId, file._id, content);
      const arrived = await contentIn(to, file);
      if (!arrived || !isSound(arrived, file)) throw new Error(`${file._id} did not arrive as it was sent.`);
      await from.remove(file.blobId);
      moved.files += 1;
    }
  }
}
