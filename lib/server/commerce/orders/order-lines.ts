import 'server-only';
import type { ObjectId } from 'mongodb';
import type { UnitsOfTool } from '@/lib/server/commerce/tools/stock/stock-lines';
import type { OrderDocument, OrderLine, OrderSums } from '@/lib/server/platform/db/documents/orders';
import { totalsOf } from '@/lib/shared/orders/order-totals';

export function sumsOf(lines: readonly Pick<OrderLine, 'quantity' | 'unitPriceCents'>[]): OrderSums {
  return {
    lineCount: lines.length,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: totalsOf(lines),
  };
}

/** The line that titles and the fixed fields of the specified calls are about. */
export function firstLine({ lines }: { lines: readonly OrderLine[] }): OrderLine {
  const [first] = lines;
  if (!first) throw new Error('an order without lines');
  return first;
}

export function unitsOf({ lines }: Pick<OrderDocument, 'lines'>): UnitsOfTool[] {
  return lines.map(({ toolId, quantity: units }) => ({ toolId, units }));
}

export function toolIdsOf({ lines }: Pick<OrderDocument, 'lines'>): ObjectId[] {
  return lines.map(({ toolId }) => toolId);
}
