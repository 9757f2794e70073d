import { ObjectId } from 'bson';
import type { Document } from '@/standins/mongo/bson';
import type { Collection } from '@/standins/mongo/catalog/collection';
import type { IndexDefinition } from '@/standins/mongo/catalog/index-definition';
import { MongoStandinError } from '@/standins/mongo/errors';
import { isDocument } from '@/standins/mongo/query/bson-type';
import { compareValues } from '@/standins/mongo/query/compare';
import { compileFilter } from '@/standins/mongo/query/filter';
import { compileSort } from '@/standins/mongo/query/sort';
import type { View } from '@/standins/mongo/storage/view';
import { type Constraints, readConstraints } from './constraints';
import { boundsOf, type IndexBounds } from './index-bounds';
import { coversFilter } from './partial-coverage';
import type { Access, Plan } from './plan';
import { hasNoMoreThan } from './probe';

/** What a query asks of the planner. */
export type Query = {
  filter: Document;
  sort?: Document;
  hint?: unknown;
  let?: Document;
  collation?: Document;
  /** How many documents will be taken at most: a sort served from an index pays most then. */
  limit?: number;
};

/** What an index is worth for its order, where a field with points is worth 10 and a range 5. */
const SORT_SCORE = 6;

type Candidate = { access: Access; score: number; providesSort: boolean };

/**
 * Chooses how to find the documents of a query: through the index that narrows most and, where it can, in the order
 * asked for; else through all documents. With a view to probe, a sort of few documents is told from one of many. Throws code 2 for a hint of no index and for what compileFilter refuses.
 */
export function planQuery(collection: Collection, query: Query, view?: View): Plan {
  const { filter } = query;
  const matcher = compileFilter(filter, {
    ...(query.let ? { let: query.let } : {}),
    ...(query.collation ? { collation: query.collation } : {}),
    ...(collection.textIndex ? { textIndex: collection.textIndex } : {}),
  });
  const sort = query.sort && Object.keys(query.sort).length > 0 ? query.sort : undefined;
  const plan = { collection, filter, matcher };
  const natural = naturalOrder(sort) ?? naturalOrder(query.hint);
  if (natural !== undefined) {
    const access: Access = { kind: 'scan', reverse: natural < 0 };
    return sort && naturalOrder(sort) === undefined
      ? { ...plan, access, sort, comparator: compileSort(sort) }
      : { ...plan, access };
  }
  const comparator = sort ? compileSort(sort) : undefined;
  const best = chooseAccess(collection, query, sort, view);
  if (!sort || best.providesSort) {
    const isExact = isExactAccess(best.access, filter);
    return { ...plan, access: best.access, ...(sort ? { sort } : {}), ...(isExact ? { isExact } : {}) };
  }
  return { ...plan, access: best.access, sort, comparator: comparator as NonNullable<typeof comparator> };
}

function naturalOrder(spec: unknown): number | undefined {
  if (!isDocument(spec) || !Object.hasOwn(spec, '$natural')) return undefined;
  const order = Number(spec.$natural);
  if (Math.abs(order) !== 1 || Object.keys(spec).length > 1) {
    throw new MongoStandinError('BadValue', '$natural sort cannot be set to a value other than -1 or 1.');
  }
  return order;
}

function chooseAccess(
  collection: Collection,
  query: Query,
  sort: Document | undefined,
  view: View | undefined,
): Candidate {
  const constraints = readConstraints(query.filter);
  if (query.hint !== undefined) {
    const index = hintedIndex(collection, query.hint);
    return candidateOf(index, constraints, sort, query) as Candidate;
  }
  if (!mayUseIndexes(query.filter)) return fullScan();
  const candidates = collection.indexes
    .filter((index) => !index.text && coversFilter(index, query.filter))
    .map((index) => candidateOf(index, constraints, sort, query));
  const best = bestOf(candidates);
  if (best.score > 0) return sort && query.limit && view ? weighSort(candidates, view, query.limit) : best;
  return unionOf(collection, query) ?? best;
}

function bestOf(candidates: Candidate[]): Candidate {
  return candidates.reduce((best, next) => (next.score > best.score ? next : best), fullScan());
}

/**
 * Whether to read few documents and sort them, or all in order until enough are found: the first if what it reads is
 * known to be little.
 */
function weighSort(candidates: Candidate[], view: View, limit: number): Candidate {
  const sorted = bestOf(candidates.filter(({ providesSort }) => providesSort));
  const narrow = bestOf(candidates.filter(({ providesSort }) => !providesSort));
  if (narrow.score === 0 || sorted.score - SORT_SCORE >= narrow.score) return sorted;
  if (sorted.score === 0) return narrow;
  return hasNoMoreThan(view, narrow.access, 10 * limit + 100) ? narrow : sorted;
}

function fullScan(): Candidate {
  return { access: { kind: 'scan', reverse: false }, score: 0, providesSort: false };
}

/** Keys longer than this may have been cut. */
const SURELY_WHOLE_BYTES = 1000;

/**
 * Whether whatever the access finds fits the filter: there is none, or it is nothing but equality, with one or several
 * scalars, of the first fields of an index.
 */
function isExactAccess(access: Access, filter: Document): boolean {
  const asked = Object.entries(filter);
  if (asked.length === 0 && access.kind === 'scan') return true;
  if (access.kind !== 'index' || access.index.partial || access.index.sparse) return false;
  const { index, bounds } = access;
  if (asked.length === 0) return true;
  return (
    bounds.pointFields === asked.length &&
    bounds.ranges.every(({ lower }) => lower.length < SURELY_WHOLE_BYTES) &&
    !index.multikey.includes(true) &&
    asked.every(
      ([path, value]) =>
        index.fields.slice(0, asked.length).some((field) => field.path === path) &&
        scalarsOf(value).every(isPlainScalar),
    )
  );
}

/** What a condition of equality compares with; of any other condition the condition itself, which is no scalar. */
function scalarsOf(condition: unknown): unknown[] {
  if (!isDocument(condition)) return [condition];
  const { $in, ...others } = condition;
  return Array.isArray($in) && Object.keys(others).length === 0 ? $in : [condition];
}

function isPlainScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || value instanceof ObjectId;
}

/** A text search looks at every document anyway. */
function mayUseIndexes(filter: Document): boolean {
  return !Object.hasOwn(filter, '$text');
}

function hintedIndex(collection: Collection, hint: unknown): IndexDefinition {
  const found = collection.indexes.find((index) =>
    typeof hint === 'string'
      ? index.name === hint
      : isDocument(hint) &&
        Object.keys(hint).join() === Object.keys(index.spec.key).join() &&
        compareValues(hint, index.spec.key) === 0,
  );
  if (!found) {
    throw new MongoStandinError(
      'BadValue',
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  }
  if (found.text) throw new MongoStandinError('BadValue', 'a text index cannot be hinted');
  return found;
}

function candidateOf(
  index: IndexDefinition,
  constraints: Constraints,
  sort: Document | undefined,
  query: Query,
): Candidate {
  const bounds = boundsOf(index, constraints);
  if (bounds.ranges.length === 0) return { access: { kind: 'nothing' }, score: 1000, providesSort: true };
  const order = sort ? sortDirection(index, bounds, sort) : undefined;
  const access: Access = { kind: 'index', index, bounds, reverse: order === -1 };
  const hasRange = bounds.fields[bounds.pointFields] !== undefined;
  let score = bounds.pointFields * 10 + (hasRange ? 5 : 0);
  if (index.unique && bounds.pointFields === index.fields.length) score += 100;
  if (order !== undefined) score += query.limit ? SORT_SCORE : SORT_SCORE - 2;
  return { access, score, providesSort: order !== undefined };
}

/** Whether reading the index forwards (1) or backwards (-1) gives the order; undefined if neither does. */
function sortDirection(index: IndexDefinition, bounds: IndexBounds, sort: Document): 1 | -1 | undefined {
  let position = 0;
  let direction: 1 | -1 | undefined;
  let arrayFields = bounds.fields.filter((intervals, at) => intervals && index.multikey[at]).length;
  for (const [path, wanted] of Object.entries(sort)) {
    if (typeof wanted === 'object') return undefined;
    const isConstant = (at: number): boolean => bounds.isConstant[at] === true;
    if (index.fields.some((field, at) => field.path === path && isConstant(at))) continue;
    while (isSkippable(bounds, position) && index.fields[position]?.path !== path) position += 1;
    const field = index.fields[position];
    if (field?.path !== path) return undefined;
    // Of an array only some elements may lie within the bounds, while it is sorted by its least or greatest.
    if (index.multikey[position] && bounds.fields[position]) return undefined;
    // Two fields of one array are sorted each for itself, while the index has them element by element.
    if (index.multikey[position]) arrayFields += 1;
    if (arrayFields > 1) return undefined;
    const needed = Math.sign(Number(wanted)) === field.direction ? 1 : -1;
    if (direction !== undefined && direction !== needed) return undefined;
    direction = needed;
    position += 1;
  }
  return direction ?? 1;
}

/** A field with one point has the same key throughout, also where it holds arrays. */
function isSkippable(bounds: IndexBounds, position: number): boolean {
  return position < bounds.pointFields && bounds.fields[position]?.length === 1;
}

/** Each branch of a top-level `$or` by an index of its own, if all have one. */
function unionOf(collection: Collection, query: Query): Candidate | undefined {
  const { $or: branches, ...rest } = query.filter;
  if (!Array.isArray(branches)) return undefined;
  const parts: Access[] = [];
  for (const branch of branches as Document[]) {
    const filter = { $and: [rest, branch] };
    const constraints = readConstraints(filter);
    let best = fullScan();
    for (const index of collection.indexes) {
      if (index.text || !coversFilter(index, filter)) continue;
      const candidate = candidateOf(index, constraints, undefined, query);
      if (candidate.score > best.score) best = candidate;
    }
    if (best.score === 0) return undefined;
    parts.push(best.access);
  }
  return { access: { kind: 'union', parts }, score: 1, providesSort: false };
}
