import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { ClientSession, ObjectId } from 'mongodb';
import { AppError } from '@/lib/shared/errors';
import type { AccountTokenDocument } from '../db/documents/users';
import { deleteAccountTokens, insertAccountToken, takeAccountToken } from './account-tokens.repository';

export type TokenPurpose = AccountTokenDocument['purpose'];

/** Decisions §3. */
export const TOKEN_LIFETIME_HOURS: Record<TokenPurpose, number> = { 'verify-email': 24, 'reset-password': 1 };

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

/** What is stored of a token: 256 random bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A new single-use token for a mailed link; older ones of the same purpose stop working. */
export async function issueAccountToken(
  userId: ObjectId,
  purpose: TokenPurpose,
  now: Date,
  session?: ClientSession,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await deleteAccountTokens(userId, purpose, session);
  await insertAccountToken(
    {
      _id: hashToken(token),
      userId,
      purpose,
      createdAt: now,
      expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_HOURS[purpose] * HOUR_MS),
    },
    session,
  );
  return token;
}

/** Uses a token up and answers whose it was. Throws `token-invalid` for one that is unknown, used, over or for something else. */
export async function redeemAccountToken(
  token: string,
  purpose: TokenPurpose,
  now: Date,
  session?: ClientSession,
): Promise<ObjectId> {
  const found = await takeAccountToken(hashToken(token), purpose, now, session);
  if (!found) throw new AppError('token-invalid');
  return found.userId;
}
