import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { PaymentIntentDocument } from '@/lib/server/platform/db/documents/payments';

export async function findIntent(id: string): Promise<PaymentIntentDocument | null> {
  return (await collection('payment_intents')).findOne({ _id: id });
}

export async function findNewestIntent(orderId: ObjectId): Promise<PaymentIntentDocument | null> {
  return (await collection('payment_intents')).findOne({ orderId }, { sort: { createdAt: -1 } });
}

export async function findOpenIntent(
  orderId: ObjectId,
  session?: ClientSession,
): Promise<PaymentIntentDocument | null> {
  return (await collection('payment_intents')).findOne({ orderId, state: 'open' }, { session });
}

/** There may be many: only while no server runs. */
export async function findOpenIntents(): Promise<Pick<PaymentIntentDocument, '_id'>[]> {
  return (await collection('payment_intents')).find({ state: 'open' }, { projection: { _id: 1 } }).toArray();
}

export type OpenedIntent = Pick<PaymentIntentDocument, '_id' | 'orderId' | 'touchedAt'> & {
  nextCheckAt: Date;
  askedFrom: string | null;
  payerId?: ObjectId;
};

/**
 * Records an intent as open, or that its buyer requested it again. Returns false, changing nothing, if it was closed
 * before.
 */
export async function openIntent(
  { _id, orderId, touchedAt, nextCheckAt, askedFrom, payerId }: OpenedIntent,
  session?: ClientSession,
): Promise<boolean> {
  const intents = await collection('payment_intents');
  const asked = { ...(askedFrom === null ? {} : { askedFrom }), ...(payerId ? { payerId } : {}) };
  const existing = await intents.findOne({ _id }, { session, projection: { state: 1 } });
  if (!existing) {
    const state = 'open' as const;
    const intent = { _id, orderId, state, createdAt: touchedAt, touchedAt, nextCheckAt, revision: 0 };
    await intents.insertOne({ ...intent, ...asked }, { session });
    return true;
  }
  const { matchedCount } = await intents.updateOne(
    { _id, state: 'open' },
    { $set: { touchedAt, nextCheckAt, ...asked } },
    { session },
  );
  return matchedCount === 1;
}

export async function closeIntent(id: string, session?: ClientSession): Promise<boolean> {
  const { matchedCount } = await (await collection('payment_intents')).updateOne(
    { _id: id },
    { $set: { state: 'closed' }, $unset: { nextCheckAt: '', askedFrom: '' } },
    { session },
  );
  return matchedCount === 1;
}

/**
 * Closes an intent whose money this transaction handles; an unknown one is recorded. Concurrent transactions
 * conflict, and the later one is run again.
 */
export async function closePaidIntent(
  { _id, orderId, at }: Pick<PaymentIntentDocument, '_id' | 'orderId'> & { at: Date },
  session: ClientSession,
): Promise<void> {
  await (await collection('payment_intents')).updateOne(
    { _id },
    {
      $set: { state: 'closed' },
      $unset: { nextCheckAt: '', askedFrom: '' },
      $inc: { revision: 1 },
      $setOnInsert: { orderId, createdAt: at, touchedAt: at },
    },
    { upsert: true, session },
  );
}

export async function markFound(id: string, foundAt: Date): Promise<void> {
  await (await collection('payment_intents')).updateOne({ _id: id }, { $set: { foundAt } });
}

export async function setPaidOrder(id: string, orderId: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('payment_intents')).updateOne({ _id: id }, { $set: { orderId } }, { session });
}

export async function touchOpenIntent(orderId: ObjectId, now: Date): Promise<PaymentIntentDocument | null> {
  return (await collection('payment_intents')).findOneAndUpdate(
    { orderId, state: 'open' },
    { $set: { touchedAt: now, nextCheckAt: now } },
    { returnDocument: 'after' },
  );
}

export type IntentKind = 'of-order' | 'unattached';

/** Claims the open intent that has been due longest until `nextCheckAt`; null if none is due. */
export async function claimDueIntent(
  kind: IntentKind,
  now: Date,
  nextCheckAt: Date,
): Promise<PaymentIntentDocument | null> {
  const orderId = kind === 'of-order' ? ({ $type: 'objectId' } as const) : null;
  return (await collection('payment_intents')).findOneAndUpdate(
    { state: 'open', orderId, nextCheckAt: { $lte: now } },
    { $set: { nextCheckAt } },
    { sort: { nextCheckAt: 1 }, returnDocument: 'after' },
  );
}

/** Changes nothing if the buyer has used the intent meanwhile. */
export async function scheduleCheck(
  { _id, touchedAt }: Pick<PaymentIntentDocument, '_id' | 'touchedAt'>,
  nextCheckAt: Date,
): Promise<void> {
  await (await collection('payment_intents')).updateOne(
    { _id, touchedAt, state: 'open' },
    { $set: { nextCheckAt } },
  );
}
