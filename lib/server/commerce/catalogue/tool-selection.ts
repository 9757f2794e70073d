import 'server-only';
import type { Filter, Sort } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { searchPatterns } from '@/lib/server/platform/search/search-pattern';
import type { ToolQuery } from '@/lib/shared/schemas/tool';

const TOOL_PAGE_LIMIT = 24;

const SORTS: Record<Exclude<NonNullable<ToolQuery['sort']>, 'rating'>, Sort> = {
  newest: { createdAt: -1, _id: -1 },
  price: { priceCents: 1, _id: 1 },
  '-price': { priceCents: -1, _id: 1 },
  name: { name: 1, _id: 1 },
};

function priceFilter(query: ToolQuery): Filter<ToolDocument> {
  if (query.minPrice === undefined && query.maxPrice === undefined) return {};
  return {
    priceCents: {
      ...(query.minPrice === undefined ? {} : { $gte: Math.round(query.minPrice * 100) }),
      ...(query.maxPrice === undefined ? {} : { $lte: Math.round(query.maxPrice * 100) }),
    },
  };
}

function stockFilter(inStock: boolean | undefined): Filter<ToolDocument> {
  if (inStock === undefined) return {};
  // Fewer units than the minimum order count as none.
  return { $expr: { [inStock ? '$gte' : '$lt']: ['$quantity', '$moq'] } };
}

/**
 * Returns the database filter for a query of `GET /api/tool`. Every word of `q` must be in the name, SKU or
 * description.
 */
export function toolFilter(query: ToolQuery): Filter<ToolDocument> {
  const words = searchPatterns(query.q ?? '').map((pattern) => ({
    $or: [{ name: pattern }, { sku: pattern }, { description: pattern }],
  }));
  return {
    ...(query.category ? { category: query.category } : {}),
    ...priceFilter(query),
    ...stockFilter(query.inStock),
    ...(words.length > 0 ? { $and: words } : {}),
  };
}

/** Returns the requested order, or `rating`, which needs a figure that is not stored. */
export function toolSort(query: ToolQuery): Sort | 'rating' {
  return query.sort === 'rating' ? 'rating' : SORTS[query.sort ?? 'newest'];
}

/** Returns which part of the list to read: all of it (`limit` 0) without `page` and `limit`. */
export function toolPage(query: ToolQuery): { skip: number; limit: number } {
  if (query.page === undefined && query.limit === undefined) return { skip: 0, limit: 0 };
  const limit = query.limit ?? TOOL_PAGE_LIMIT;
  return { skip: ((query.page ?? 1) - 1) * limit, limit };
}
