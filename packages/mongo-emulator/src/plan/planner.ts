import { ObjectId } from 'bson';
import type { Document } from '#bson';
import type { Collection } from '#catalog/collection';
import type { IndexDefinition } from '#catalog/index-definition';
import { compileFilter } from '#query/filter/filter';
import type { View } from '#storage/view';
import { isDocument } from '#values/bson-type';
import { compileSort } from '#values/sort';
import { type Constraints, readConstraints } from './constraints';
import { boundsOf, type IndexBounds } from './index-bounds';
import { coversFilter } from './partial-coverage';
import { type Access, hasNoMoreThan, type Plan } from './plan';

export type Query = {
  filter: Document;
  sort?: Document;
  index?: IndexDefinition;
  limit?: number;
};

/** The score of an index in the order of the sort; a field with points scores 10, one with a range 5. */
const SORT_SCORE = 6;

type Candidate = { access: Access; score: number; providesSort: boolean };

/**
 * Chooses how to find the documents of a query: by the index that narrows the search most and, if possible, is in the
 * order of the sort; else by a scan. With a `view`, it probes whether few enough documents match to sort them. Throws
 * the codes of compileFilter and compileSort.
 */
export function planQuery(collection: Collection | undefined, query: Query, view?: View): Plan {
  const { filter } = query;
  const plan = { collection, filter, matcher: compileFilter(filter) };
  const sort = query.sort && Object.keys(query.sort).length > 0 ? query.sort : undefined;
  // A query is checked even if there is nothing to find.
  const comparator = sort && compileSort(sort);
  if (!collection) return { ...plan, access: { kind: 'nothing' } };
  const { access, providesSort } = chooseAccess(collection, query, sort, view);
  if (comparator && !providesSort) return { ...plan, access, sort, comparator };
  return { ...plan, access, sort, isExact: isExactAccess(access, filter) };
}

function chooseAccess(
  collection: Collection,
  query: Query,
  sort: Document | undefined,
  view: View | undefined,
): Candidate {
  const constraints = readConstraints(query.filter);
  if (query.index) return candidateOf(query.index, constraints, sort, query);
  const candidates = collection.indexes
    .filter((index) => coversFilter(index, query.filter))
    .map((index) => candidateOf(index, constraints, sort, query));
  const best = bestOf(candidates);
  if (best.score > 0) return sort && query.limit && view ? weighSort(candidates, view, query.limit) : best;
  return unionOf(collection, query) ?? best;
}

function bestOf(candidates: Candidate[]): Candidate {
  return candidates.reduce((best, next) => (next.score > best.score ? next : best), fullScan());
}

/** Reads few documents to sort them if their number is known to be small, else in order until enough are found. */
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

/** The filter is empty, or consists of equalities of the first fields of an index with scalars. */
function isExactAccess(access: Access, filter: Document): boolean {
  const conditions = Object.entries(filter);
  if (conditions.length === 0 && access.kind === 'scan') return true;
  if (access.kind !== 'index' || access.index.partial || access.index.sparse) return false;
  const { index, bounds } = access;
  if (conditions.length === 0) return true;
  return (
    bounds.pointFields === conditions.length &&
    bounds.ranges.every(({ lower }) => lower.length < SURELY_WHOLE_BYTES) &&
    !index.multikey.includes(true) &&
    conditions.every(
      ([path, value]) =>
        index.fields.slice(0, conditions.length).some((field) => field.path === path) &&
        scalarsOf(value).every(isPlainScalar),
    )
  );
}

function scalarsOf(condition: unknown): unknown[] {
  if (!isDocument(condition)) return [condition];
  const { $in, ...others } = condition;
  return Array.isArray($in) && Object.keys(others).length === 0 ? $in : [condition];
}

function isPlainScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || value instanceof ObjectId;
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

/** Returns whether reading the index forwards (1) or backwards (-1) gives the order; undefined if neither does. */
function sortDirection(index: IndexDefinition, bounds: IndexBounds, sort: Document): 1 | -1 | undefined {
  let position = 0;
  let direction: 1 | -1 | undefined;
  let arrayFields = bounds.fields.filter((intervals, at) => intervals && index.multikey[at]).length;
  for (const [path, order] of Object.entries(sort)) {
    if (typeof order === 'object') return undefined;
    const isConstant = (at: number): boolean => bounds.isConstant[at] === true;
    if (index.fields.some((field, at) => field.path === path && isConstant(at))) continue;
    while (isSkippable(bounds, position) && index.fields[position]?.path !== path) position += 1;
    const field = index.fields[position];
    if (field?.path !== path) return undefined;
    // Some elements of an array may lie outside the bounds, while it is sorted by its least or greatest of all.
    if (index.multikey[position] && bounds.fields[position]) return undefined;
    // A sort takes two fields of one array separately, while the index holds them element by element.
    if (index.multikey[position]) arrayFields += 1;
    if (arrayFields > 1) return undefined;
    const needed = Math.sign(Number(order)) === field.direction ? 1 : -1;
    if (direction !== undefined && direction !== needed) return undefined;
    direction = needed;
    position += 1;
  }
  return direction ?? 1;
}

/** A field constrained to one point has one and the same key, even if it holds arrays. */
function isSkippable(bounds: IndexBounds, position: number): boolean {
  return position < bounds.pointFields && bounds.fields[position]?.length === 1;
}

/** The union of the branches of a top-level `$or`, if an index serves each. */
function unionOf(collection: Collection, query: Query): Candidate | undefined {
  const { $or: branches, ...rest } = query.filter;
  if (!Array.isArray(branches)) return undefined;
  const parts: Access[] = [];
  for (const branch of branches as Document[]) {
    const filter = { $and: [rest, branch] };
    const constraints = readConstraints(filter);
    let best = fullScan();
    for (const index of collection.indexes) {
      if (!coversFilter(index, filter)) continue;
      const candidate = candidateOf(index, constraints, undefined, query);
      if (candidate.score > best.score) best = candidate;
    }
    if (best.score === 0) return undefined;
    parts.push(best.access);
  }
  return { access: { kind: 'union', parts }, score: 1, providesSort: false };
}
