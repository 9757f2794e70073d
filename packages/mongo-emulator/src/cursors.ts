import { randomBytes } from 'node:crypto';
import { Long } from 'bson';
import { type Document, encode, RawDocument } from './bson';
import { MongoError } from './errors';
import type { Deadline } from './plan/deadline';

/** The most bytes of one batch; a document that would exceed it is left for the next. */
const MAX_BATCH_BYTES = 16 * 1024 * 1024 - 64 * 1024;

const FIRST_BATCH_DOCUMENTS = 101;

export type CursorItem = Document | RawDocument;

type Cursor = {
  id: Long;
  namespace: string;
  items: Iterator<CursorItem>;
  pending?: RawDocument;
  owner: string;
  lastUsed: number;
  deadline: Deadline;
};

type Opening = Pick<Cursor, 'namespace' | 'owner' | 'deadline'> & {
  items: Iterable<CursorItem>;
  batchSize?: number;
  singleBatch?: boolean;
};

export class Cursors {
  private readonly open = new Map<string, Cursor>();

  get count(): number {
    return this.open.size;
  }

  /** The `cursor` field of a reply, with the first batch; the cursor stays open if there may be more. */
  start({ items, batchSize = FIRST_BATCH_DOCUMENTS, singleBatch, ...opening }: Opening): Document {
    const cursor: Cursor = {
      ...opening,
      id: Long.ZERO,
      items: items[Symbol.iterator](),
      lastUsed: performance.now(),
    };
    const { batch, isDone } = take(cursor, batchSize);
    if (isDone || singleBatch) {
      cursor.items.return?.();
    } else {
      cursor.id = this.newId();
      this.open.set(cursor.id.toString(), cursor);
    }
    return { firstBatch: batch, id: cursor.id, ns: cursor.namespace };
  }

  /** Throws code 43 for an unknown cursor, 13 and 50738 for one of another collection or transaction. */
  next(
    id: Long,
    namespace: string,
    owner: string,
    options: { batchSize?: number; deadline?: number },
  ): Document {
    const cursor = this.open.get(id.toString());
    if (!cursor) throw new MongoError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new MongoError('Unauthorized', `The cursor belongs to the namespace ${cursor.namespace}`);
    }
    if (cursor.owner !== owner) {
      throw new MongoError(50738, `cursor ${id} was created in another transaction or in none`);
    }
    cursor.lastUsed = performance.now();
    let taken: { batch: RawDocument[]; isDone: boolean };
    try {
      cursor.deadline.at = options.deadline;
      taken = take(cursor, options.batchSize || Number.POSITIVE_INFINITY);
    } catch (error) {
      this.open.delete(id.toString());
      throw error;
    }
    if (taken.isDone) this.open.delete(id.toString());
    return { nextBatch: taken.batch, id: taken.isDone ? Long.ZERO : id, ns: namespace };
  }

  kill(id: Long): boolean {
    const cursor = this.open.get(id.toString());
    cursor?.items.return?.();
    return this.open.delete(id.toString());
  }

  killOwnedBy(owner: string): void {
    for (const cursor of this.open.values()) if (cursor.owner === owner) this.kill(cursor.id);
  }

  killIn(namespaces: string[]): void {
    for (const cursor of this.open.values()) if (namespaces.includes(cursor.namespace)) this.kill(cursor.id);
  }

  killIdle(milliseconds: number): void {
    const limit = performance.now() - milliseconds;
    for (const cursor of this.open.values()) {
      if (cursor.lastUsed < limit) this.kill(cursor.id);
    }
  }

  private newId(): Long {
    while (true) {
      const id = Long.fromBytesLE([...randomBytes(8)]).and(Long.MAX_VALUE);
      if (!id.isZero() && !this.open.has(id.toString())) return id;
    }
  }
}

function take(cursor: Cursor, count: number): { batch: RawDocument[]; isDone: boolean } {
  const batch: RawDocument[] = [];
  let bytes = 0;
  while (batch.length < count) {
    const item = cursor.pending ?? nextOf(cursor);
    cursor.pending = undefined;
    if (item === undefined) return { batch, isDone: true };
    bytes += item.bytes.length;
    if (bytes > MAX_BATCH_BYTES && batch.length > 0) {
      cursor.pending = item;
      return { batch, isDone: false };
    }
    batch.push(item);
  }
  return { batch, isDone: false };
}

function nextOf(cursor: Cursor): RawDocument | undefined {
  const { done, value } = cursor.items.next();
  if (done) return undefined;
  return value instanceof RawDocument ? value : new RawDocument(encode(value));
}
