import type { ObjectId } from 'mongodb';
import { requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import { markSettled } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import {
  findRepeatedPayment,
  paymentAnswer,
  requireInvoicesOf,
  requirePayment,
} from '@/lib/server/commerce/receivables/money/find-company-payment';
import { receiveMoney } from '@/lib/server/commerce/receivables/money/receive-money';
import { leftOf, takeMoneyBack } from '@/lib/server/commerce/receivables/money/take-money-back';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type Idempotency, requireIdempotency, runOnce } from '@/lib/server/platform/idempotency';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import type { RecordCompanyPaymentInput, RecordedPayment } from '@/lib/shared/receivables/receivables.schema';
import { reopenRowOf } from './bank-rows.repository';

type Recorded = { input: RecordCompanyPaymentInput; idempotency: Idempotency; now: Date };

async function record(
  actor: Caller,
  companyId: ObjectId,
  { input, idempotency, now }: Recorded,
): Promise<CompanyPaymentDocument> {
  const { amount, receivedOn, reference, invoices = [] } = input;
  if (receivedOn > shopDay(now))
    throw new AppError('validation-failed', { issues: { receivedOn: ['received-on-invalid'] } });
  const numbers = invoices.map((number) => number.toUpperCase());
  await requireInvoicesOf(companyId, numbers);
  const receipt = {
    ...{ companyId, method: 'hand' as const, amountCents: toCents(amount), reference, receivedOn },
    ...{ actorId: callerId(actor), idempotency },
  };
  return inTransaction(async (session) => {
    await requireCompanyById(companyId, session);
    const received = await receiveMoney({ receipt, invoices: numbers, actor, at: now }, session);
    await markSettled(received.orderIds, now, session);
    return received.payment;
  });
}

/**
 * Records a company's money that came in another way than by card (company §3): the invoices named are paid first, in their
 * order, then the oldest due, and what is over is credit; once per key. Throws `forbidden`, `not-found`, `validation-failed` (also
 * without a key, for a later day than today, and for an unknown invoice), `idempotency-mismatch`.
 */
export async function recordCompanyPayment(
  actor: Caller,
  id: string,
  input: RecordCompanyPaymentInput,
  { key, now = new Date() }: { key: string | undefined; now?: Date },
): Promise<RecordedPayment> {
  requirePermission(actor, 'manage-companies');
  const companyId = parseObjectId(id);
  const { amount, receivedOn, reference, invoices = [] } = input;
  const idempotency = requireIdempotency(key, [amount, receivedOn, reference, invoices]);
  await requireCompanyById(companyId);
  const payment = await runOnce(
    () => findRepeatedPayment(companyId, idempotency),
    () => record(actor, companyId, { input, idempotency, now }),
  );
  return paymentAnswer(payment);
}

/**
 * Takes all of a payment back that was recorded by hand or from a bank's file, also what became credit; 0 if that was done. The row
 * of the file waits in the inbox again. Throws
 * `forbidden`, `not-found`, and `wrong-order-state` for payments by card and credit notes.
 */
export async function reverseCompanyPayment(
  actor: Caller,
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
    const wanted = { cents: leftOf(payment), reason, actor, actorId: callerId(actor), at: now };
    const taken = await takeMoneyBack(payment, wanted, session);
    await markSettled(taken.orderIds, now, session);
    if (taken.cents > 0) await reopenRowOf(paymentId, now, session);
    return taken.cents;
  });
  return { reversed: toDollars(cents) };
}
