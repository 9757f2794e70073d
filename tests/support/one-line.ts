import { ObjectId } from 'mongodb';
import type { OrderDocument, OrderLine, OrderSums } from '@/lib/server/platform/db/documents/orders';
import { totalsOf } from '@/lib/shared/orders/order-totals';
import { publicPriceReceipt } from '@/lib/shared/prices/price-receipt';

/** Returns a line of an order at the public price. */
export function orderLine(given: Partial<OrderLine> = {}): OrderLine {
  const { quantity = 3, unitPriceCents = 1_250 } = given;
  return {
    toolId: new ObjectId(),
    sku: 'FT-HAMMER',
    name: 'Hammer',
    image: '/h.webp',
    quantity,
    unitPriceCents,
    receipt: publicPriceReceipt(unitPriceCents, quantity),
    shippedUnits: 0,
    ...given,
  };
}

/** Returns what an order of these lines has of them: the lines and their sums. */
export function ofLines(...lines: OrderLine[]): OrderSums & Pick<OrderDocument, 'lines' | 'shipmentCount'> {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { lines, lineCount: lines.length, units, totals: totalsOf(lines), shipmentCount: 0 };
}
