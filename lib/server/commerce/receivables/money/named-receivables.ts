import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import { findReceivables } from '../receivables.repository';
import { findReceivablesNumbered } from './open-invoices.repository';

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
