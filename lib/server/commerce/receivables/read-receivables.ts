import type { ClientSession, ObjectId } from 'mongodb';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { findReceivables } from './receivables.repository';

/** What is open of an order's invoices, and the last day to pay the first open one. */
export type OrderBalance = { dueOn?: string; openCents: number };

/** Of the invoices of one order, the oldest due first. */
function balanceOf(invoices: readonly ReceivableDocument[]): OrderBalance {
  const due = invoices.find(({ openCents }) => openCents > 0);
  const openCents = invoices.reduce((sum, invoice) => sum + invoice.openCents, 0);
  return { ...optionalField('dueOn', due?.dueOn), openCents };
}

/** Returns the balances of these orders, by the order's id in hex; orders without an invoice on account have none. */
export async function readBalances(
  orderIds: readonly ObjectId[],
  session?: ClientSession,
): Promise<ReadonlyMap<string, OrderBalance>> {
  if (orderIds.length === 0) return new Map();
  const invoices = await findReceivables(orderIds, session);
  const ids = [...new Set(invoices.map(({ orderId }) => orderId.toHexString()))];
  return new Map(
    ids.map((id) => [id, balanceOf(invoices.filter(({ orderId }) => orderId.toHexString() === id))] as const),
  );
}

/** Returns what is open of the invoices of an order on account; 0 where it has none. */
export async function openCentsOf(orderId: ObjectId, session?: ClientSession): Promise<number> {
  return (await readBalances([orderId], session)).get(orderId.toHexString())?.openCents ?? 0;
}

/** The numbers of an order's invoices on account, the oldest due first. */
export async function invoiceNumbersOf(orderId: ObjectId, session?: ClientSession): Promise<string[]> {
  return (await findReceivables([orderId], session)).map(({ _id }) => _id);
}

/** The invoices on account of an order and what is open of them, by number. */
export async function findOwed(orderId: ObjectId): Promise<ReadonlyMap<string, ReceivableDocument>> {
  return new Map((await findReceivables([orderId])).map((receivable) => [receivable._id, receivable]));
}
