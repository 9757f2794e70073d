import 'server-only';
import { searchPatterns } from '@/lib/server/platform/search/search-pattern';
import type { ToolQuery } from '@/lib/shared/schemas/tool';
import type { CatalogueEntry } from './catalogue-entry';

type Compare = (a: CatalogueEntry, b: CatalogueEntry) => number;

const up = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byId: Compare = (a, b) => up(a.tool._id, b.tool._id);
const newestFirst: Compare = (a, b) => b.createdAt - a.createdAt || byId(b, a);

/** The orders of `GET /api/tool`. */
const ORDERS: Record<NonNullable<ToolQuery['sort']>, Compare> = {
  newest: newestFirst,
  price: (a, b) => a.priceCents - b.priceCents || byId(a, b),
  '-price': (a, b) => b.priceCents - a.priceCents || byId(a, b),
  name: (a, b) => up(a.tool.name, b.tool.name) || byId(a, b),
  rating: (a, b) => b.rating - a.rating || b.tool.rating.count - a.tool.rating.count || newestFirst(a, b),
};

/**
 * Returns the tools that match a query of `GET /api/tool`, in its order. Every word of `q` must be in the name, SKU or
 * description; fewer units than the minimum order count as none. Pure.
 */
export function chooseTools(entries: readonly CatalogueEntry[], query: ToolQuery): CatalogueEntry[] {
  const words = searchPatterns(query.q ?? '');
  const least = query.minPrice === undefined ? undefined : Math.round(query.minPrice * 100);
  const most = query.maxPrice === undefined ? undefined : Math.round(query.maxPrice * 100);
  const fits = ({ tool, priceCents, isAvailable }: CatalogueEntry) =>
    (!query.category || tool.category === query.category) &&
    (least === undefined || priceCents >= least) &&
    (most === undefined || priceCents <= most) &&
    (query.inStock === undefined || isAvailable === query.inStock) &&
    words.every((word) => word.test(tool.name) || word.test(tool.sku) || word.test(tool.description));
  return entries.filter(fits).sort(ORDERS[query.sort ?? 'newest']);
}
