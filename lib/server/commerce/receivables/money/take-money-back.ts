import type { ClientSession, ObjectId } from 'mongodb';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type {
  CompanyPaymentDocument,
  PaymentAllocation,
} from '@/lib/server/platform/db/documents/receivables';
import { takeBack } from '@/lib/shared/receivables/allocate';
import { applyCredit } from '../apply-credit';
import { addReversal } from '../company-payments.repository';
import { postReceivable } from '../post-receivable';
import { findReceivablesNumbered, setOpen } from '../receivables.repository';
import { recordCompanyPaymentEvent } from './company-payment-events';

type Wanted = { cents: number; reason: string; actor: AuditActor; actorId?: ObjectId | undefined; at: Date };

/** Returns what is left of a payment, allocated or credit. */
export function leftOf({ allocations, unappliedCents }: CompanyPaymentDocument): number {
  return allocations.reduce((sum, { cents }) => sum + cents, unappliedCents);
}

/** A payment may pay an invoice twice: as credit, and before. */
function byInvoice(taken: readonly { item: PaymentAllocation; cents: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { item, cents } of taken)
    sums.set(item.invoiceNumber, (sums.get(item.invoiceNumber) ?? 0) + cents);
  return sums;
}

/**
 * Takes money of a payment back, at most what is left of it: credit first, then what it paid, the newest allocation first. In the
 * transaction of its caller, with figures, ledger and audit entry. Invoices that are open again are paid by other credit. Returns
 * the orders of whose invoices something was opened or paid.
 */
export async function takeMoneyBack(
  payment: CompanyPaymentDocument,
  { cents, reason, actor, actorId, at }: Wanted,
  session: ClientSession,
): Promise<{ cents: number; orderIds: ObjectId[] }> {
  const amountCents = Math.min(cents, leftOf(payment));
  if (amountCents <= 0) return { cents: 0, orderIds: [] };
  const { allocations, unappliedCents, taken, creditCents } = takeBack(payment, amountCents);
  const by = actorId ? { actorId } : {};
  const reversal = { cents: amountCents, at, reason, ...by };
  await addReversal(payment, { allocations, unappliedCents, reversal }, session);
  const sums = byInvoice(taken);
  const receivables = await findReceivablesNumbered([...sums.keys()], session);
  for (const receivable of receivables) {
    const openCents = receivable.openCents + (sums.get(receivable._id) ?? 0);
    await setOpen(receivable, { openCents, at }, session);
  }
  const { companyId, _id: ref } = payment;
  const part = payment.reversals.length + 1;
  const figures = await postReceivable(
    {
      ...{ companyId, ref, part },
      reason: 'reversal',
      change: { invoiced: amountCents - creditCents, credit: 0 - creditCents },
      at,
      ...by,
    },
    session,
  );
  await recordCompanyPaymentEvent('payment.reversed', { actor, payment, amountCents, reason }, session);
  const byCredit = await applyCredit(figures, { companyId, at, actorId }, session);
  return { cents: amountCents, orderIds: [...receivables.map(({ orderId }) => orderId), ...byCredit] };
}
