import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/company-accounts';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { allocate, findUnapplied } from './company-payments.repository';
import { dueDay } from './due-day';
import { postToAccount } from './post-to-account';
import { insertReceivable } from './receivables.repository';

type Invoiced = Pick<
  OrderDocument,
  '_id' | 'number' | 'poNumber' | 'companyId' | 'invoiceNumber' | 'termsDays' | 'totals'
>;
type Issued = { at: Date; actorId?: ObjectId | undefined };

/** Pays an invoice by what the company has as credit, the oldest payment first. Returns what it paid. */
async function applyCredit(
  { _id: orderId, companyId, invoiceNumber, grossCents }: Omit<ReceivableDocument, 'openCents'>,
  at: Date,
  session: ClientSession,
): Promise<number> {
  let paid = 0;
  for (const payment of await findUnapplied(companyId, session)) {
    const cents = Math.min(payment.unappliedCents, grossCents - paid);
    if (cents === 0) break;
    await allocate(payment._id, { orderId, invoiceNumber, cents, at }, session);
    paid += cents;
  }
  return paid;
}

/**
 * Turns the reserved credit of an order that ships into a receivable, and pays that by what the company has as credit. Belongs
 * in the transaction that ships it and issues its invoice.
 */
export async function invoiceOnAccount(
  { _id, number, poNumber, companyId, invoiceNumber, termsDays, totals }: Invoiced,
  { at, actorId }: Issued,
  session: ClientSession,
): Promise<ReceivableDocument> {
  if (!companyId || invoiceNumber === undefined || termsDays === undefined) {
    throw new Error(`order ${number} is not one on account with an invoice`);
  }
  const grossCents = totals.totalCents;
  const posting = { companyId, ref: _id, at, ...optionalField('actorId', actorId) };
  await postToAccount(
    { ...posting, reason: 'order-shipped', change: { reserved: -grossCents, invoiced: grossCents } },
    session,
  );
  const invoice = {
    _id,
    companyId,
    orderNumber: number,
    ...optionalField('poNumber', poNumber),
    invoiceNumber,
    grossCents,
    issuedAt: at,
    ...dueDay(at, termsDays),
  };
  const paid = await applyCredit(invoice, at, session);
  if (paid > 0) {
    await postToAccount(
      { ...posting, reason: 'credit-applied', change: { invoiced: -paid, credit: -paid } },
      session,
    );
  }
  const receivable = {
    ...invoice,
    openCents: grossCents - paid,
    ...(paid === grossCents ? { settledAt: at } : {}),
  };
  await insertReceivable(receivable, session);
  return receivable;
}
