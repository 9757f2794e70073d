import type { ClientSession, ObjectId } from 'mongodb';
import type {
  CompanyPaymentDocument,
  ReceivableDocument,
} from '@/lib/server/platform/db/documents/receivables';
import type { PaidBy } from '@/lib/shared/receivables/bank-file/match-bank-rows';
import {
  findOwedBy,
  findPayersOf,
  findPaymentsOfFile,
  findTransfersOn,
  findWithPoNumber,
} from '../company-payments.repository';
import { findReceivables, findReceivablesNumbered } from '../receivables.repository';

/** Transfers received on these days that were not taken back. */
export function transfersOn(
  days: readonly string[],
  session?: ClientSession,
): Promise<CompanyPaymentDocument[]> {
  return findTransfersOn(days, session);
}

export function invoicesOwedBy(companyIds: readonly ObjectId[]): Promise<ReceivableDocument[]> {
  return findOwedBy(companyIds);
}

export function paymentsOfFile(fileId: ObjectId): Promise<CompanyPaymentDocument[]> {
  return findPaymentsOfFile(fileId);
}

const DAY_MS = 24 * 3_600_000;
/** For how long a PO number is looked for after its invoice was issued and paid. */
const PO_NUMBER_DAYS = 400;

export function receivablesWithPoNumber(now: Date): Promise<ReceivableDocument[]> {
  return findWithPoNumber(new Date(now.getTime() - PO_NUMBER_DAYS * DAY_MS));
}

/** Returns the last payment of each invoice. */
export async function lastPayments(
  invoiceNumbers: readonly string[],
  companyIds: readonly ObjectId[],
): Promise<Map<string, PaidBy>> {
  if (invoiceNumbers.length === 0) return new Map();
  const wanted = new Set(invoiceNumbers);
  const payments = await findPayersOf(companyIds, invoiceNumbers);
  const shares = payments.flatMap(({ receivedOn: day, reference, allocations }) =>
    allocations.map(({ invoiceNumber, at }) => ({ invoiceNumber, at, by: { day, reference } })),
  );
  return new Map(
    shares
      .filter(({ invoiceNumber }) => wanted.has(invoiceNumber))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ invoiceNumber, by }) => [invoiceNumber, by]),
  );
}

/** The invoices that have these numbers, or are of these orders. */
export async function receivablesNamed(
  invoiceNumbers: readonly string[],
  orderIds: readonly ObjectId[],
): Promise<ReceivableDocument[]> {
  const [numbered, ofOrders] = await Promise.all([
    findReceivablesNumbered(invoiceNumbers),
    findReceivables(orderIds),
  ]);
  return [...numbered, ...ofOrders];
}

/** Returns what is open of the invoices that have these numbers. */
export async function openCentsNumbered(
  invoiceNumbers: readonly string[],
  session?: ClientSession,
): Promise<number> {
  const found = await findReceivablesNumbered(invoiceNumbers, session);
  return found.reduce((sum, { openCents }) => sum + openCents, 0);
}
