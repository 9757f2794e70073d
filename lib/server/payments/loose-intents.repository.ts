import 'server-only';
import type { ClientSession } from 'mongodb';
import { collection } from '@/lib/server/db/collections';
import type { LooseIntentDocument } from '@/lib/server/db/documents/payments';

/** Notes an intent that is tied to no order, and when the provider is asked about it first. */
export async function insertLooseIntent(intent: LooseIntentDocument): Promise<void> {
  await (await collection('loose_intents')).insertOne(intent);
}

/**
 * Writes on a loose intent, so that of two transactions that settle it at once one runs into a write conflict and tries
 * again: claiming it for an order and noting its refund touch no other document in common.
 */
export async function touchLooseIntent(intentId: string, at: Date, session: ClientSession): Promise<void> {
  await (await collection('loose_intents')).updateOne(
    { _id: intentId },
    { $set: { settledAt: at }, $setOnInsert: { createdAt: at, nextCheckAt: at } },
    { upsert: true, session },
  );
}

/** The loose intent that has been due for a look longest, or null. Nobody else gets it before `nextCheckAt`. */
export async function takeDueLooseIntent(now: Date, nextCheckAt: Date): Promise<LooseIntentDocument | null> {
  return (await collection('loose_intents')).findOneAndUpdate(
    { nextCheckAt: { $lte: now } },
    { $set: { nextCheckAt } },
    { sort: { nextCheckAt: 1 }, returnDocument: 'after' },
  );
}

/** Puts the next look off. */
export async function postponeLooseCheck(intentId: string, nextCheckAt: Date): Promise<void> {
  await (await collection('loose_intents')).updateOne({ _id: intentId }, { $set: { nextCheckAt } });
}

/** Forgets a loose intent: there is nothing more to ask the provider. */
export async function deleteLooseIntent(intentId: string): Promise<void> {
  await (await collection('loose_intents')).deleteOne({ _id: intentId });
}
