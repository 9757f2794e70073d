import { asInvoiced } from '@/lib/server/commerce/invoices/as-invoiced';
import { findOrders } from '@/lib/server/commerce/orders/find-order';
import { paidValue } from '@/lib/server/commerce/orders/lifecycle/cancellation.policy';
import { besidesReturn } from '@/lib/server/commerce/orders/lifecycle/part-refund.policy';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import { receivedUnits } from '@/lib/shared/shipments/return-states';

/** What arrived of a return, by the lines of its order. */
export function arrivedLines(
  { lines: ordered }: Pick<OrderDocument, 'lines'>,
  { lines }: Pick<ReturnDocument, 'lines'>,
): { line: OrderDocument['lines'][number]; units: number }[] {
  return ordered.flatMap((line) => {
    const back = lines.find(({ toolId }) => toolId.equals(line.toolId));
    const units = back ? receivedUnits(back) : 0;
    return units > 0 ? [{ line, units }] : [];
  });
}

/** In cents with tax, of the order as the invoice of the return's shipment has it. Pure. */
export function valueOfReceived(invoiced: OrderDocument, made: ReturnDocument): number {
  return paidValue(besidesReturn(invoiced, made._id), arrivedLines(invoiced, made));
}

/** By the return's id in hex, of those that were received. */
export async function receivedValues(returns: readonly ReturnDocument[]): Promise<Map<string, number>> {
  const received = returns.filter(({ receivedAt }) => receivedAt !== undefined);
  if (received.length === 0) return new Map();
  const orders = await findOrders(received.map(({ orderId }) => orderId));
  const values = await Promise.all(
    received.map(async (made) => {
      const order = orders.find(({ _id }) => _id.equals(made.orderId));
      if (!order) return [];
      const cents = valueOfReceived(await asInvoiced(order, made.invoiceNumber), made);
      return [[made._id.toHexString(), cents] as const];
    }),
  );
  return new Map(values.flat());
}
