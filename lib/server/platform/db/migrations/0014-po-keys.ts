import 'server-only';
import type { ObjectId } from 'mongodb';
import { poKeyOf } from '@/lib/shared/po-key';
import { dropIndexIfPresent } from './drop-if-present';
import type { Migration } from './migration';

type Numbered = { _id: ObjectId; poNumber: string; poKey?: string };

const BATCH = 500;
const WITHOUT_KEY = { poNumber: { $type: 'string' }, poKey: { $exists: false } } as const;

/**
 * Every order with a number of its buyer's gets the form in which such numbers are compared; the index on the number as it was written
 * goes. Run again, it changes only orders that have none.
 *
 * What a process of the release before places meanwhile has no key: no later order is warned of its number. Nothing else reads the key.
 */
export const poKeys: Migration = {
  id: 14,
  name: 'po-keys',
  async up({ db, signal }) {
    const orders = db.collection<Numbered>('orders');
    for (;;) {
      signal.throwIfAborted();
      const old = await orders.find(WITHOUT_KEY, { limit: BATCH }).toArray();
      if (old.length === 0) break;
      await orders.bulkWrite(
        old.map(({ _id, poNumber }) => ({
          updateOne: { filter: { _id, ...WITHOUT_KEY }, update: { $set: { poKey: poKeyOf(poNumber) } } },
        })),
      );
    }
    await dropIndexIfPresent(db, 'orders', 'buyerId_1_poNumber_1_placedAt_-1');
  },
};
