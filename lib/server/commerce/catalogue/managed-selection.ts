import 'server-only';
import type { Filter, Sort } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { searchPatterns } from '@/lib/server/platform/search/search-pattern';
import type { ToolQuery } from '@/lib/shared/schemas/tool';
import { statesOrNone } from './listed-tools';

/** What admins select tools by. */
export type ManagedSelection = Omit<ToolQuery, 'page' | 'limit' | 'sort'>;

function stateFilter(state: ManagedSelection['state']): Filter<ToolDocument> {
  if (state === undefined || state === 'all') return {};
  return state === 'on-sale' ? statesOrNone([state]) : { state };
}

function priceFilter({ minPrice, maxPrice }: ManagedSelection): Filter<ToolDocument> {
  const least = minPrice === undefined ? {} : { $gte: Math.round(minPrice * 100) };
  const most = maxPrice === undefined ? {} : { $lte: Math.round(maxPrice * 100) };
  return minPrice === undefined && maxPrice === undefined ? {} : { priceCents: { ...least, ...most } };
}

/** Returns the filter of a selection: every word of `q` is in the name, SKU or description, as in public lists. Pure. */
export function managedFilter(selection: ManagedSelection): Filter<ToolDocument> {
  const { q = '', category, inStock, state } = selection;
  const words = searchPatterns(q).map((word) => ({
    $or: [{ name: word }, { sku: word }, { description: word }],
  }));
  const stock = { $expr: { [inStock ? '$gte' : '$lt']: ['$quantity', '$moq'] } };
  const all = [
    stateFilter(state),
    priceFilter(selection),
    ...(category ? [{ category }] : []),
    ...(inStock === undefined ? [] : [stock]),
    ...words,
  ].filter((each) => Object.keys(each).length > 0);
  return all.length === 0 ? {} : { $and: all as Filter<ToolDocument>[] };
}

const SORTS: Record<NonNullable<ToolQuery['sort']>, Sort> = {
  newest: { createdAt: -1, _id: -1 },
  price: { priceCents: 1, _id: 1 },
  '-price': { priceCents: -1, _id: 1 },
  name: { name: 1, _id: 1 },
  rating: { 'rating.sum': -1, _id: 1 },
};

/** Returns the order of a list for admins. `rating` is by how many stars there are in all. */
export function managedSort(sort: ToolQuery['sort']): Sort {
  return SORTS[sort ?? 'newest'];
}
