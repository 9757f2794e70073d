import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { findRepeated, type Idempotency } from '@/lib/server/platform/idempotency';
import { AppError } from '@/lib/shared/messages/errors';
import { findReceivablesNumbered } from './open-invoices.repository';
import { findPayment, findPaymentByKey } from './payment-records.repository';

/** Throws `not-found`. */
export async function requirePayment(id: ObjectId, session?: ClientSession): Promise<CompanyPaymentDocument> {
  const payment = await findPayment(id, session);
  if (!payment) throw new AppError('not-found');
  return payment;
}

/** The payment that an earlier call with this key recorded. Throws `idempotency-mismatch`. */
export function findRepeatedPayment(
  companyId: ObjectId,
  idempotency: Idempotency,
): Promise<CompanyPaymentDocument | null> {
  return findRepeated(idempotency, (key) => findPaymentByKey(companyId, key));
}

/** Throws `validation-failed` for a number of no invoice of this company. */
export async function requireInvoicesOf(
  companyId: ObjectId,
  invoiceNumbers: readonly string[],
): Promise<void> {
  if (invoiceNumbers.length === 0) return;
  const found = await findReceivablesNumbered(invoiceNumbers);
  const own = new Set(
    found.filter((one) => one.companyId.equals(companyId)).map(({ invoiceNumber }) => invoiceNumber),
  );
  if (invoiceNumbers.some((number) => !own.has(number)))
    throw new AppError('validation-failed', { issues: { invoices: ['invoice-unknown'] } });
}
