import { FileText } from 'lucide-react';
import { useLanguage } from '#use-language';
import { formatMoment } from '@/lib/shared/dates';
import { formatDollars } from '@/lib/shared/money';
import type { Order } from '@/lib/shared/schemas/order';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { FactList } from './fact-list';

type OrderPaymentProps = { order: Order; held: string; texts: Texts['orderPage'] };

function PdfLink({ href, number }: { href: string; number: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1.5 font-mono underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      <FileText aria-hidden="true" className="size-4 text-muted" />
      {number}
      <span className="sr-only"> PDF</span>
    </a>
  );
}

/** How an order was paid, with its papers; while unpaid, until when it is held. */
export function OrderPayment({ order, held, texts }: OrderPaymentProps) {
  const language = useLanguage();
  if (!order.paid) {
    const until = order.expiresAt ? formatMoment(order.expiresAt, language) : undefined;
    return (
      <p className="text-sm">
        <span className="font-medium text-ink">{texts.notPaid}.</span>{' '}
        {until ? fillText(held, { moment: until }) : null}
      </p>
    );
  }
  const { _id, paidAt, transactionId, invoiceNumber, creditNoteNumber, returned } = order;
  return (
    <FactList
      facts={[
        ...(paidAt ? ([[texts.paidOn, formatMoment(paidAt, language)]] as const) : []),
        ...(transactionId
          ? ([
              [
                texts.transaction,
                <span key="id" className="font-mono">
                  {transactionId}
                </span>,
              ],
            ] as const)
          : []),
        ...(invoiceNumber
          ? ([
              [
                texts.invoice,
                <PdfLink key="invoice" href={`/api/order/${_id}/invoice.pdf`} number={invoiceNumber} />,
              ],
            ] as const)
          : []),
        ...(creditNoteNumber
          ? ([
              [
                texts.creditNote,
                <PdfLink key="note" href={`/api/order/${_id}/credit-note.pdf`} number={creditNoteNumber} />,
              ],
            ] as const)
          : []),
        ...(returned
          ? ([
              [
                texts.givenBack,
                fillText(texts.givenBackOn, {
                  amount: formatDollars(returned.amount, language),
                  moment: formatMoment(returned.at, language),
                }),
              ],
            ] as const)
          : []),
      ]}
    />
  );
}
