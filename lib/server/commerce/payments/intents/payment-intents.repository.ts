import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { PaymentIntentDocument } from '@/lib/server/platform/db/documents/payments';

export async function findIntent(id: string): Promise<PaymentIntentDocument | null> {
  return (await collection('payment_intents')).findOne({ _id: id });
}

/** Returns the intent that was created last for an order, open or closed, or null. */
export async function findNewestIntent(orderId: ObjectId): Promise<PaymentIntentDocument | null> {
  return (await collection('payment_intents')).findOne({ orderId }, { sort: { createdAt: -1 } });
}

/** Returns the intent by which an order can be paid now, or null. */
export async function findOpenIntent(
  orderId: ObjectId,
  session?: ClientSession,
): Promise<PaymentIntentDocument | null> {
  return (await collection('payment_intents')).findOne({ orderId, state: 'open' }, { session });
}

/** Returns every open intent. Only while no server runs: there may be many. */
export async function findOpenIntents(): Promise<Pick<PaymentIntentDocument, '_id'>[]> {
  return (await collection('payment_intents')).find({ state: 'open' }, { projection: { _id: 1 } }).toArray();
}

export type OpenedIntent = Pick<PaymentIntentDocument, '_id' | 'orderId' | 'touchedAt'> & {
  nextCheckAt: Date;
  askedFrom: string | null;
};

/**
 * Records an intent by which a buyer can pay from now on, or that its buyer asked for it again. Returns false, changing
 * nothing, if it was closed before.
 */
export async function openIntent(
  { _id, orderId, touchedAt, nextCheckAt, askedFrom }: OpenedIntent,
  session?: ClientSession,
): Promise<boolean> {
  const intents = await collection('payment_intents');
  const known = await intents.findOne({ _id }, { session, projection: { state: 1 } });
  if (!known) {
    const state = 'open' as const;
    const intent = { _id, orderId, state, createdAt: touchedAt, touchedAt, nextCheckAt, revision: 0 };
    await intents.insertOne({ ...intent, ...(askedFrom === null ? {} : { askedFrom }) }, { session });
    return true;
  }
  const { matchedCount } = await intents.updateOne(
    { _id, state: 'open' },
    { $set: { touchedAt, nextCheckAt, ...(askedFrom === null ? {} : { askedFrom }) } },
    { session },
  );
  return matchedCount === 1;
}

/** Records that an intent can take no more money. Returns whether it is known. */
export async function closeIntent(id: string, session?: ClientSession): Promise<boolean> {
  const { matchedCount } = await (await collection('payment_intents')).updateOne(
    { _id: id },
    { $set: { state: 'closed' }, $unset: { nextCheckAt: '', askedFrom: '' } },
    { session },
  );
  return matchedCount === 1;
}

/**
 * Closes an intent whose money the caller's transaction deals with; one that is not known is recorded. Two such
 * transactions at once conflict, and the later one runs again on what the first has written.
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

/** Records that the store learned of an intent's payment by asking the provider. */
export async function markFound(id: string, foundAt: Date): Promise<void> {
  await (await collection('payment_intents')).updateOne({ _id: id }, { $set: { foundAt } });
}

/** Records which order an intent has paid. */
export async function setPaidOrder(id: string, orderId: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('payment_intents')).updateOne({ _id: id }, { $set: { orderId } }, { session });
}

/** Makes the open intent of an order due for a check now, and returns it; null if there is none. */
export async function touchOpenIntent(orderId: ObjectId, now: Date): Promise<PaymentIntentDocument | null> {
  return (await collection('payment_intents')).findOneAndUpdate(
    { orderId, state: 'open' },
    { $set: { touchedAt: now, nextCheckAt: now } },
    { returnDocument: 'after' },
  );
}

export type IntentKind = 'of-order' | 'unattached';

/**
 * Returns the open intent of this kind that has been due for a check longest, or null. No other process gets it before
 * `nextCheckAt`, which replaces its due time.
 */
export async function takeDueIntent(
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

/** Sets when an open intent is checked next, unless its buyer has used it meanwhile. */
export async function scheduleCheck(
  { _id, touchedAt }: Pick<PaymentIntentDocument, '_id' | 'touchedAt'>,
  nextCheckAt: Date,
): Promise<void> {
  await (await collection('payment_intents')).updateOne(
    { _id, touchedAt, state: 'open' },
    { $set: { nextCheckAt } },
  );
}
