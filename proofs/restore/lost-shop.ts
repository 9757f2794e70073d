import type { InvoiceDocument } from '@/lib/server/platform/db/documents/invoices';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ProviderIntent } from '../checks/snapshot';
import type { ProofStack } from '../stack/proof-stack';
import { listIntents } from '../walk/take-snapshot';

/** What others than the store know when its database is lost: numbers that were mailed, and payments. */
export type LostShop = {
  /** Ids of orders, in hex, by the number of each invoice and credit note that was ever issued. */
  numbers: Map<string, string>;
  /** Ids of all orders, in hex. */
  orders: Set<string>;
  paid: ProviderIntent[];
};

/** Notes all of that, right before the database is dropped. */
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
