import type { ClientSession, ObjectId } from 'mongodb';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';
import { applyCredit } from './apply-credit';
import { postReceivable } from './post-receivable';
import { findReceivables, insertReceivable } from './receivables.repository';

type Invoiced = Pick<
  OrderDocument,
  '_id' | 'number' | 'poNumber' | 'companyId' | 'invoiceNumber' | 'termsDays' | 'totals'
>;
type Issued = { at: Date; actorId?: ObjectId | undefined };

/**
 * Turns the reserved credit of an order that ships into a receivable, and pays that by what the company has as credit. Belongs
 * in the transaction that ships it and issues its invoice. Also returns the orders whose invoices are settled by it.
 */
export async function invoiceOnAccount(
  { _id, number, poNumber, companyId, invoiceNumber, termsDays, totals }: Invoiced,
  { at, actorId }: Issued,
  session: ClientSession,
): Promise<{ receivable: ReceivableDocument; settled: ObjectId[] }> {
  if (!companyId || invoiceNumber === undefined || termsDays === undefined) {
    throw new Error(`order ${number} is not one on account with an invoice`);
  }
  const grossCents = totals.totalCents;
  const posting = { companyId, ref: _id, at, ...optionalField('actorId', actorId) };
  const receivable = {
    _id,
    companyId,
    orderNumber: number,
    ...optionalField('poNumber', poNumber),
    invoiceNumber,
    grossCents,
    openCents: grossCents,
    issuedAt: at,
    ...dueDay(at, termsDays),
  };
  await insertReceivable(receivable, session);
  const figures = await postReceivable(
    { ...posting, reason: 'order-shipped', change: { reserved: -grossCents, invoiced: grossCents } },
    session,
  );
  const settled = await applyCredit(figures, posting, session);
  const [paid = receivable] = await findReceivables([_id], session);
  return { receivable: paid, settled };
}

/** The last day to pay an invoice, in the store's time zone, and the moment after it. */
export function dueDay(issuedAt: Date, termsDays: number): { dueOn: string; dueAt: Date } {
  const dueOn = shiftDay(shopDay(issuedAt), { days: termsDays });
  return { dueOn, dueAt: startOfDay(shiftDay(dueOn, { days: 1 }), env().STORE_TIME_ZONE) };
}
