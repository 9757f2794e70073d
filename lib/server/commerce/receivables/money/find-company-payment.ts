import type { ClientSession, ObjectId } from 'mongodb';
import { companyNames } from '@/lib/server/commerce/companies/find-company';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { findRepeated, type Idempotency } from '@/lib/server/platform/idempotency';
import type { FoundRecord } from '@/lib/shared/command/command.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import type { RecordedPayment } from '@/lib/shared/receivables/receivables.schema';
import {
  findPayment,
  findPaymentByKey,
  findPaymentOfIntent,
  findPaymentsLike,
} from '../company-payments.repository';
import { findReceivablesNumbered } from '../receivables.repository';

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
  const own = new Set(found.filter((one) => one.companyId.equals(companyId)).map(({ _id }) => _id));
  if (invoiceNumbers.some((number) => !own.has(number)))
    throw new AppError('validation-failed', { issues: { invoices: ['invoice-unknown'] } });
}

/** The payment that this card payment of an invoice became. */
export function findCardPayment(
  intentId: string,
  session?: ClientSession,
): Promise<CompanyPaymentDocument | null> {
  return findPaymentOfIntent(intentId, session);
}

/** A payment with what is open now of the invoices that it pays. */
export async function paymentAnswer({
  _id,
  allocations,
  unappliedCents,
}: CompanyPaymentDocument): Promise<RecordedPayment> {
  const paid = await findReceivablesNumbered(allocations.map(({ invoiceNumber }) => invoiceNumber));
  const openOf = new Map(paid.map(({ _id, openCents }) => [_id, openCents]));
  return {
    insertedId: _id.toHexString(),
    allocations: allocations.map(({ invoiceNumber, cents }) => ({
      invoiceNumber,
      amount: toDollars(cents),
      open: toDollars(openOf.get(invoiceNumber) ?? 0),
    })),
    unapplied: toDollars(unappliedCents),
  };
}

/** Whose reference begins with the text, or of these companies; the newest first. Throws `forbidden`. */
export async function findPayments(
  actor: Actor,
  typed: string,
  companies: readonly ObjectId[],
  limit: number,
): Promise<FoundRecord[]> {
  requirePermission(actor, 'manage-companies');
  const found = await findPaymentsLike(typed, companies, limit);
  const names = await companyNames(found.map(({ companyId }) => companyId));
  return found.map(({ _id, companyId, reference, receivedOn, amountCents }) => ({
    kind: 'payment',
    _id: _id.toHexString(),
    name: reference,
    detail: [names.get(companyId.toHexString()), receivedOn].filter(Boolean).join(' · '),
    value: toDollars(amountCents),
    companyId: companyId.toHexString(),
  }));
}
