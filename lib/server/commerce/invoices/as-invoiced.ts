import type { ClientSession } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import { findInvoicesOf } from './invoices.repository';

function correctedInvoice(
  invoices: readonly InvoiceDocument[],
  number: string | undefined,
): InvoiceDocument | undefined {
  const [only, ...others] = invoices;
  const invoice = number === undefined ? only : invoices.find((one) => one.number === number);
  if ((number !== undefined && !invoice) || (number === undefined && others.length > 0))
    throw new AppError('validation-failed', { issues: { invoice: ['refund-invoice-choose'] } });
  return invoice;
}

/** What one invoice has of an order on account: its units, all of them shipped, its tax groups, its returns, and what refunds took from it. */
function ofInvoice(order: OrderDocument, invoice: InvoiceDocument): OrderDocument {
  const { number, groups, totalCents } = invoice;
  const { cancellations: _, taxes, partRefunds = [], returns = [], partRefundedCents: __, ...rest } = order;
  const lineOf = new Map(invoice.lines.map((line) => [line.toolId?.toHexString(), line]));
  const own = partRefunds.filter(({ invoiceNumber }) => invoiceNumber === number);
  const back = returns.filter(({ invoiceNumber }) => invoiceNumber === number);
  return {
    ...rest,
    ...{ invoiceNumber: number, invoicedCents: totalCents, partRefunds: own, returns: back },
    ...(own.length > 0 && { partRefundedCents: own.reduce((sum, { amountCents }) => sum + amountCents, 0) }),
    ...optionalField('taxes', taxes && (groups ?? taxes)),
    lines: order.lines.map((line) => {
      const { quantity = 0, group = line.group } = lineOf.get(line.toolId.toHexString()) ?? {};
      return { ...line, quantity, shippedUnits: quantity, ...optionalField('group', group) };
    }),
  };
}

/**
 * Returns an order as the invoice has it that a refund corrects, to read, never to store. By card it is the order itself. Throws
 * `validation-failed` for another order's invoice, or without a number where there are several.
 */
export async function asInvoiced(
  order: OrderDocument,
  number?: string,
  session?: ClientSession,
): Promise<OrderDocument> {
  if (order.payBy !== 'account' && number === undefined) return order;
  const invoice = correctedInvoice(await findInvoicesOf(order._id, session), number);
  return order.payBy === 'account' && invoice ? ofInvoice(order, invoice) : order;
}
