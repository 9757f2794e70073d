import type { ClientSession, ObjectId } from 'mongodb';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { takeBack } from '@/lib/shared/receivables/allocate';
import { applyCredit } from '../apply-credit';
import { addReversal } from '../company-payments.repository';
import { postReceivable } from '../post-receivable';
import { findReceivables, setOpen } from '../receivables.repository';
import { recordCompanyPaymentEvent } from './company-payment-events';

type Wanted = { cents: number; reason: string; actor: AuditActor; actorId?: ObjectId | undefined; at: Date };

/** Returns what is left of a payment, allocated or credit. */
export function leftOf({ allocations, unappliedCents }: CompanyPaymentDocument): number {
  return allocations.reduce((sum, { cents }) => sum + cents, unappliedCents);
}

/** By order, since a payment may pay an invoice twice: as credit, and before. */
function byOrder(taken: readonly { item: { orderId: ObjectId }; cents: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { item, cents } of taken) {
    const id = item.orderId.toHexString();
    sums.set(id, (sums.get(id) ?? 0) + cents);
  }
  return sums;
}

/**
 * Takes money of a payment back, at most what is left of it: credit first, then what it paid, the newest allocation first. In the
 * transaction of its caller, with figures, ledger and audit entry. Invoices that are open again are paid by other credit. Returns
 * the orders whose invoices were opened, and those whose invoices credit then settled.
 */
export async function takeMoneyBack(
  payment: CompanyPaymentDocument,
  { cents, reason, actor, actorId, at }: Wanted,
  session: ClientSession,
): Promise<{ cents: number; reopened: ObjectId[]; settled: ObjectId[] }> {
  const amountCents = Math.min(cents, leftOf(payment));
  if (amountCents <= 0) return { cents: 0, reopened: [], settled: [] };
  const { allocations, unappliedCents, taken, creditCents } = takeBack(payment, amountCents);
  const by = actorId ? { actorId } : {};
  const reversal = { cents: amountCents, at, reason, ...by };
  await addReversal(payment, { allocations, unappliedCents, reversal }, session);
  const sums = byOrder(taken);
  const receivables = await findReceivables(
    [...new Map(taken.map(({ item }) => [item.orderId.toHexString(), item.orderId])).values()],
    session,
  );
  for (const receivable of receivables) {
    const openCents = receivable.openCents + (sums.get(receivable._id.toHexString()) ?? 0);
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
  const settled = await applyCredit(figures, { companyId, ref, part: part + 1, at, actorId }, session);
  const reopened = receivables.filter(({ openCents }) => openCents === 0).map(({ _id }) => _id);
  return { cents: amountCents, reopened, settled };
}
