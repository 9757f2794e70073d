import { openOrdersOf } from '@/lib/server/commerce/orders/lifecycle/anonymise-buyer';
import { recordComplianceEvent } from '@/lib/server/compliance/compliance-events';
import { ownerOf } from '@/lib/server/identity/owner';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { cancelUnpaid, eraseAccount } from './erase-account';

/** `left`: what prevents that the account is closed. */
export type ClosedAgain = { closed: number; left: { id: string; code: AppError['code'] }[] };

async function erase(id: string, now: Date): Promise<boolean> {
  return inTransaction(async (session) => {
    const user = await findIdentityById(id, session);
    if (!user) return false;
    const { _id: userId, role, email } = user;
    const { unpaid } = await openOrdersOf(ownerOf({ userId }), session);
    if (unpaid.length > 0) throw new AppError('orders-open');
    const person = { userId, role, email, emailVerified: Boolean(user.emailVerified) };
    const orders = await eraseAccount(person, now, session);
    await recordComplianceEvent('user.closed', { user, by: 'restore', orders }, session);
    return true;
  });
}

/**
 * Erases accounts that were closed after the backup that was restored. An order that awaits shipment there was shipped or
 * cancelled before its buyer could close the account. Unpaid ones are cancelled if `cancelsUnpaid`, at the provider too.
 * Repeating it changes nothing.
 */
export async function closeAgain(
  ids: readonly string[],
  { cancelsUnpaid, now }: { cancelsUnpaid: boolean; now: Date },
): Promise<ClosedAgain> {
  const result: ClosedAgain = { closed: 0, left: [] };
  for (const id of ids) {
    try {
      const user = await findIdentityById(id);
      if (!user) continue;
      const owner = { userId: user._id };
      if (cancelsUnpaid) await cancelUnpaid(owner, (await openOrdersOf(ownerOf(owner))).unpaid);
      if (await erase(id, now)) result.closed += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.left.push({ id, code: error.code });
    }
  }
  return result;
}
