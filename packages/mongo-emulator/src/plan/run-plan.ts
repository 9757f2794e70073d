import type { Collection } from '#catalog/collection';
import { MongoError } from '#errors';
import { documentKey, documentPrefix, indexPrefix, RECORD_ID_BYTES, recordIdOf } from '#storage/keys';
import { endOfPrefix, StoredDocument, type View } from '#storage/view';
import type { Deadline } from './deadline';
import type { Access, Plan } from './plan';

const MAX_SORT_BYTES = 100 * 1024 * 1024;

export type PlanStats = { keysExamined: number; docsExamined: number };

export type RunOptions = {
  deadline?: Deadline;
  stats?: PlanStats;
  limit?: number;
  /** How many to skip without fetching them; only if the plan allows it (`canPassOver`). */
  passOver?: number;
  /** Only the number of documents is needed: they are not fetched where the plan is exact. */
  countOnly?: boolean;
};

export function canPassOver(plan: Plan): boolean {
  return plan.isExact === true && !plan.comparator;
}

const NOT_FETCHED = Buffer.alloc(0);

/** The documents that a plan finds, in its order. Throws code 50 past the deadline, 292 if a sort needs too much. */
export function* runPlan(view: View, plan: Plan, options: RunOptions = {}): Generator<StoredDocument> {
  const found = matching(view, plan, options);
  const { comparator } = plan;
  if (!comparator) {
    yield* found;
    return;
  }
  let documents: StoredDocument[] = [];
  let bytes = 0;
  const { limit } = options;
  const compare = (a: StoredDocument, b: StoredDocument): number => comparator(a.document, b.document);
  for (const item of found) {
    documents.push(item);
    bytes += item.raw.length;
    if (limit && documents.length >= limit * 2 + 1000) {
      documents = documents.sort(compare).slice(0, limit);
      bytes = documents.reduce((sum, one) => sum + one.raw.length, 0);
    }
    if (bytes > MAX_SORT_BYTES) {
      throw new MongoError('QueryExceededMemoryLimitNoDiskUseAllowed', 'Sort exceeded memory limit');
    }
  }
  yield* documents.sort(compare);
}

function* matching(view: View, plan: Plan, options: RunOptions): Generator<StoredDocument> {
  const { matcher } = plan;
  const stats = options.stats ?? { keysExamined: 0, docsExamined: 0 };
  const isBlind = plan.isExact === true && options.countOnly === true;
  const fetching = { passOver: options.passOver ?? 0, isBlind, deadline: options.deadline };
  if (!plan.collection) return;
  for (const item of candidates(view, plan.collection, plan.access, stats, fetching)) {
    options.deadline?.step();
    stats.docsExamined += 1;
    if (plan.isExact || matcher.matches(item.document)) yield item;
  }
}

function* candidates(
  view: View,
  collection: Collection,
  access: Access,
  stats: PlanStats,
  fetching: { passOver: number; isBlind: boolean; deadline: Deadline | undefined },
): Generator<StoredDocument> {
  let left = fetching.passOver;
  if (access.kind === 'nothing') return;
  if (access.kind === 'scan') {
    const prefix = documentPrefix(collection.id);
    for (const { key, value } of view.range(prefix, endOfPrefix(prefix), access.reverse)) {
      if (left > 0) {
        left -= 1;
        fetching.deadline?.step();
        continue;
      }
      yield new StoredDocument(recordIdOf(key), value);
    }
    return;
  }
  for (const recordId of recordIds(view, access, stats)) {
    if (left > 0) {
      left -= 1;
      fetching.deadline?.step();
      continue;
    }
    if (fetching.isBlind) {
      yield new StoredDocument(recordId, NOT_FETCHED);
      continue;
    }
    const value = view.get(documentKey(collection.id, recordId));
    // The document may have been deleted after its key was read, as between two batches of a cursor.
    if (value) yield new StoredDocument(recordId, value);
  }
}

function* recordIds(view: View, access: Access, stats: PlanStats): Generator<number> {
  if (access.kind === 'union') {
    const seen = new Set<number>();
    for (const part of access.parts) {
      for (const recordId of recordIds(view, part, stats)) {
        if (seen.has(recordId)) continue;
        seen.add(recordId);
        yield recordId;
      }
    }
    return;
  }
  if (access.kind !== 'index') return;
  const { index, bounds, reverse } = access;
  const prefix = indexPrefix(index.id);
  const seen = index.multikey.includes(true) ? new Set<number>() : undefined;
  const isLookup = index.unique && bounds.pointFields === index.fields.length;
  const ranges = reverse ? bounds.ranges.toReversed() : bounds.ranges;
  for (const { lower, upper } of ranges) {
    const start = Buffer.concat([prefix, lower]);
    const exact = isLookup ? view.get(start) : undefined;
    const entries = exact
      ? [{ value: exact }]
      : isLookup && start.length < 1900
        ? []
        : view.range(start, upper ? Buffer.concat([prefix, upper]) : endOfPrefix(prefix), reverse);
    for (const { value } of entries) {
      stats.keysExamined += 1;
      const recordId = value.readUIntBE(0, RECORD_ID_BYTES);
      if (seen) {
        if (seen.has(recordId)) continue;
        seen.add(recordId);
      }
      yield recordId;
    }
  }
}
