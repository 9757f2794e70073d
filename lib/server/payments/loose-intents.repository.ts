import 'server-only';
import { collection, type LooseIntentDocument } from '@/lib/server/db/collections';

/** Notes an intent that is tied to no order, and when the provider is asked about it first. */
export async function insertLooseIntent(intent: LooseIntentDocument): Promise<void> {
  await (await collection('loose_intents')).insertOne(intent);
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
