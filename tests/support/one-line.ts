import { ObjectId } from 'mongodb';
import type { OrderDocument, OrderLine, OrderSums } from '@/lib/server/platform/db/documents/orders';
import { publicPriceReceipt } from '@/lib/shared/pricing/price-receipt';

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
    ...given,
  };
}

/** Returns what an order of these lines has of them: the lines, their sums and the amount due. */
export function ofLines(...lines: OrderLine[]): OrderSums & Pick<OrderDocument, 'lines' | 'orderValueCents'> {
  const goodsCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { lines, lineCount: lines.length, units, goodsCents, orderValueCents: goodsCents };
}
