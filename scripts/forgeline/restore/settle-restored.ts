import type { SettledPayments } from '@/lib/server/commerce/payments/intents/settle-restored';
import { env } from '@/lib/server/platform/config/env';
import { AppError } from '@/lib/shared/messages/errors';
import { sayError } from '../say-error';
import { closedLines, paymentLines } from './report';

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

/** Returns whether all accounts that were closed since the backup, as far as this store notes them, are closed. */
export async function closeAccountsAgain(
  options: { cancelsUnpaid: boolean; now: Date },
  print: (lines: readonly string[]) => void,
): Promise<boolean> {
  const { readClosedAccounts } = await import('@/lib/server/compliance/privacy/note-closed-accounts');
  const { closeAgain } = await import('@/lib/server/compliance/privacy/close-again');
  const file = env().CLOSED_ACCOUNTS_FILE;
  if (file === undefined) {
    print(['Accounts closed since the backup are not known: CLOSED_ACCOUNTS_FILE is not set.']);
    return true;
  }
  const accounts = await readClosedAccounts(file);
  if (accounts === null) {
    print([`NOT KNOWN which accounts were closed since the backup: there is no ${file}`]);
    return false;
  }
  const result = await closeAgain(
    accounts.map(({ id }) => id),
    options,
  );
  print(closedLines(result));
  return result.left.length === 0;
}
