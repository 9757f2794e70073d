import 'server-only';
import { getInvoicePdf } from '@/lib/server/commerce/invoices/get-invoice-pdf';
import type { Actor } from '@/lib/server/identity/actor';
import type { InvoiceKind } from '@/lib/server/platform/db/documents/invoices';
import { AppError } from '@/lib/shared/errors';
import { requireOrder } from './find-order';
import { mayReadOrder } from './orders.policy';

/**
 * Returns the invoice or credit note of an order as a PDF file, for its buyer or an admin. Throws `forbidden`, and `not-found`
 * also while none was issued.
 */
export async function getOrderInvoice(actor: Actor, id: string, kind: InvoiceKind): Promise<Response> {
  const order = await requireOrder(id);
  if (!mayReadOrder(actor, order)) throw new AppError('forbidden');
  const issued = await getInvoicePdf(order._id, kind);
  if (!issued) throw new AppError('not-found');
  return new Response(new Uint8Array(issued.pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${issued.number}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}
