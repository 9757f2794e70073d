import type { ClientSession, ObjectId } from 'mongodb';
import { asChange } from '@/lib/server/platform/db/as-change';
import { collection } from '@/lib/server/platform/db/collections';
import type { Cancellation, OrderDocument, PartRefund } from '@/lib/server/platform/db/documents/orders';
import { fulfilmentOf } from '@/lib/shared/orders/line-units';
import { changesOf, hasShipped, isOpen } from '@/lib/shared/orders/order-status';

/** Of an order of which something shipped, and that has shipped once these units are not open any more. */
function shippedBy(
  before: OrderDocument,
  after: Pick<OrderDocument, 'partRefunds' | 'cancellations'>,
  { at, actorId }: { at: Date; actorId: ObjectId },
) {
  const isShipped =
    isOpen(before) && hasShipped({ ...before, fulfilment: fulfilmentOf({ ...before, ...after }) });
  const entry = { state: 'shipped', at, by: 'admin', actorId } as const;
  return isShipped
    ? { set: { ...changesOf('shipped'), shippedAt: at }, push: { timeline: entry } }
    : { set: {}, push: {} };
}

/** Returns null if payment, fulfilment, shipments or refunds are no longer those of `before`. */
export async function addPartRefund(
  before: OrderDocument,
  refund: PartRefund,
  session: ClientSession,
): Promise<OrderDocument | null> {
  const { _id, payment, fulfilment, shipmentCount, partRefunds = [], partRefundedCents } = before;
  const sum = partRefundedCents === undefined ? { $exists: false } : partRefundedCents;
  const { set, push } = shippedBy(before, { partRefunds: [...partRefunds, refund] }, refund);
  return (await collection('orders')).findOneAndUpdate(
    { _id, payment, fulfilment, shipmentCount, partRefundedCents: sum },
    asChange({
      $set: set,
      $push: { partRefunds: refund, ...push },
      $inc: { partRefundedCents: refund.amountCents },
    }),
    { session, returnDocument: 'after' },
  );
}

/** Returns null if payment, fulfilment, shipments or cancellations are no longer those of `before`. */
export async function addCancellation(
  before: OrderDocument,
  cancellation: Cancellation,
  session: ClientSession,
): Promise<OrderDocument | null> {
  const { _id, payment, fulfilment, shipmentCount, cancellations = [], partRefundedCents } = before;
  const sum = partRefundedCents === undefined ? { $exists: false } : partRefundedCents;
  const { set, push } = shippedBy(before, { cancellations: [...cancellations, cancellation] }, cancellation);
  return (await collection('orders')).findOneAndUpdate(
    {
      ...{ _id, payment, fulfilment, shipmentCount, partRefundedCents: sum },
      [`cancellations.${cancellations.length}`]: { $exists: false },
    },
    asChange({ $set: set, $push: { cancellations: cancellation, ...push } }),
    { session, returnDocument: 'after' },
  );
}
