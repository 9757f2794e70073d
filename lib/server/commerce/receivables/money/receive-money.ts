import { type ClientSession, ObjectId } from 'mongodb';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { allocate, inPayingOrder } from '@/lib/shared/receivables/allocate';
import { applyCredit } from '../apply-credit';
import { insertPayment } from '../company-payments.repository';
import { postReceivable } from '../post-receivable';
import { findOpenInvoices, setOpen } from '../receivables.repository';
import { recordCompanyPaymentEvent } from './company-payment-events';

export type Receipt = Omit<
  CompanyPaymentDocument,
  '_id' | 'allocations' | 'unappliedCents' | 'reversals' | 'createdAt'
>;

type Received = {
  receipt: Receipt;
  /** Numbers of the invoices that it pays first, in this order. */
  invoices: readonly string[];
  actor: AuditActor;
  at: Date;
};

/**
 * Takes money of a company in the transaction of its caller: the payment with what it pays (the invoices that are named, then the
 * oldest due; what is left is credit), its invoices, the company's figures with their ledger, and the audit entry. Returns the orders of whose invoices something was paid. Throws a duplicate key for an intent, or the
 * reference of a bank's row, that was booked.
 */
export async function receiveMoney(
  { receipt, invoices, actor, at }: Received,
  session: ClientSession,
): Promise<{ payment: CompanyPaymentDocument; orderIds: ObjectId[] }> {
  const { companyId, method, amountCents, actorId } = receipt;
  const open = inPayingOrder(await findOpenInvoices(companyId, session), invoices, ({ _id }) => _id);
  const { shares, leftCents } = allocate(amountCents, open, ({ openCents }) => openCents);
  const payment: CompanyPaymentDocument = {
    _id: new ObjectId(),
    ...receipt,
    allocations: shares.map(({ item: { _id: invoiceNumber, orderId }, cents }) => {
      return { orderId, invoiceNumber, cents, at };
    }),
    unappliedCents: leftCents,
    reversals: [],
    createdAt: at,
  };
  await insertPayment(payment, session);
  for (const { item, cents } of shares)
    await setOpen(item, { openCents: item.openCents - cents, at }, session);
  const figures = await postReceivable(
    {
      companyId,
      reason: method === 'credit-note' ? 'credit-note' : 'payment',
      ref: payment._id,
      change: { invoiced: leftCents - amountCents, credit: leftCents },
      at,
      ...(actorId ? { actorId } : {}),
    },
    session,
  );
  await recordCompanyPaymentEvent('payment.received', { actor, payment }, session);
  const byCredit = await applyCredit(figures, { companyId, at, actorId }, session);
  return { payment, orderIds: [...shares.map(({ item }) => item.orderId), ...byCredit] };
}
