import { getPaperPdf } from '@/lib/server/commerce/invoices/invoice-pdf';
import { getPaperXml } from '@/lib/server/commerce/invoices/invoice-xml';
import type { Caller } from '@/lib/server/identity/actor';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceKind } from '@/lib/server/platform/db/documents/receivables';
import { AppError } from '@/lib/shared/messages/errors';
import type { EInvoiceProfile } from '@/lib/shared/orders/e-invoice-profile';
import { isConfirmed } from '@/lib/shared/orders/order-status';
import { acknowledgementPdf } from '../acknowledgement-pdf';
import { requireOrder } from '../find-order';
import { mayReadOrder } from '../orders.policy';
import { deliveryNotePdf } from './delivery-note';

/** Without a number, the last one of its kind. */
type Asked = { number?: string | undefined };
type File = { bytes: Buffer; type: string; name: string; disposition: 'inline' | 'attachment' };

async function requireReadable(actor: Caller, id: string): Promise<OrderDocument> {
  const order = await requireOrder(id);
  if (!mayReadOrder(actor, order)) throw new AppError('forbidden');
  return order;
}

function fileResponse({ bytes, type, name, disposition }: File): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `${disposition}; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}

type Paper = { number: string; pdf: Buffer };

const PAPERS = {
  invoice: ({ _id }, number) => getPaperPdf(_id, 'invoice', number),
  'credit-note': ({ _id }, number) => getPaperPdf(_id, 'credit-note', number),
  'delivery-note': deliveryNotePdf,
} satisfies Record<string, (order: OrderDocument, number: string | undefined) => Promise<Paper | null>>;

/** For the buyer or an admin. Throws `forbidden`, and `not-found` also while there is none. */
export async function getOrderPdf(
  actor: Caller,
  id: string,
  kind: keyof typeof PAPERS,
  { number }: Asked,
): Promise<Response> {
  const order = await requireReadable(actor, id);
  const paper = await PAPERS[kind](order, number);
  if (!paper) throw new AppError('not-found');
  const name = `${paper.number}.pdf`;
  return fileResponse({ bytes: paper.pdf, type: 'application/pdf', name, disposition: 'inline' });
}

/**
 * The confirmation of an order that is paid or on account, for the buyer or an admin. Throws `forbidden`, and `not-found` for any
 * other order.
 */
export async function getAcknowledgement(actor: Caller, id: string): Promise<Response> {
  const order = await requireReadable(actor, id);
  if (!isConfirmed(order)) throw new AppError('not-found');
  const bytes = await acknowledgementPdf(order);
  return fileResponse({ bytes, type: 'application/pdf', name: `${order.number}.pdf`, disposition: 'inline' });
}

/**
 * The electronic invoice or credit note, for the buyer or an admin; in the profile that the company asked for when it ordered, unless
 * another is named. Throws `forbidden`, `not-found` also for papers without one, and `invoice-incomplete`.
 */
export async function getOrderXml(
  actor: Caller,
  id: string,
  kind: InvoiceKind,
  { number, profile }: Asked & { profile?: EInvoiceProfile | undefined },
): Promise<Response> {
  const order = await requireReadable(actor, id);
  const paper = await getPaperXml(order, kind, { number, profile });
  if (!paper) throw new AppError('not-found');
  const name = `${paper.number}.xml`;
  return fileResponse({ bytes: paper.xml, type: 'application/xml', name, disposition: 'attachment' });
}
