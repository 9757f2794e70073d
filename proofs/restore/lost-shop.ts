import type { InvoiceDocument } from '@/lib/server/platform/db/documents/invoices';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ProviderIntent } from '../checks/snapshot';
import type { ProofStack } from '../stack/proof-stack';
import { listIntents } from '../walk/take-snapshot';

/** Outside the store when its database is lost: mailed numbers, and payments. */
export type LostShop = {
  numbers: Map<string, string>;
  orders: Set<string>;
  paid: ProviderIntent[];
};

export async function noteShop(stack: ProofStack): Promise<LostShop> {
  const invoices = await stack.db.collection<InvoiceDocument>('invoices').find().toArray();
  const orders = await stack.db.collection<OrderDocument>('orders').find().toArray();
  const intents = await listIntents(stack);
  return {
    numbers: new Map(invoices.map(({ number, orderId }) => [number, orderId.toHexString()])),
    orders: new Set(orders.map(({ _id }) => _id.toHexString())),
    paid: intents.filter(({ status }) => status === 'succeeded'),
  };
}
