import type { ClientSession, ObjectId } from 'mongodb';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceDocument, ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';
import { applyCredit } from './apply-credit';
import { postReceivable } from './post-receivable';
import { readReserved } from './receivable-figures.repository';
import { findReceivablesNumbered, insertReceivable } from './receivables.repository';

type Invoiced = Pick<OrderDocument, '_id' | 'number' | 'poNumber' | 'companyId' | 'termsDays'>;
type Issued = {
  invoice: Pick<InvoiceDocument, 'number' | 'part' | 'totalCents'>;
  /** Nothing of the order is left to ship. */
  isLast: boolean;
  at: Date;
  actorId?: ObjectId | undefined;
};

/**
 * Turns the reserved credit of units that ship into a receivable, and pays that by what the company has as credit. What is invoiced may
 * pass what was reserved, by a rate that changed since; the last invoice of an order releases the rest. Belongs in the transaction that
 * ships them and issues their invoice. Also returns the orders of whose invoices something was paid.
 */
export async function invoiceOnAccount(
  { _id: orderId, number, poNumber, companyId, termsDays }: Invoiced,
  { invoice, isLast, at, actorId }: Issued,
  session: ClientSession,
): Promise<{ receivable: ReceivableDocument; paid: ObjectId[] }> {
  const { number: invoiceNumber, part, totalCents: grossCents } = invoice;
  if (!companyId || termsDays === undefined) throw new Error(`order ${number} is not one on account`);
  const by = { companyId, at, ...optionalField('actorId', actorId) };
  const receivable = {
    _id: invoiceNumber,
    orderId,
    companyId,
    orderNumber: number,
    ...optionalField('poNumber', poNumber),
    grossCents,
    openCents: grossCents,
    issuedAt: at,
    ...dueDay(at, termsDays),
  };
  await insertReceivable(receivable, session);
  const reservedCents = await readReserved(orderId, session);
  const releasedCents = isLast ? reservedCents : Math.min(grossCents, reservedCents);
  const figures = await postReceivable(
    {
      ...{ ...by, reason: 'order-shipped', ref: orderId, ...optionalField('part', part) },
      change: { reserved: -releasedCents, invoiced: grossCents },
    },
    session,
  );
  const paid = await applyCredit(figures, by, session);
  const [stored = receivable] = await findReceivablesNumbered([invoiceNumber], session);
  return { receivable: stored, paid };
}

/** The last day to pay an invoice, in the store's time zone, and the moment after it. */
export function dueDay(issuedAt: Date, termsDays: number): { dueOn: string; dueAt: Date } {
  const dueOn = shiftDay(shopDay(issuedAt), { days: termsDays });
  return { dueOn, dueAt: startOfDay(shiftDay(dueOn, { days: 1 }), env().STORE_TIME_ZONE) };
}
