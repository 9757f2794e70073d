import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { ClientSession, ObjectId } from 'mongodb';
import type { AccountTokenDocument } from '@/lib/server/platform/db/documents/users';
import { AppError } from '@/lib/shared/messages/errors';
import {
  consumeAccountToken,
  deleteAccountTokens,
  findAccountToken,
  insertAccountToken,
} from './account-tokens.repository';

export type TokenPurpose = AccountTokenDocument['purpose'];

/** Product §9.5. */
const TOKEN_LIFETIME_HOURS: Record<TokenPurpose, number> = { 'verify-email': 24, 'reset-password': 1 };

/**
 * Anyone who has the address can request these: if a new link ended the earlier ones, a stranger could lock the owner out.
 */
const KEEPS_EARLIER_LINKS: ReadonlySet<TokenPurpose> = new Set(['reset-password']);

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

/** 256 random bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A new verification link ends earlier ones; reset links work until they expire or one of them is used (product §10.3). */
export async function issueAccountToken(
  userId: ObjectId,
  purpose: TokenPurpose,
  now: Date,
  session?: ClientSession,
  hours: number = TOKEN_LIFETIME_HOURS[purpose],
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  if (!KEEPS_EARLIER_LINKS.has(purpose)) await deleteAccountTokens(userId, purpose, session);
  await insertAccountToken(
    {
      _id: hashToken(token),
      userId,
      purpose,
      createdAt: now,
      expiresAt: new Date(now.getTime() + hours * HOUR_MS),
    },
    session,
  );
  return token;
}

/** Throws `token-invalid` for a token that is unknown, used, expired or for another purpose. */
export async function redeemAccountToken(
  token: string,
  purpose: TokenPurpose,
  now: Date,
  session?: ClientSession,
): Promise<ObjectId> {
  const found = await consumeAccountToken(hashToken(token), purpose, now, session);
  if (!found) throw new AppError('token-invalid');
  return found.userId;
}

export async function readAccountToken(
  token: string,
  purpose: TokenPurpose,
  now: Date,
  session?: ClientSession,
): Promise<ObjectId | null> {
  return (await findAccountToken(hashToken(token), purpose, now, session))?.userId ?? null;
}
