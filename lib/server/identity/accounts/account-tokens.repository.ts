import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { AccountTokenDocument } from '@/lib/server/platform/db/documents/users';

type Purpose = AccountTokenDocument['purpose'];

export async function insertAccountToken(
  token: AccountTokenDocument,
  session?: ClientSession,
): Promise<void> {
  await (await collection('account_tokens')).insertOne(token, { session });
}

export async function deleteAccountTokens(
  userId: ObjectId,
  purpose?: Purpose,
  session?: ClientSession,
): Promise<void> {
  const filter = purpose ? { userId, purpose } : { userId };
  await (await collection('account_tokens')).deleteMany(filter, { session });
}

/** Atomic: of two concurrent redemptions one succeeds. */
export async function consumeAccountToken(
  id: string,
  purpose: Purpose,
  now: Date,
  session?: ClientSession,
): Promise<AccountTokenDocument | null> {
  const tokens = await collection('account_tokens');
  return tokens.findOneAndDelete({ _id: id, purpose, expiresAt: { $gt: now } }, { session });
}

export async function findAccountToken(
  id: string,
  purpose: Purpose,
  now: Date,
  session?: ClientSession,
): Promise<AccountTokenDocument | null> {
  const tokens = await collection('account_tokens');
  return tokens.findOne({ _id: id, purpose, expiresAt: { $gt: now } }, { session });
}
