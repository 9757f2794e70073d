import { FileText } from 'lucide';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PrintButton } from '@/components/orders/print-button';
import { Receipt } from '@/components/orders/receipt';
import { buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { BackLink } from '@/components/ui/links/back-link';
import { callPath } from '@/lib/client/page/call-path';
import type { orderCalls } from '@/lib/shared/orders/orders.contract';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ownOrderOrNotFound } from '../../../own-order';

type PageProps = { params: Promise<{ lang: string; id: string }> };

/** One that was never paid has no receipt. */
async function paidOrderOrNotFound(lang: string, id: string) {
  const { order } = await ownOrderOrNotFound(lang, id, ROUTES.receipt(id));
  if (!order.paid) notFound();
  return order;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { number } = await paidOrderOrNotFound(lang, id);
  return { title: fillText(textsFor(lang).orderPage.receiptPage.title, { number }) };
}

export default async function ReceiptPage({ params }: PageProps) {
  const { lang, id } = await params;
  const texts = textsFor(lang).orderPage.receiptPage;
  const order = await paidOrderOrNotFound(lang, id);
  const documents = [
    [
      order.invoiceNumber,
      callPath<typeof orderCalls.getInvoice>('/api/order/{id}/invoice.pdf', {
        params: { id: order._id },
        query: {},
      }),
      texts.pdf,
    ],
    [
      order.creditNoteNumber,
      callPath<typeof orderCalls.getCreditNote>('/api/order/{id}/credit-note.pdf', {
        params: { id: order._id },
        query: {},
      }),
      texts.creditNotePdf,
    ],
  ] as const;
  return (
    <>
      <div className="no-print flex flex-wrap items-center justify-between gap-4">
        <BackLink href={ROUTES.myOrder(id)}>{texts.back}</BackLink>
        <div className="flex flex-wrap gap-3">
          {documents.map(([number, address, label]) =>
            number ? (
              <a
                key={address}
                href={address}
                target="_blank"
                rel="noreferrer"
                className={buttonStyles({ variant: 'outline' })}
              >
                <Icon node={FileText} />
                {label}
              </a>
            ) : null,
          )}
          <PrintButton>{texts.print}</PrintButton>
        </div>
      </div>
      <Receipt order={order} texts={texts} costsTexts={textsFor(lang).costs} />
    </>
  );
}
