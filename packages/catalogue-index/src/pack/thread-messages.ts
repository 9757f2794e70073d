import type { CatalogueSnapshot, SnapshotPlace } from '#pack/catalogue-snapshot';

/** The task of a thread, its `workerData`: to return a snapshot, or to pack, and to store what it packed. */
export type ThreadTask =
  | { task: 'read'; place: SnapshotPlace }
  | { task: 'pack'; readFrom: number; place?: SnapshotPlace; context?: unknown };

export type ToolBatch = { bytes: Uint8Array<ArrayBuffer>; ends: readonly number[] };
export type ToThread = ToolBatch | 'end';
/** That a batch was put away; that the file could not be read or written; at the end, what was read or packed. */
export type FromThread = 'taken' | { fileFailure: unknown } | { result: CatalogueSnapshot | undefined };
