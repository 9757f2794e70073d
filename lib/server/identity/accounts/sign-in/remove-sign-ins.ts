import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { deleteAccountTokens } from '../account-tokens.repository';
import { deleteLinkedAccounts } from './linked-accounts.repository';

export async function removeSignIns(userId: ObjectId, session: ClientSession): Promise<void> {
  await deleteAccountTokens(userId, undefined, session);
  await deleteLinkedAccounts(userId, session);
}
