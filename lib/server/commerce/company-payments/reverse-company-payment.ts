import 'server-only';
import { requirePayment } from '@/lib/server/commerce/receivables/money/find-company-payment';
import { leftOf, takeMoneyBack } from '@/lib/server/commerce/receivables/money/take-money-back';

import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import { settleOrders } from './settle-orders';

/**
 * Takes all of a payment back that was recorded by hand or from a bank's file, also what became credit; 0 if that was done. Throws
 * `forbidden`, `not-found`, and `wrong-order-state` for payments by card and credit notes.
 */
export async function reverseCompanyPayment(
  actor: Actor,
  id: string,
  { reason }: { reason: string },
  now: Date = new Date(),
): Promise<{ reversed: number }> {
  requirePermission(actor, 'manage-companies');
  const paymentId = parseObjectId(id);
  const cents = await inTransaction(async (session) => {
    const payment = await requirePayment(paymentId, session);
    if (payment.method !== 'hand' && payment.method !== 'bank')
      throw new AppError('wrong-order-state', { reason: { code: 'payment-not-reversible' } });
    const wanted = { cents: leftOf(payment), reason, actor, actorId: actor.userId, at: now };
    const taken = await takeMoneyBack(payment, wanted, session);
    await settleOrders(taken, now, session);
    return taken.cents;
  });
  return { reversed: toDollars(cents) };
}
