import type { Binary, ObjectId } from 'mongodb';
import type { FileKind } from '@/lib/shared/files/stored-files';

/** Its content is the blob `blobId`. Owned by files. */
export type FileDocument = {
  _id: string;
  blobId: ObjectId;
  /** A `paper` is of serial numbers, a `request` a person's own: nobody gets them but by calls of those. */
  kind: FileKind | 'paper' | 'request';
  bytes: number;
  /** In pixels. */
  size?: { width: number; height: number };
  /** Every tool that was ever saved with this file. */
  toolIds: ObjectId[];
  /** The serial numbers that a paper is of. */
  serialIds?: ObjectId[];
  /** Who sent it with a request, and what they call it. */
  ownerId?: ObjectId;
  fileName?: string;
  /** The request for quote that has it. */
  requestId?: ObjectId;
  /** When it was uploaded or a tool was saved with it last. */
  touchedAt: Date;
};

/** A file that a person sends with a request. */
export type PersonFileDocument = FileDocument &
  Required<Pick<FileDocument, 'ownerId' | 'fileName'>> & { kind: 'request' };

/** A chunk as MongoDB's drivers lay it out (GridFS); the first one has `n` 0. Owned by blobs. */
export type BlobDocument = {
  _id: ObjectId;
  length: number;
  chunkSize: number;
  uploadDate: Date;
  filename: string;
};

export type BlobChunkDocument = { _id: ObjectId; files_id: ObjectId; n: number; data: unknown };

/** A release whose pages may still be open somewhere; `_id` is the id of its build. */
export type ReleaseDocument = { _id: string; startedAt: Date; files: string[] };

/** A script, style or font of such a release; `_id` is its path in the address. Text is stored in Brotli. */
export type ReleaseFileDocument = { _id: string; bytes: Binary; isBrotli: boolean };
