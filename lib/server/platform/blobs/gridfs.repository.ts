import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Collection, type Db, GridFSBucket, ObjectId } from 'mongodb';
import { database } from '@/lib/server/platform/db/client';
import type { BlobChunkDocument, BlobDocument } from '@/lib/server/platform/db/documents/files';
import type { BlobStorage } from './blob-storage';

const BUCKET = 'file_data';
const SECOND_MS = 1_000;

const blobsIn = (db: Db): Collection<BlobDocument> => db.collection(`${BUCKET}.files`);
const chunksIn = (db: Db): Collection<BlobChunkDocument> => db.collection(`${BUCKET}.chunks`);
const bucketIn = (db: Db) => new GridFSBucket(db, { bucketName: BUCKET });

/** GridFS: https://www.mongodb.com/docs/manual/core/gridfs/ */
export function gridFsStorage(open: () => Promise<Db> = database): BlobStorage {
  return {
    async write(id, name, bytes) {
      await pipeline(Readable.from([bytes]), bucketIn(await open()).openUploadStreamWithId(id, name));
    },

    async read(id, range) {
      const db = await open();
      // The driver says only in the middle of a response that there is none.
      if (!(await blobsIn(db).findOne({ _id: id }, { projection: { _id: 1 } }))) return null;
      return Readable.toWeb(bucketIn(db).openDownloadStream(id, range)) as ReadableStream<Uint8Array>;
    },

    async remove(id) {
      const db = await open();
      await blobsIn(db).deleteOne({ _id: id });
      await chunksIn(db).deleteMany({ files_id: id });
    },

    async listIds({ before, after, limit }) {
      // An id begins with the second it was made in. A write that was cut short has chunks alone.
      const end = ObjectId.createFromTime(Math.floor(before.getTime() / SECOND_MS));
      const first = await chunksIn(await open())
        .find({ files_id: { ...(after && { $gt: after }), $lt: end }, n: 0 })
        .sort({ files_id: 1, n: 1 })
        .project<{ files_id: ObjectId }>({ files_id: 1 })
        .limit(limit)
        .toArray();
      return first.map(({ files_id }) => files_id);
    },
  };
}
