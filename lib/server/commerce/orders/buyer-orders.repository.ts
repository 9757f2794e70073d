import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { poKeyOf } from '@/lib/server/commerce/orders/po-key';
import { type Owner, ownedBy } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument, OrderLine } from '@/lib/server/platform/db/documents/orders';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
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

export async function readDeliveries(
  owner: Owner,
  limit: number,
): Promise<Pick<OrderDocument, 'address' | 'phone'>[]> {
  return (await collection('orders'))
    .find(ownedBy('orders', owner), { sort: { placedAt: -1, _id: -1 }, limit })
    .project<Pick<OrderDocument, 'address' | 'phone'>>({ _id: 0, address: 1, phone: 1 })
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

/** Removes name, e-mail, address, phone, note, references and the reasons of refunds. Returns the number of orders. */
export async function anonymiseOrders(owner: Owner, session: ClientSession): Promise<number> {
  const removed = {
    buyerName: '',
    buyerSortKey: '',
    buyerEmail: CLOSED_ACCOUNT.email,
    address: '',
    phone: '',
  };
  const orders = await collection('orders');
  const { matchedCount } = await orders.updateMany(
    ownedBy('orders', owner),
    { $set: removed, $unset: { idempotency: '', note: '', 'lines.$[].reference': '' } },
    { session },
  );
  await orders.updateMany(
    { ...ownedBy('orders', owner), 'partRefunds.reason': { $exists: true } },
    { $unset: { 'partRefunds.$[].reason': '' } },
    { session },
  );
  return matchedCount;
}
