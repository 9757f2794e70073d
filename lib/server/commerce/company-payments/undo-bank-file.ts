import 'server-only';
import { paymentsOfFile } from '@/lib/server/commerce/receivables/money/known-money';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import type { UndoneBankFile } from '@/lib/shared/receivables/bank-file/bank-file.schema';
import { reverseCompanyPayment } from './reverse-company-payment';

const REASON = 'The bank file was undone.';

/**
 * Takes every payment of a bank's file back that was not, the newest first, each in a transaction of its own: cut short, it goes on
 * where it is called again. Throws `forbidden`, and `not-found` where nothing was booked of this file.
 */
export async function undoBankFile(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<UndoneBankFile> {
  requirePermission(actor, 'manage-companies');
  const payments = await paymentsOfFile(parseObjectId(id));
  if (payments.length === 0) throw new AppError('not-found');
  const undone: number[] = [];
  for (const { _id } of payments) {
    const { reversed } = await reverseCompanyPayment(actor, _id.toHexString(), { reason: REASON }, now);
    if (reversed > 0) undone.push(toCents(reversed));
  }
  return { payments: undone.length, reversed: toDollars(undone.reduce((sum, cents) => sum + cents, 0)) };
}
