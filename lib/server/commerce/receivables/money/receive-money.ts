import { type ClientSession, ObjectId } from 'mongodb';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type {
  CompanyPaymentDocument,
  ReceivableDocument,
} from '@/lib/server/platform/db/documents/receivables';
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

const isSettledBy = ({ openCents }: ReceivableDocument, cents: number) => openCents === cents;

/**
 * Takes money of a company in the transaction of its caller: the payment with what it pays (the invoices that are named, then the
 * oldest due; what is left is credit), its invoices, the company's figures with their ledger, and the audit entry. Returns the orders whose invoices are settled by it. Throws a duplicate key for an intent, or the
 * reference of a bank's row, that was booked.
 */
export async function receiveMoney(
  { receipt, invoices, actor, at }: Received,
  session: ClientSession,
): Promise<{ payment: CompanyPaymentDocument; settled: ObjectId[] }> {
  const { companyId, method, amountCents, actorId } = receipt;
  const open = inPayingOrder(await findOpenInvoices(companyId, session), invoices);
  const { shares, leftCents } = allocate(amountCents, open, ({ openCents }) => openCents);
  const payment: CompanyPaymentDocument = {
    _id: new ObjectId(),
    ...receipt,
    allocations: shares.map(({ item: { _id: orderId, invoiceNumber }, cents }) => {
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
  const settled = shares.filter(({ item, cents }) => isSettledBy(item, cents)).map(({ item }) => item._id);
  const byCredit = await applyCredit(figures, { companyId, ref: payment._id, at, actorId }, session);
  return { payment, settled: [...settled, ...byCredit] };
}
