import 'server-only';
import type { Filter, ObjectId, Sort } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { startsWith } from '@/lib/server/platform/search/starts-with';

type FoundDocument = Pick<
  OrderDocument,
  '_id' | 'number' | 'poNumber' | 'buyerName' | 'payment' | 'fulfilment' | 'totals'
>;

const FIELDS = { number: 1, poNumber: 1, buyerName: 1, payment: 1, fulfilment: 1, totals: 1 };

export function numberFilter(start: string): Filter<OrderDocument> {
  return { number: startsWith(start) };
}

/** With the type, so that the partial index is used. */
export function poKeyFilter(start: string): Filter<OrderDocument> {
  return { poKey: { $type: 'string', ...startsWith(start) } };
}

async function find(filter: Filter<OrderDocument>, sort: Sort, limit: number): Promise<FoundDocument[]> {
  return (await collection('orders')).find(filter, { sort, limit }).project<FoundDocument>(FIELDS).toArray();
}

export function findByNumber(start: string, limit: number): Promise<FoundDocument[]> {
  return find(numberFilter(start), { number: 1 }, limit);
}

export function findByPoKey(start: string, limit: number): Promise<FoundDocument[]> {
  return find(poKeyFilter(start), { poKey: 1, placedAt: -1 }, limit);
}

/** The newest of each buyer, in one short index read each. */
export async function findOfBuyers(buyers: readonly ObjectId[], limit: number): Promise<FoundDocument[]> {
  const found = await Promise.all(
    buyers.map((buyerId) => find({ buyerId }, { placedAt: -1, _id: -1 }, limit)),
  );
  return found.flat();
}
