import type { ClientSession } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { findInvoice } from './invoices.repository';

/**
 * Returns an order with the tax groups of the invoice that a refund corrects, to read, never to store: on account they are those of the
 * day it shipped. By card they are the order's own.
 */
export async function asInvoiced(order: OrderDocument, session?: ClientSession): Promise<OrderDocument> {
  if (order.payBy !== 'account' || !order.taxes) return order;
  const invoice = await findInvoice(order._id, session);
  if (!invoice?.groups) return order;
  const groupOf = new Map(invoice.lines.map(({ toolId, group }) => [toolId?.toHexString(), group]));
  return {
    ...order,
    taxes: invoice.groups,
    lines: order.lines.map((line) => ({
      ...line,
      ...optionalField('group', groupOf.get(line.toolId.toHexString()) ?? line.group),
    })),
  };
}
