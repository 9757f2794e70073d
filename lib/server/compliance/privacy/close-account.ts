import { requireMayLeave } from '@/lib/server/commerce/customers/remove-member';
import { openOrdersOf } from '@/lib/server/commerce/orders/lifecycle/anonymise-buyer';
import { recordComplianceEvent } from '@/lib/server/compliance/compliance-events';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { proveAgain } from '@/lib/server/identity/second-factor/prove-second-factor';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { cancelUnpaid, eraseAccount } from './erase-account';

type Input = { password?: string | undefined; code?: string | undefined; address: string };

async function erase(actor: Actor, now: Date): Promise<void> {
  await inTransaction(async (session) => {
    const { unpaid, awaitsShipment } = await openOrdersOf(ownerOf(actor), session);
    if (awaitsShipment || unpaid.length > 0) throw new AppError('orders-open');
    const orders = await eraseAccount(actor, now, session);
    await recordComplianceEvent('user.closed', { actor, orders }, session);
  });
}

/**
 * Unpaid orders are cancelled first; then, in one transaction, the account is erased (`eraseAccount`). Invoices stay as
 * issued, as bookkeeping law demands. Throws `validation-failed` (wrong password or code), `recent-sign-in-required` (the
 * account has neither), `orders-open` (paid, not shipped), `last-admin`,
 * `last-owner` (of a company that has other members).
 */
export async function closeAccount(actor: Actor, input: Input, now: Date = new Date()): Promise<void> {
  await proveAgain(actor, input, now);
  const { unpaid, awaitsShipment } = await openOrdersOf(ownerOf(actor));
  if (awaitsShipment) throw new AppError('orders-open');
  await requireMayLeave(actor.userId);
  await cancelUnpaid(actor, unpaid);
  await erase(actor, now);
}
