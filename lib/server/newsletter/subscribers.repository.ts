import 'server-only';
import { ObjectId } from 'mongodb';
import { collection } from '@/lib/server/db/collections';
import { isDuplicateKey } from '@/lib/server/db/duplicate-key';

/** Adds a subscriber unless the address is on the list already. */
export async function insertSubscriber(email: string, at: Date): Promise<void> {
  const subscribers = await collection('subscribers');
  try {
    await subscribers.updateOne(
      { email },
      { $setOnInsert: { _id: new ObjectId(), subscribedAt: at } },
      { upsert: true },
    );
  } catch (error) {
    // Another request for the same address was a moment faster.
    if (!isDuplicateKey(error, 'email')) throw error;
  }
}
