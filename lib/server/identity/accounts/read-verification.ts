import 'server-only';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { accountTokenSchema } from '@/lib/shared/accounts/account.schema';
import { readAccountToken } from './account-token';

export type Verification = { name: string; email: string; registeredAt: Date; isVerified: boolean };

export async function readVerification(token: string, now: Date = new Date()): Promise<Verification | null> {
  if (!accountTokenSchema.safeParse(token).success) return null;
  const userId = await readAccountToken(token, 'verify-email', now);
  const user = userId ? await findIdentityById(userId) : null;
  if (!user) return null;
  const { name, email, createdAt, emailVerified } = user;
  return { name, email, registeredAt: createdAt, isVerified: emailVerified !== null };
}
