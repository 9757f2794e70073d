import 'server-only';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GridFSBucket, ObjectId } from 'mongodb';
import { database } from '@/lib/server/platform/db/client';
import { collection } from '@/lib/server/platform/db/collections';
import type { BlobStorage } from './blob-storage';

const BUCKET = 'file_data';
const SECOND_MS = 1_000;

async function bucket(): Promise<GridFSBucket> {
  return new GridFSBucket(await database(), { bucketName: BUCKET });
}

/** Blobs in the database (GridFS: https://www.mongodb.com/docs/manual/core/gridfs/). */
export const gridFsStorage: BlobStorage = {
  async write(id, name, bytes) {
    await pipeline(Readable.from([bytes]), (await bucket()).openUploadStreamWithId(id, name));
  },

  async read(id, range) {
    const stream = (await bucket()).openDownloadStream(id, range);
    return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  },

  async remove(id) {
    await (await collection('file_data.files')).deleteOne({ _id: id });
    await (await collection('file_data.chunks')).deleteMany({ files_id: id });
  },

  async listIds({ before, after, limit }) {
    // An id begins with the second it was made in. A write that was cut short has chunks alone.
    const end = ObjectId.createFromTime(Math.floor(before.getTime() / SECOND_MS));
    const chunks = await collection('file_data.chunks');
    const first = await chunks
      .find({ files_id: { ...(after && { $gt: after }), $lt: end }, n: 0 })
      .sort({ files_id: 1, n: 1 })
      .project<{ files_id: ObjectId }>({ files_id: 1 })
      .limit(limit)
      .toArray();
    return first.map(({ files_id }) => files_id);
  },
};
