import type { ObjectId } from 'mongodb';

/** In bytes; `end` is exclusive. */
export type ByteRange = { start: number; end: number };

/** A blob never changes. Storage outside the database throws `file-storage-unavailable` during an outage. */
export type BlobStorage = {
  /** `name` is for people who look into the storage. What a failed write leaves, `remove` removes. */
  write: (id: ObjectId, name: string, bytes: Uint8Array) => Promise<void>;
  /** Null if there is no such blob. The stream fails if it is removed meanwhile. */
  read: (id: ObjectId, range: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
  /** Repeating it changes nothing. */
  remove: (id: ObjectId) => Promise<void>;
  listIds: (query: { before: Date; after: ObjectId | null; limit: number }) => Promise<ObjectId[]>;
};
