import type { ObjectId } from 'mongodb';
import type { InvoiceKind } from '@/lib/server/platform/db/documents/receivables';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import { AppError } from '@/lib/shared/messages/errors';
import type { EInvoiceProfile } from '@/lib/shared/orders/e-invoice-profile';
import { readXml } from './cii/stored-xml';
import { invoiceFaults } from './invoice-faults';
import { findPaper } from './invoices.repository';

type Asked = { number?: string | undefined; profile: EInvoiceProfile };

/**
 * Returns null for a paper that there is not, or that has no electronic form. Throws `invoice-incomplete` for one that lacks what XRechnung
 * asks for: a paper is only judged by that when it is issued if its company takes XRechnung.
 */
export async function getPaperXml(
  orderId: ObjectId,
  kind: InvoiceKind,
  { number, profile }: Asked,
): Promise<{ number: string; xml: Buffer } | null> {
  const paper = await findPaper(orderId, kind, number);
  const xml = paper && readXml(paper, profile);
  if (!xml) return null;
  const problems = invoiceFaults(paper, profile, requestLanguage());
  if (problems.length > 0) throw new AppError('invoice-incomplete', { members: { problems } });
  return { number: paper.number, xml };
}
