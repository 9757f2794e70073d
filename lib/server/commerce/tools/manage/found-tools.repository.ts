import 'server-only';
import type { Filter, Sort } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { sortKeyOf } from '@/lib/server/platform/search/sort-key';
import { typedPattern } from '@/lib/server/platform/search/word-patterns';

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
