import type { ClientSession, ObjectId } from 'mongodb';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import { findReceivables } from './receivables.repository';

/** What is open of an order's invoices, and the last day to pay the first of them. */
export type OrderBalance = { dueOn: string; openCents: number };

/** Of the invoices of one order, the oldest due first. Once none is open, the day is that of the last. */
function balanceOf(invoices: readonly ReceivableDocument[]): OrderBalance | undefined {
  const due = invoices.find(({ openCents }) => openCents > 0) ?? invoices.at(-1);
  const openCents = invoices.reduce((sum, invoice) => sum + invoice.openCents, 0);
  return due && { dueOn: due.dueOn, openCents };
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
    ids.flatMap((id) => {
      const balance = balanceOf(invoices.filter(({ orderId }) => orderId.toHexString() === id));
      return balance ? [[id, balance] as const] : [];
    }),
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
