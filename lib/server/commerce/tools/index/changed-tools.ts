import { ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { findRemovedSince } from '../removed-tools.repository';
import { findToolChangesSince, findToolsById } from '../tools.repository';

/**
 * A change is dated before its transaction commits. Looking back this far misses none, with transactions of at most a
 * minute and clocks that differ by less than another.
 */
const OVERLAP_MS = 2 * 60_000;
/** For changes that committed late and were not announced. */
const LOOK_BACK_EVERY_MS = 30_000;
const READ_AT_ONCE = 200;

/** Prefix of the id of a deleted tool: its deletion may have the date of its last change. */
const REMOVED = 'removed ';

export type ChangedTool = { id: string; document: ToolDocument | undefined };

/**
 * Follows the changes of tools in the database and reads each once: those marked, by id, and all dated later than the
 * latest so far. Earlier dates are looked for at intervals, by ids and dates alone.
 */
export class ChangedTools {
  readonly #marked = new Set<string>();
  readonly #read = new Map<string, number>();
  #latest: number;
  #lookedBackAt: number;

  constructor(from: number) {
    this.#latest = from - OVERLAP_MS;
    this.#lookedBackAt = from;
  }

  mark(id: string): void {
    this.#marked.add(id);
  }

  /**
   * With `withOthers`, also changes not marked. Throws the driver's errors; whatever was not read then is read the
   * next time.
   */
  async *read(now: number, withOthers: boolean): AsyncGenerator<readonly ChangedTool[]> {
    if (withOthers) await this.#findOthers(now);
    // Changes reported in the meantime are left for the next read: there might be no end to them.
    const ids = [...this.#marked];
    this.#marked.clear();
    let from = 0;
    try {
      for (; from < ids.length; from += READ_AT_ONCE) {
        yield await this.#readTools(ids.slice(from, from + READ_AT_ONCE));
      }
    } finally {
      for (const id of ids.slice(from)) this.#marked.add(id);
    }
  }

  async #readTools(ids: readonly string[]): Promise<ChangedTool[]> {
    const documents = await findToolsById(ids.map((id) => new ObjectId(id)));
    const byId = new Map(documents.map((document) => [document._id.toHexString(), document]));
    return ids.map((id) => {
      const document = byId.get(id);
      if (document) this.#read.set(id, document.updatedAt.getTime());
      return { id, document };
    });
  }

  async #findOthers(now: number): Promise<void> {
    const isLookingBack = now - this.#lookedBackAt >= LOOK_BACK_EVERY_MS;
    const since = isLookingBack ? Math.min(this.#latest, this.#lookedBackAt - OVERLAP_MS) : this.#latest;
    const [changed, removed] = await Promise.all([
      findToolChangesSince(new Date(since)),
      findRemovedSince(new Date(since)),
    ]);
    const dates = [
      ...changed.map(({ _id, updatedAt }) => [_id.toHexString(), updatedAt.getTime()] as const),
      ...removed.map(
        ({ _id, removedAt }) => [`${REMOVED}${_id.toHexString()}`, removedAt.getTime()] as const,
      ),
    ];
    for (const [change, at] of dates) {
      if (this.#read.get(change) !== at) this.#marked.add(change.replace(REMOVED, ''));
      this.#read.set(change, at);
      // A clock that is ahead must not hide what others date correctly.
      this.#latest = Math.max(this.#latest, Math.min(at, now));
    }
    if (isLookingBack) this.#lookedBackAt = now;
    this.#dropOlder(Math.min(this.#latest, this.#lookedBackAt - OVERLAP_MS));
  }

  #dropOlder(before: number): void {
    for (const [change, at] of this.#read) if (at < before) this.#read.delete(change);
  }
}
