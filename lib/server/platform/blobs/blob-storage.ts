import 'server-only';
import type { ObjectId } from 'mongodb';

/** A part of a blob, in bytes; `end` is the first one that does not belong to it. */
export type ByteRange = { start: number; end: number };

/**
 * Stores the content of files, whatever they are; the writer of a blob stores its id. A blob never
 * changes. Storage outside the database throws `file-storage-unavailable` while it cannot be used.
 */
export type BlobStorage = {
  /** Writes a blob under a new id; `name` is for people who look into the storage. What a failed write leaves, `remove` removes. */
  write: (id: ObjectId, name: string, bytes: Uint8Array) => Promise<void>;
  /** Returns a part of a blob; null if there is no such blob. The stream fails if it is removed meanwhile. */
  read: (id: ObjectId, range: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
  /** Removes a blob, or what there is of it. Removing it again changes nothing. */
  remove: (id: ObjectId) => Promise<void>;
  /** Returns up to `limit` ids of blobs written before `before`, in ascending order, beyond `after`. */
  listIds: (query: { before: Date; after: ObjectId | null; limit: number }) => Promise<ObjectId[]>;
};
