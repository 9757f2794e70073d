import { type ClientSession, type Filter, ObjectId, type Sort } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { sortKeyOf } from '@/lib/server/platform/sort-key';
import { typedPattern } from '@/lib/server/platform/word-patterns';

type Part = { skip: number; limit: number };

/** Splits a part of two concatenated lists into a part of each; `limit` 0 is the rest. Pure. */
export function partOfBoth(
  [first, second]: readonly [count: number, count: number],
  { skip, limit }: Part,
): [Part, Part] {
  const end = limit === 0 ? first + second : Math.min(skip + limit, first + second);
  const within = (from: number, to: number): Part => {
    const begin = Math.min(Math.max(skip, from), to);
    return { skip: begin - from, limit: Math.max(0, Math.min(end, to) - begin) };
  };
  return [within(0, first), within(first, first + second)];
}

export async function findManagedTools(
  filter: Filter<ToolDocument>,
  { sort, skip, limit }: { sort: Sort; skip: number; limit: number },
  session?: ClientSession,
): Promise<{ tools: ToolDocument[]; total: number }> {
  const tools = await collection('tools');
  // One after the other: a transaction runs one operation at a time.
  const found = await tools.find(filter, { sort, skip, limit, session }).toArray();
  const total = await tools.countDocuments(filter, { session });
  return { tools: found, total };
}

export async function countManagedTools(filter: Filter<ToolDocument>): Promise<number> {
  return (await collection('tools')).countDocuments(filter);
}

type Ranked = {
  ids: readonly string[];
  /** Unranked tools first, then the ranked ones, last rank first. */
  isReversed: boolean;
  skip: number;
  limit: number;
};

export async function findManagedToolsByRank(
  filter: Filter<ToolDocument>,
  { ids, isReversed, ...part }: Ranked,
): Promise<{ tools: ToolDocument[]; total: number }> {
  const tools = await collection('tools');
  const ranked = ids.map((id) => new ObjectId(id));
  const matching = { $and: [filter, { _id: { $in: ranked } }] };
  const others = { $and: [filter, { _id: { $nin: ranked } }] };
  const [matched, rest] = await Promise.all([
    tools.find(matching, { projection: { _id: 1 } }).toArray(),
    tools.countDocuments(others),
  ]);
  const isMatching = new Set(matched.map(({ _id }) => _id.toHexString()));
  const inOrder = ids.filter((id) => isMatching.has(id));
  if (isReversed) inOrder.reverse();
  const [first, second] = partOfBoth(isReversed ? [rest, inOrder.length] : [inOrder.length, rest], part);
  const [rankedPart, restPart] = isReversed ? [second, first] : [first, second];
  const parts = inOrder.slice(rankedPart.skip, rankedPart.skip + rankedPart.limit);
  const [withRank, without] = await Promise.all([
    tools.find({ _id: { $in: parts.map((id) => new ObjectId(id)) } }).toArray(),
    // A limit of 0 would be all of them.
    restPart.limit === 0
      ? []
      : tools.find(others, { sort: { createdAt: -1, _id: -1 }, ...restPart }).toArray(),
  ]);
  const byId = new Map(withRank.map((tool) => [tool._id.toHexString(), tool]));
  const found = parts.flatMap((id) => byId.get(id) ?? []);
  return {
    tools: isReversed ? [...without, ...found] : [...found, ...without],
    total: inOrder.length + rest,
  };
}

type FoundDocument = Pick<ToolDocument, '_id' | 'sku' | 'name' | 'state'>;

export function skuKeyFilter(start: string): Filter<ToolDocument> {
  return { skuKey: { $gte: start, $lt: `${start}\uffff` } };
}

/** Tools with all words in their name, found in the keys of the index of names. */
export function nameFilter(words: readonly string[]): Filter<ToolDocument> {
  return { $and: words.map((word) => ({ nameSortKey: typedPattern(sortKeyOf(word)) })) };
}

async function find(filter: Filter<ToolDocument>, sort: Sort, limit: number): Promise<FoundDocument[]> {
  return (await collection('tools'))
    .find(filter, { sort, limit })
    .project<FoundDocument>({ sku: 1, name: 1, state: 1 })
    .toArray();
}

export function findBySkuKey(start: string, limit: number): Promise<FoundDocument[]> {
  return find(skuKeyFilter(start), { skuKey: 1 }, limit);
}

export function findByName(words: readonly string[], limit: number): Promise<FoundDocument[]> {
  return find(nameFilter(words), { nameSortKey: 1, _id: 1 }, limit);
}
