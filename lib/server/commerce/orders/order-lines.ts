import 'server-only';
import type { ObjectId } from 'mongodb';
import type { UnitsOfTool } from '@/lib/server/commerce/catalogue/order-units';
import type { OrderDocument, OrderLine, OrderSums } from '@/lib/server/platform/db/documents/orders';
import { totalsOf } from '@/lib/shared/orders/order-totals';

/** Returns the sums of these lines. */
export function sumsOf(lines: readonly Pick<OrderLine, 'quantity' | 'unitPriceCents'>[]): OrderSums {
  return {
    lineCount: lines.length,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: totalsOf(lines),
  };
}

/** Returns the first line of an order, by which people know it. */
export function firstLine({ lines }: { lines: readonly OrderLine[] }): OrderLine {
  const [first] = lines;
  if (!first) throw new Error('an order without lines');
  return first;
}

/** Returns the units that an order takes of each tool. */
export function unitsOf({ lines }: Pick<OrderDocument, 'lines'>): UnitsOfTool[] {
  return lines.map(({ toolId, quantity: units }) => ({ toolId, units }));
}

/** Returns the ids of an order's tools. */
export function toolIdsOf({ lines }: Pick<OrderDocument, 'lines'>): ObjectId[] {
  return lines.map(({ toolId }) => toolId);
}
