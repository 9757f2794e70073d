import { randomBytes } from 'node:crypto';
import { Long } from 'bson';
import type { Document } from './bson';
import { measureDocument, RawDocument } from './bson-writer';
import { MongoStandinError } from './errors';
import type { Deadline } from './plan/deadline';

/** What one answer holds at most; the document that would go beyond waits for the next. */
const MAX_BATCH_BYTES = 16 * 1024 * 1024 - 64 * 1024;

const FIRST_BATCH_DOCUMENTS = 101;

/** A document of an answer; raw where nobody had to look into it. */
export type CursorItem = Document | RawDocument;

type Cursor = {
  id: Long;
  namespace: string;
  items: Iterator<CursorItem>;
  /** Read but too large for the last answer. */
  held?: CursorItem;
  /** The transaction that it must be read in; empty for none. */
  owner: string;
  lastUsed: number;
  expires: boolean;
  deadline: Deadline;
};

type Opening = {
  namespace: string;
  items: Iterable<CursorItem>;
  owner: string;
  deadline: Deadline;
  batchSize?: number;
  singleBatch?: boolean;
  noTimeout?: boolean;
};

/** The cursors that clients have not read to their ends. */
export class Cursors {
  private readonly open = new Map<string, Cursor>();

  get count(): number {
    return this.open.size;
  }

  /** The `cursor` of an answer with the first batch; a cursor is kept if there is more. */
  start(opening: Opening): Document {
    const cursor: Cursor = {
      id: Long.ZERO,
      namespace: opening.namespace,
      items: opening.items[Symbol.iterator](),
      owner: opening.owner,
      lastUsed: performance.now(),
      expires: opening.noTimeout !== true,
      deadline: opening.deadline,
    };
    const { batch, isDone } = take(cursor, opening.batchSize ?? FIRST_BATCH_DOCUMENTS);
    if (isDone || opening.singleBatch) {
      cursor.items.return?.();
    } else {
      cursor.id = this.newId();
      this.open.set(cursor.id.toString(), cursor);
    }
    return { firstBatch: batch, id: cursor.id, ns: cursor.namespace };
  }

  /** The next batch. Throws code 43 for an unknown cursor, 13 for one of another collection, 50738 for one of another transaction. */
  next(
    id: Long,
    namespace: string,
    owner: string,
    options: { batchSize?: number; deadline?: number },
  ): Document {
    const cursor = this.open.get(id.toString());
    if (!cursor) throw new MongoStandinError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new MongoStandinError(
        'Unauthorized',
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    if (cursor.owner !== owner) {
      throw new MongoStandinError(
        50738,
        `Cannot run getMore on cursor ${id}, which was created in another transaction or in none`,
      );
    }
    cursor.lastUsed = performance.now();
    let taken: { batch: CursorItem[]; isDone: boolean };
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

  /** Closes a cursor; false if there is none. */
  kill(id: Long): boolean {
    const cursor = this.open.get(id.toString());
    cursor?.items.return?.();
    return this.open.delete(id.toString());
  }

  /** Closes the cursors of a transaction. */
  killOwnedBy(owner: string): void {
    for (const cursor of this.open.values()) if (cursor.owner === owner) this.kill(cursor.id);
  }

  /** Closes the cursors of a namespace that is gone, or of all that begin like it. */
  killIn(matches: (namespace: string) => boolean): void {
    for (const cursor of this.open.values()) if (matches(cursor.namespace)) this.kill(cursor.id);
  }

  /** Closes the cursors that nobody has read for so long. */
  killIdle(milliseconds: number): void {
    const limit = performance.now() - milliseconds;
    for (const cursor of this.open.values()) {
      if (cursor.expires && cursor.lastUsed < limit) this.kill(cursor.id);
    }
  }

  private newId(): Long {
    while (true) {
      const id = Long.fromBytesLE([...randomBytes(8)]).and(Long.MAX_VALUE);
      if (!id.isZero() && !this.open.has(id.toString())) return id;
    }
  }
}

/** Ends a batch early at its size in bytes, and looks whether there is more behind it. */
function take(cursor: Cursor, count: number): { batch: CursorItem[]; isDone: boolean } {
  const batch: CursorItem[] = [];
  let bytes = 0;
  while (batch.length < count) {
    const item = cursor.held ?? nextOf(cursor);
    delete cursor.held;
    if (item === undefined) return { batch, isDone: true };
    bytes += item instanceof RawDocument ? item.bytes.length : measureDocument(item);
    if (bytes > MAX_BATCH_BYTES && batch.length > 0) {
      cursor.held = item;
      return { batch, isDone: false };
    }
    batch.push(item);
  }
  return { batch, isDone: false };
}

function nextOf(cursor: Cursor): CursorItem | undefined {
  const { done, value } = cursor.items.next();
  return done ? undefined : value;
}
