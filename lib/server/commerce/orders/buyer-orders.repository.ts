import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { poKeyOf } from '@/lib/server/commerce/orders/po-key';
import { type Owner, ownedBy } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import {
  type OrderDocument,
  type OrderLine,
  PERSONAL_ORDER_FIELDS,
} from '@/lib/server/platform/db/documents/orders';
import { type AxesFilter, ORDERS_THAT, type OrderAxes } from '@/lib/shared/orders/order-status';

export async function findOrderByKey(
  owner: Owner,
  key: string,
): Promise<Pick<OrderDocument, '_id' | 'idempotency'> | null> {
  return (await collection('orders')).findOne(
    { ...ownedBy('orders', owner), 'idempotency.key': key },
    { projection: { _id: 1, idempotency: 1 } },
  );
}

/** The newest orders of a buyer with this PO number, however it was written; cancelled and expired ones left out. */
export async function readOrdersByPoNumber(
  owner: Owner,
  poNumber: string,
  { except, limit }: { except: ObjectId; limit: number },
): Promise<Pick<OrderDocument, '_id' | 'number' | 'placedAt'>[]> {
  return (await collection('orders'))
    .find(
      {
        ...ownedBy('orders', owner),
        poKey: poKeyOf(poNumber),
        _id: { $ne: except },
        ...ORDERS_THAT.wereNotReleased,
      },
      { sort: { placedAt: -1, _id: -1 }, limit },
    )
    .project<Pick<OrderDocument, '_id' | 'number' | 'placedAt'>>({ number: 1, placedAt: 1 })
    .toArray();
}

export type BoughtTool = Pick<OrderLine, 'toolId' | 'name' | 'image'>;

export async function findBoughtTools(owner: Owner, axes: AxesFilter): Promise<BoughtTool[]> {
  const orders = await (await collection('orders'))
    .find({ ...ownedBy('orders', owner), ...axes }, { sort: { placedAt: -1 } })
    .project<Pick<OrderDocument, 'lines'>>({ lines: 1 })
    .toArray();
  return orders.flatMap(({ lines }) => lines);
}

export async function hasOrderOf(owner: Owner, axes: AxesFilter, toolId: ObjectId): Promise<boolean> {
  const order = await (await collection('orders')).findOne(
    { ...ownedBy('orders', owner), ...axes, 'lines.toolId': toolId },
    { projection: { _id: 1 } },
  );
  return order !== null;
}

export async function findOwnAxes(
  owner: Owner,
  axes: AxesFilter,
  session?: ClientSession,
): Promise<(Pick<OrderDocument, '_id'> & OrderAxes)[]> {
  return (await collection('orders'))
    .find({ ...ownedBy('orders', owner), ...axes }, { session, projection: { payment: 1, fulfilment: 1 } })
    .toArray();
}

/** Removes what `PERSONAL_ORDER_FIELDS` marks. Returns the number of orders. */
export async function anonymiseOrders(owner: Owner, session: ClientSession): Promise<number> {
  const orders = await collection('orders');
  const own = ownedBy('orders', owner);
  const fields = Object.entries(PERSONAL_ORDER_FIELDS);
  const replaced = Object.fromEntries(fields.filter(([, value]) => value !== null));
  const removed = fields.flatMap(([path, value]) => (value === null ? path : []));
  const plain = Object.fromEntries(
    removed.filter((path) => !path.includes('.')).map((path) => [path, '' as const]),
  );
  const { matchedCount } = await orders.updateMany(own, { $set: replaced, $unset: plain }, { session });
  for (const path of removed.filter((each) => each.includes('.'))) {
    // Such an update fails for a document without the array.
    const having = { ...own, [path.replace('.$[]', '')]: { $exists: true } };
    await orders.updateMany(having, { $unset: { [path]: '' } }, { session });
  }
  return matchedCount;
}
