import type { AnyBulkWriteOperation } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Migration } from './migration';

const BATCH = 500;

type Order = Pick<OrderDocument, '_id' | 'placedAt' | 'timeline' | 'updatedAt'>;

/** Returns the moment of the last step that an order shows. */
function lastStep({ placedAt, timeline }: Order): Date {
  return new Date(Math.max(placedAt.getTime(), ...timeline.map(({ at }) => at.getTime())));
}

/**
 * Gives orders the moment of their last change, which is that of their last step. A server of the release before places orders without
 * it while it is replaced: those have it with their next step, and lists of changed orders have them from then on.
 */
export const ordersChangedAt: Migration = {
  id: 2,
  name: 'orders-changed-at',
  up: async ({ db, signal }) => {
    const orders = db.collection<Order>('orders');
    for (;;) {
      signal.throwIfAborted();
      const batch = await orders
        .find({ updatedAt: { $exists: false } }, { limit: BATCH, projection: { placedAt: 1, timeline: 1 } })
        .toArray();
      if (batch.length === 0) return;
      const writes = batch.map((order): AnyBulkWriteOperation<Order> => {
        // One that changed meanwhile has a later moment.
        const filter = { _id: order._id, updatedAt: { $exists: false } };
        return { updateOne: { filter, update: { $set: { updatedAt: lastStep(order) } } } };
      });
      await orders.bulkWrite(writes, { ordered: false });
    }
  },
};
