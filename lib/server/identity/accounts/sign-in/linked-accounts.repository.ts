import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';

export async function deleteLinkedAccounts(
  userId: ObjectId,
  session: ClientSession,
  exceptId?: string,
): Promise<void> {
  const except = exceptId === undefined ? {} : { providerAccountId: { $ne: exceptId } };
  await (await collection('accounts')).deleteMany({ userId, ...except }, { session });
}

export async function hasLinkedAccount(userId: ObjectId, session: ClientSession): Promise<boolean> {
  return (await (await collection('accounts')).findOne({ userId }, { session })) !== null;
}

export async function hasOtherLinkedAccount(
  userId: ObjectId,
  exceptId: string,
  session: ClientSession,
): Promise<boolean> {
  const other = { userId, providerAccountId: { $ne: exceptId } };
  return (await (await collection('accounts')).findOne(other, { session })) !== null;
}
