import type { ClientSession, ObjectId } from 'mongodb';
import { requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import { issueInvoice } from '@/lib/server/commerce/invoices/issue-invoice';
import { dueDay, invoiceOnAccount } from '@/lib/server/commerce/receivables/invoice-on-account';
import { shipUnits } from '@/lib/server/commerce/tools/stock/move-units';
import type { UnitsOfTool } from '@/lib/server/commerce/tools/stock/stock-lines';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import { openLines } from '@/lib/shared/orders/line-units';
import { awaitsShipment, hasShipped } from '@/lib/shared/orders/order-status';
import { requireOrder } from '../find-order';
import { recordOrderEvent } from '../order-events';
import { addShipment, type MovedOrder, readOrder, setOrderFields } from '../orders.repository';
import { markSettled } from './mark-paid';

const UNTAXED_BY_NUMBER: ReadonlySet<string> = new Set(['intra-community', 'reverse-charge']);

async function invoiceAddress(
  { companyId }: OrderDocument,
  session: ClientSession,
): Promise<{ invoiceEmail?: string }> {
  if (!companyId) return {};
  return optionalField('invoiceEmail', (await requireCompanyById(companyId, session)).invoiceEmail);
}

/** Throws `vat-id-not-valid` for an untaxed supply to a number that is known to be bad. */
async function requireVatId(
  { taxes = [], tax, companyId }: OrderDocument,
  session: ClientSession,
): Promise<void> {
  const isUntaxed = taxes.some(({ treatment }) => UNTAXED_BY_NUMBER.has(treatment));
  if (!isUntaxed || !companyId) return;
  const { vatId, vat } = await requireCompanyById(companyId, session);
  if (vatId === tax?.vatId && vat?.state === 'invalid') throw new AppError('vat-id-not-valid');
}

/** Issues the invoice of what ships of an order on account, which its company owes from then on, unless its credit pays it. */
async function invoiceShipped(
  { order, at }: MovedOrder,
  { lines, actorId }: { lines: UnitsOfTool[]; actorId: ObjectId | undefined },
  session: ClientSession,
): Promise<{ order: OrderDocument; receivable?: ReceivableDocument }> {
  if (order.payBy !== 'account') return { order };
  const { termsDays: days = 0, shipmentCount: part, totals, invoicedCents = 0 } = order;
  const terms = { days, dueOn: dueDay(at, days).dueOn };
  const freightCents = part === 1 ? totals.shippingCents : 0;
  const invoice = await issueInvoice(order, { at, lines, freightCents, terms, part }, session);
  const isLast = openLines(order).length === 0;
  const { receivable, paid } = await invoiceOnAccount(order, { invoice, isLast, at, actorId }, session);
  const fields = {
    invoiceNumber: invoice.number,
    invoicedAt: order.invoicedAt ?? at,
    ...(order.taxes && { invoicedCents: invoicedCents + invoice.totalCents }),
  };
  const invoiced = await setOrderFields(order._id, fields, session);
  if (!invoiced) throw new Error('the order that ships is gone');
  await markSettled(paid, at, session);
  return { order: invoiced, receivable };
}

/**
 * Marks a paid order, or one on account, as shipped; a shipped one is left unchanged (`modifiedCount` 0). Throws `forbidden`,
 * `not-found`, `vat-id-not-valid`, and `wrong-order-state` for an order that is neither, or has no units left to ship.
 */
export async function shipOrder(
  actor: Caller,
  id: string,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-orders');
  const order = await requireOrder(id);
  const shipped = await inTransaction(async (session) => {
    const entry = { state: 'shipped', at: now, by: 'admin', actorId: callerId(actor) } as const;
    const before = await readOrder(order._id, session);
    if (!before || !awaitsShipment(before)) return null;
    const lines = openLines(before);
    await requireVatId(before, session);
    if (lines.length === 0)
      throw new AppError('wrong-order-state', { reason: { code: 'ship-all-refunded' } });
    const moved = await addShipment(before, { units: lines, entry }, session);
    if (!moved) return null;
    const { order: sent, from, at } = moved;
    await shipUnits(
      {
        lines,
        orderId: sent._id,
        orderNumber: sent.number,
        reason: 'order-shipped',
        actorId: callerId(actor),
        at,
      },
      session,
    );
    const { order: invoiced, receivable } = await invoiceShipped(
      moved,
      { lines, actorId: callerId(actor) },
      session,
    );
    const invoice = receivable && { receivable, ...(await invoiceAddress(invoiced, session)) };
    const event = { order: invoiced, from, entry, actor, ...optionalField('invoice', invoice) };
    await recordOrderEvent('order.shipped', event, session);
    return sent;
  });
  if (shipped) return { modifiedCount: 1 };
  const current = await requireOrder(id);
  if (hasShipped(current)) return { modifiedCount: 0 };
  throw new AppError('wrong-order-state', { reason: { code: 'ship-paid-only' } });
}
