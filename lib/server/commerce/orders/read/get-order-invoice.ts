import type { ObjectId } from 'mongodb';
import { getCreditNotePdf, getInvoicePdf } from '@/lib/server/commerce/invoices/invoice-pdf';
import type { Caller } from '@/lib/server/identity/actor';
import { AppError } from '@/lib/shared/messages/errors';
import { requireOrder } from '../find-order';
import { mayReadOrder } from '../orders.policy';

type Find = (orderId: ObjectId) => ReturnType<typeof getInvoicePdf>;

async function getDocument(actor: Caller, id: string, find: Find): Promise<Response> {
  const order = await requireOrder(id);
  if (!mayReadOrder(actor, order)) throw new AppError('forbidden');
  const issued = await find(order._id);
  if (!issued) throw new AppError('not-found');
  return new Response(new Uint8Array(issued.pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${issued.number}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** For the buyer or an admin. Throws `forbidden`, and `not-found` also while no invoice was issued. */
export async function getOrderInvoice(actor: Caller, id: string): Promise<Response> {
  return getDocument(actor, id, getInvoicePdf);
}

/**
 * The credit note with this number, or the last one, for the buyer or an admin. Throws `forbidden`, and `not-found`
 * also if none was issued.
 */
export async function getOrderCreditNote(actor: Caller, id: string, number?: string): Promise<Response> {
  return getDocument(actor, id, (orderId) => getCreditNotePdf(orderId, number));
}
