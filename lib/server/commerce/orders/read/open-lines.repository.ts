import type { ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';

export type OpenOrder = Omit<OrderDocument, 'timeline'>;

/** Open orders, paid or not, with a line of one of these tools. */
export async function findOpenOrdersOf(toolIds: readonly ObjectId[]): Promise<OpenOrder[]> {
  return (await collection('orders'))
    .find({ ...ORDERS_THAT.areOpen, 'lines.toolId': { $in: [...toolIds] } })
    .project<OpenOrder>({ timeline: 0, 'lines.receipt': 0 })
    .toArray();
}
