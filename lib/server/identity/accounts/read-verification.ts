import 'server-only';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { accountTokenSchema } from '@/lib/shared/accounts/account.schema';
import { readAccountToken } from './account-token';

/** The account that the link of a verification mail is about. */
export type Verification = { name: string; email: string; registeredAt: Date; isVerified: boolean };

/**
 * Returns what the link of a verification mail would confirm, so that its reader knows if it was them; changes
 * nothing. Null for a link that no longer works.
 */
export async function readVerification(token: string, now: Date = new Date()): Promise<Verification | null> {
  if (!accountTokenSchema.safeParse(token).success) return null;
  const userId = await readAccountToken(token, 'verify-email', now);
  const user = userId ? await findIdentityById(userId) : null;
  if (!user) return null;
  const { name, email, createdAt, emailVerified } = user;
  return { name, email, registeredAt: createdAt, isVerified: emailVerified !== null };
}
