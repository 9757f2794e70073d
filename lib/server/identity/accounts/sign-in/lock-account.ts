import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { lockOut } from '@/lib/server/identity/users/identity';
import { deleteLinkedAccounts } from './linked-accounts.repository';

export async function lockAccount(userId: ObjectId, session: ClientSession): Promise<void> {
  await lockOut(userId, session);
  await deleteLinkedAccounts(userId, session);
}
