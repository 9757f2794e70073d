import 'server-only';
import type { Filter } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { ON_SALE } from '../listed-tools';

/**
 * Tools on sale with low stock, by two disjoint filters with an index each: below `limit` without a limit of their
 * own, and below their own. A limit of 0 is never reached. Pure.
 */
export function lowStockFilters(limit: number): [byShop: Filter<ToolDocument>, byTool: Filter<ToolDocument>] {
  return [
    { ...ON_SALE, lowStockBelow: null, quantity: { $lt: limit } },
    { ...ON_SALE, lowStockBelow: { $gte: 0 }, $expr: { $lt: ['$quantity', '$lowStockBelow'] } },
  ];
}

export function lowStockFilter(limit: number): Filter<ToolDocument> {
  return { $or: lowStockFilters(limit) };
}

/** Dates are compared with dates alone: each is later. */
const EVER = new Date(0);

/** Tools in any state that were reported and are no longer low. Pure. */
export function restockedFilter(limit: number): Filter<ToolDocument> {
  return {
    // The range selects the index of the few reported tools; with the type alone, all tools with stock would be read.
    lowStockToldAt: { $type: 'date', $gt: EVER },
    $or: [
      { lowStockBelow: null, quantity: { $gte: limit } },
      { lowStockBelow: { $gte: 0 }, $expr: { $gte: ['$quantity', '$lowStockBelow'] } },
    ],
  };
}

export function isLowStock({ state, quantity, lowStockBelow }: ToolDocument, limit: number): boolean {
  return state === 'on-sale' && quantity < (lowStockBelow ?? limit);
}
