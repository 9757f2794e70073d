import 'server-only';
import { readReceivables } from '@/lib/server/commerce/receivables/read-receivables';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { toDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { hasShippedOnAccount } from '@/lib/shared/orders/order-status';
import type { ReceiptReader } from '@/lib/shared/prices/receipt-message';
import { serializeOrder } from './order.serializer';

/** As `serializeOrder`, with what is open of the invoices of those that shipped on account. */
export async function serializeOrders(
  orders: readonly OrderDocument[],
  reader: ReceiptReader,
): Promise<Order[]> {
  const receivables = await readReceivables(orders.filter(hasShippedOnAccount).map(({ _id }) => _id));
  return orders.map((order) => {
    const serialized = serializeOrder(order, reader);
    const receivable = receivables.get(serialized._id);
    if (!receivable) return serialized;
    const { dueOn, openCents } = receivable;
    return { ...serialized, dueOn, openBalance: toDollars(openCents) };
  });
}
