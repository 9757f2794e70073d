import type { SettledPayments } from '@/lib/server/commerce/payments/intents/settle-restored';
import { AppError } from '@/lib/shared/messages/errors';
import { sayError } from '../say-error';
import { paymentLines } from './report';

/** Settles what was paid, refunded or disputed since the backup, and prints it. Returns what is for the operator to decide. */
export async function settlePayments(
  since: Date,
  print: (lines: readonly string[]) => void,
): Promise<SettledPayments['listed']> {
  const { settleRestored } = await import('@/lib/server/commerce/payments/intents/settle-restored');
  const { reconcileRefunds } = await import('@/lib/server/commerce/payments/webhooks/reconcile-refunds');
  const { reconcileDisputes } = await import('@/lib/server/commerce/payments/webhooks/reconcile-disputes');
  try {
    const settled = await settleRestored(since);
    print(paymentLines(settled));
    const refunds = await reconcileRefunds();
    const disputes = await reconcileDisputes();
    print([`Refunds since the backup: ${refunds} payments. Disputes: ${disputes}.`]);
    return settled.listed;
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'payment-provider-unavailable') throw cause;
    throw new Error(
      `${sayError(cause)} The documents are restored, but payments since the backup are not settled: repeat the command once it ` +
        'does, or with --without-payments to go on without.',
      { cause },
    );
  }
}
