import 'server-only';
import { dropIndexIfPresent } from './drop-if-present';
import type { Migration } from './migration';

/**
 * The unique indexes of credit notes and of orders' lines of the stock ledger cover the part as well, so that an order can
 * be refunded in several parts. What was stored before has no part, and stays as it is.
 *
 * A process of the release before would send all the money of a payment where it finds a part to be sent. So no order may
 * be refunded in part before the last of them has ended.
 */
export const partRefunds: Migration = {
  id: 12,
  name: 'part-refunds',
  async up({ db, signal }) {
    await db.collection('invoices').createIndex({ orderId: 1, kind: 1, part: 1 }, { unique: true });
    signal.throwIfAborted();
    await dropIndexIfPresent(db, 'invoices', 'orderId_1_kind_1');
    await db
      .collection('stock_ledger')
      .createIndex(
        { orderId: 1, toolId: 1, reason: 1, part: 1 },
        { unique: true, partialFilterExpression: { orderId: { $type: 'objectId' } } },
      );
    signal.throwIfAborted();
    await dropIndexIfPresent(db, 'stock_ledger', 'orderId_1_toolId_1_reason_1');
  },
};
