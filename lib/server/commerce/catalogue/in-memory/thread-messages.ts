import 'server-only';
import type { CatalogueSnapshot, SnapshotPlace } from './catalogue-snapshot';

/** What a thread is for, its `workerData`: to return a snapshot, or to pack, and to store what it packed. */
export type ThreadTask =
  | { task: 'read'; place: SnapshotPlace }
  | { task: 'pack'; readFrom: number; place?: SnapshotPlace };

/** Documents in BSON, one after the other; then the end of them. */
export type ToThread = Uint8Array<ArrayBuffer> | 'end';
/** That a batch was put away; that the file could not be read or written; at the end, what was read or packed. */
export type FromThread = 'taken' | { fileFailure: unknown } | { result: CatalogueSnapshot | undefined };
