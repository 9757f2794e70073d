import type { ClientSession } from 'mongodb';
import { requireMayLeave } from '@/lib/server/commerce/customers/remove-member';
import { hasPaidOrder, openOrdersOf } from '@/lib/server/commerce/orders/lifecycle/anonymise-buyer';
import { recordComplianceEvent } from '@/lib/server/compliance/compliance-events';
import { readAccountToken, redeemAccountToken } from '@/lib/server/identity/accounts/account-token';
import { lockAccount } from '@/lib/server/identity/accounts/sign-in/remove-sign-ins';
import { ownerOf } from '@/lib/server/identity/owner';
import { findIdentityById, type Identity } from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { cancelUnpaid, eraseAccount } from './erase-account';

async function requireRejectable(token: string, now: Date, session: ClientSession): Promise<Identity> {
  const userId = await readAccountToken(token, 'verify-email', now, session);
  const user = userId ? await findIdentityById(userId, session) : null;
  if (!user) throw new AppError('token-invalid');
  if (user.emailVerified) throw new AppError('conflict', { reason: { code: 'already-verified' } });
  if (await hasPaidOrder(ownerOf({ userId: user._id }), session)) throw new AppError('orders-paid');
  return user;
}

/** Whoever opened the account can order nothing more; the mailed link still works. */
async function lock(token: string, now: Date): Promise<Identity> {
  return inTransaction(async (session) => {
    const user = await requireRejectable(token, now, session);
    await requireMayLeave(user._id, session);
    await lockAccount(user._id, session);
    return user;
  });
}

async function erase(token: string, now: Date): Promise<void> {
  await inTransaction(async (session) => {
    const user = await requireRejectable(token, now, session);
    // Of two presses, and of this button and "Verify email", the one that redeems the link takes effect.
    const userId = await redeemAccountToken(token, 'verify-email', now, session);
    const { unpaid } = await openOrdersOf(ownerOf({ userId }), session);
    if (unpaid.length > 0) throw new AppError('conflict');
    const { role, email } = user;
    const orders = await eraseAccount({ userId, role, email, emailVerified: false }, now, session);
    await recordComplianceEvent('user.closed', { user, by: 'verification-link', orders }, session);
  });
}

/**
 * "This was not me" (product §10.2): closes an account opened with another person's address. Sign-ins end first, then unpaid
 * orders are cancelled, then the account is erased; if interrupted, it can be repeated with the same link. Throws `token-
 * invalid`, `conflict` (verified already, or an order was placed at that moment), `orders-paid`, `last-owner`.
 */
export async function rejectAccount(token: string, now: Date = new Date()): Promise<void> {
  const { _id: userId } = await lock(token, now);
  const { unpaid } = await openOrdersOf(ownerOf({ userId }));
  await cancelUnpaid({ userId }, unpaid);
  await erase(token, now);
}
