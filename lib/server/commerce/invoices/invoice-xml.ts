import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceKind } from '@/lib/server/platform/db/documents/receivables';
import type { EInvoiceProfile } from '@/lib/shared/orders/e-invoice-profile';
import { readXml } from './cii/stored-xml';
import { findPaper } from './invoices.repository';
import { profileOf, requireNoFaults } from './require-invoiceable';

type Asked = { number?: string | undefined; profile?: EInvoiceProfile | undefined };

/**
 * In the profile that the order's company takes, unless another is named. Returns null for a paper that there is not, or that has no
 * electronic form. Throws `invoice-incomplete` for one that lacks what XRechnung asks for: when it is issued, a paper is judged by that
 * only if its company takes XRechnung.
 */
export async function getPaperXml(
  order: Pick<OrderDocument, '_id' | 'tax'>,
  kind: InvoiceKind,
  { number, profile = profileOf(order) }: Asked,
): Promise<{ number: string; xml: Buffer } | null> {
  const paper = await findPaper(order._id, kind, number);
  const xml = paper && readXml(paper, profile);
  if (!xml) return null;
  if (profile === 'xrechnung') requireNoFaults(paper, profile);
  return { number: paper.number, xml };
}
