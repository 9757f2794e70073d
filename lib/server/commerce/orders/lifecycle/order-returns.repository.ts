import type { ClientSession, ObjectId } from 'mongodb';
import { asChange } from '@/lib/server/platform/db/as-change';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderReturn } from '@/lib/server/platform/db/documents/returns';

/** Belongs in the transaction that read the order, whose units nothing else moves then. */
export async function setReturns(
  id: ObjectId,
  returns: readonly OrderReturn[],
  session: ClientSession,
): Promise<void> {
  await (await collection('orders')).updateOne({ _id: id }, asChange({ $set: { returns: [...returns] } }), {
    session,
  });
}
