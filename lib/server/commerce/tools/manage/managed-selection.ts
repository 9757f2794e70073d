import type { Filter, Sort } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { searchPatterns } from '@/lib/server/platform/word-patterns';
import { CURRENCY } from '@/lib/shared/site/currency';
import type { Language } from '@/lib/shared/site/languages';
import type { TranslatedField } from '@/lib/shared/tools/catalogue/missing-texts';
import type { ManagedToolQuery, ManagedToolSort } from '@/lib/shared/tools/tool.schema';
import { lowStockFilter } from '../stock/low-stock';

export type ManagedSelection = Omit<ManagedToolQuery, 'page' | 'limit' | 'sort'>;

function stateFilter(state: ManagedSelection['state']): Filter<ToolDocument> {
  return state === undefined || state === 'all' ? {} : { state };
}

function priceFilter({ minPrice, maxPrice }: ManagedSelection): Filter<ToolDocument> {
  const least = minPrice === undefined ? {} : { $gte: Math.round(minPrice * CURRENCY.scale) };
  const most = maxPrice === undefined ? {} : { $lte: Math.round(maxPrice * CURRENCY.scale) };
  return minPrice === undefined && maxPrice === undefined ? {} : { priceCents: { ...least, ...most } };
}

/** Tools that `missingTexts` names a field of. */
function missingFilter(language: Language): Filter<ToolDocument> {
  const lacks = (field: TranslatedField) => ({ [`texts.${language}.${field}`]: { $exists: false } });
  return {
    $or: [
      lacks('name'),
      { description: { $gt: '' }, ...lacks('description') },
      { details: { $gt: '' }, ...lacks('details') },
    ],
  };
}

/**
 * Returns the filter of a selection: every word of `q` is in the name, SKU, description or details, as in public lists. `lowStockUnits` is the
 * limit of tools without one of their own. Pure.
 */
export function managedFilter(selection: ManagedSelection, lowStockUnits: number): Filter<ToolDocument> {
  const { q = '', category, inStock, lowStock, state, missing } = selection;
  const words = searchPatterns(q).map((word) => ({
    $or: [{ name: word }, { sku: word }, { description: word }, { details: word }],
  }));
  const stock = { $expr: { [inStock ? '$gte' : '$lt']: ['$quantity', '$moq'] } };
  const all = [
    stateFilter(state),
    priceFilter(selection),
    ...(category ? [{ category }] : []),
    ...(inStock === undefined ? [] : [stock]),
    ...(lowStock ? [lowStockFilter(lowStockUnits)] : []),
    ...(missing ? [missingFilter(missing)] : []),
    ...words,
  ].filter((each) => Object.keys(each).length > 0);
  return all.length === 0 ? {} : { $and: all as Filter<ToolDocument>[] };
}

export type StoredSort = Exclude<ManagedToolSort, 'sold' | '-sold'>;

const SORTS: Record<StoredSort, Sort> = {
  newest: { createdAt: -1, _id: -1 },
  price: { priceCents: 1, _id: 1 },
  '-price': { priceCents: -1, _id: 1 },
  name: { nameSortKey: 1, _id: 1 },
  '-name': { nameSortKey: -1, _id: -1 },
  sku: { skuKey: 1 },
  '-sku': { skuKey: -1 },
  moq: { moq: 1, _id: 1 },
  '-moq': { moq: -1, _id: -1 },
  quantity: { quantity: 1, _id: 1 },
  '-quantity': { quantity: -1, _id: -1 },
  rating: { 'rating.sum': -1, _id: 1 },
};

/** `rating` is by the sum of stars. */
export function managedSort(sort: StoredSort | undefined): Sort {
  return SORTS[sort ?? 'newest'];
}
