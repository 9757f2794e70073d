import 'server-only';
import type { Collection, Db, ObjectId } from 'mongodb';
import { dropCollectionIfPresent, dropIndexIfPresent } from './drop-if-present';
import type { Migration } from './migration';

/** An order with its intent in fields of its own, as it was stored before. */
type OldOrder = {
  _id: ObjectId;
  placedAt: Date;
  paidAt?: Date;
  transactionId?: string;
  paymentIntentId?: string;
  intentState?: 'open' | 'closed';
  intentTouchedAt?: Date;
  intentNextCheckAt?: Date;
};

/** An intent for no order, as it was stored before: until it could take no more money. */
type OldLooseIntent = { _id: string; createdAt: Date; nextCheckAt: Date };

/** A refund whose `_id` is its intent's, as it was stored before. */
type OldRefund = { _id: string; createdAt: Date };

type Intent = {
  _id: string;
  orderId: ObjectId | null;
  state: 'open' | 'closed';
  createdAt: Date;
  touchedAt: Date;
  nextCheckAt?: Date;
  revision: number;
};

type Source = { db: Db; intents: Collection<Intent>; signal: AbortSignal };

async function add(intents: Collection<Intent>, { _id, ...intent }: Omit<Intent, 'revision'>): Promise<void> {
  const fields = { ...intent, revision: 0 };
  await intents.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true, ignoreUndefined: true });
}

async function addOfOrders({ db, intents, signal }: Source): Promise<void> {
  const orders = db.collection<OldOrder>('orders');
  const withIntent = { $or: [{ paymentIntentId: { $type: 'string' } }, { transactionId: /^pi_/ }] };
  for await (const order of orders.find(withIntent as object)) {
    signal.throwIfAborted();
    const { _id: orderId, placedAt, paidAt = placedAt, paymentIntentId, transactionId } = order;
    if (paymentIntentId) {
      const at = order.intentTouchedAt ?? placedAt;
      const checks = { state: 'open', nextCheckAt: order.intentNextCheckAt ?? at } as const;
      const state = order.intentState === 'open' ? checks : ({ state: 'closed' } as const);
      await add(intents, { _id: paymentIntentId, orderId, createdAt: at, touchedAt: at, ...state });
    }
    // It was paid by an intent for no order, which it claimed.
    if (transactionId?.startsWith('pi_') && transactionId !== paymentIntentId)
      await add(intents, {
        _id: transactionId,
        orderId,
        state: 'closed',
        createdAt: paidAt,
        touchedAt: paidAt,
      });
  }
}

async function addLooseOnes({ db, intents, signal }: Source): Promise<void> {
  for await (const { _id, createdAt, nextCheckAt } of db.collection<OldLooseIntent>('loose_intents').find()) {
    signal.throwIfAborted();
    await add(intents, { _id, orderId: null, state: 'open', createdAt, touchedAt: createdAt, nextCheckAt });
  }
}

/** Of payments that no order claimed nothing was kept but the refund. */
async function addOfRefunds({ db, intents, signal }: Source): Promise<void> {
  const refunds = db.collection<OldRefund>('refunds');
  for await (const { _id, createdAt } of refunds.find({ _id: { $type: 'string' } })) {
    signal.throwIfAborted();
    await add(intents, { _id, orderId: null, state: 'closed', createdAt, touchedAt: createdAt });
  }
}

/**
 * Every payment intent gets a document in `payment_intents`, where they are polled. They were fields of orders, or
 * documents of `loose_intents`, which both go.
 */
export const paymentIntents: Migration = {
  id: 3,
  name: 'payment-intents',
  async up({ db, signal }) {
    const source = { db, intents: db.collection<Intent>('payment_intents'), signal };
    await addOfOrders(source);
    await addLooseOnes(source);
    await addOfRefunds(source);
    signal.throwIfAborted();
    await db
      .collection('orders')
      .updateMany(
        { paymentIntentId: { $exists: true } },
        { $unset: { paymentIntentId: '', intentState: '', intentTouchedAt: '', intentNextCheckAt: '' } },
      );
    await dropIndexIfPresent(db, 'orders', 'intentState_1_intentNextCheckAt_1');
    await dropIndexIfPresent(db, 'orders', 'paymentIntentId_1');
    await dropCollectionIfPresent(db, 'loose_intents');
  },
};
