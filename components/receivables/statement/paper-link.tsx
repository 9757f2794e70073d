import { PdfLink } from '@/components/ui/links/pdf-link';
import { callPath } from '@/lib/client/page/call-path';
import type { getCreditNoteCall, getInvoiceCall } from '@/lib/shared/orders/orders.contract';

type PaperLinkProps = {
  path: '/api/order/{id}/invoice.pdf' | '/api/order/{id}/credit-note.pdf';
  /** The order's. */
  id: string;
  number: string;
};

/** The number of an invoice or credit note, which opens its PDF. */
export function PaperLink({ path, id, number }: PaperLinkProps) {
  const params = { id };
  const href =
    path === '/api/order/{id}/invoice.pdf'
      ? callPath<typeof getInvoiceCall>(path, { params })
      : callPath<typeof getCreditNoteCall>(path, { params, query: { number } });
  return <PdfLink href={href} number={number} />;
}
