import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';

/** Removes every linked sign-in of other providers (Google) from a user. */
export async function deleteLinkedAccounts(userId: ObjectId, session?: ClientSession): Promise<void> {
  await (await collection('accounts')).deleteMany({ userId }, { session });
}
