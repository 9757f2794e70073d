import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { LinkButton } from '@/components/ui/links/link';
import { PdfLink } from '@/components/ui/links/pdf-link';
import { CellLink, DataTable } from '@/components/ui/tables/data-table';
import { callPath } from '@/lib/client/page/call-path';
import { formatDay } from '@/lib/shared/dates/dates';
import { isChargeable } from '@/lib/shared/numbers/card-charges';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { orderCalls } from '@/lib/shared/orders/orders.contract';
import type { OpenInvoice } from '@/lib/shared/receivables/receivables.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OpenInvoicesProps = {
  invoices: readonly OpenInvoice[];
  orderHref: (orderId: string) => string;
  /** Returns the page where its reader pays one by card. */
  payHref?: ((orderId: string) => string) | undefined;
  texts: Texts['statement']['open'];
};

function DueCell({ invoice, texts }: { invoice: OpenInvoice; texts: OpenInvoicesProps['texts'] }) {
  const language = useLanguage();
  const { dueOn, overdueDays } = invoice;
  const words = overdueDays === 1 ? texts.overdue.one : texts.overdue.many;
  return (
    <span className="flex min-w-0 flex-wrap items-baseline justify-end gap-x-2 as-table:grid as-table:justify-start">
      <span className="figures whitespace-nowrap">{formatDay(dueOn, language, 'UTC')}</span>
      {overdueDays > 0 ? (
        <span className="font-semibold text-danger text-xs">
          {fillText(words, { count: formatNumber(overdueDays, language) })}
        </span>
      ) : null}
    </span>
  );
}

/** The oldest due first. */
export function OpenInvoices({ invoices, orderHref, payHref, texts }: OpenInvoicesProps) {
  const language = useLanguage();
  const { columns } = texts;
  if (invoices.length === 0) return <p className="text-muted text-sm">{texts.none}</p>;
  return (
    <DataTable
      label={texts.label}
      rows={invoices}
      keyOf={({ orderId }) => orderId}
      columns={[
        {
          name: columns.invoice,
          card: 'start-1',
          cell: ({ orderId, invoiceNumber }) => (
            <span className="whitespace-nowrap text-ink">
              <PaperLink path="/api/order/{id}/invoice.pdf" id={orderId} number={invoiceNumber} />
            </span>
          ),
        },
        {
          name: columns.order,
          card: 'start-2',
          cell: ({ orderId, orderNumber }) => (
            <CellLink href={orderHref(orderId)} isNumber>
              {orderNumber}
            </CellLink>
          ),
        },
        {
          name: columns.poNumber,
          card: 'start-3',
          className: ({ poNumber }) => !poNumber && 'as-cards:hidden',
          cell: ({ poNumber }) => <span className="wrap-anywhere min-w-0">{poNumber ?? '–'}</span>,
        },
        {
          name: columns.due,
          card: 'end-2',
          cell: (invoice) => <DueCell invoice={invoice} texts={texts} />,
        },
        {
          name: columns.amount,
          kind: 'figure',
          className: ({ gross, open }) =>
            clsx(
              'as-cards:row-start-4 as-cards:justify-start as-cards:gap-2 as-cards:text-xs',
              gross === open && 'as-cards:hidden',
            ),
          cell: ({ gross }) => formatDollars(gross, language),
        },
        {
          name: columns.open,
          kind: 'figure',
          card: 'end-1',
          className: 'font-semibold text-ink',
          cell: ({ open }) => formatDollars(open, language),
        },
        payHref !== undefined && {
          name: columns.actions,
          isNameHidden: true,
          card: 'end-3',
          className: 'as-cards:empty:hidden as-table:text-end',
          cell: ({ orderId, open }) =>
            isChargeable(open) ? (
              <LinkButton href={payHref(orderId)} variant="outline" size="xs">
                {texts.pay}
              </LinkButton>
            ) : null,
        },
      ]}
    />
  );
}

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
      ? callPath<typeof orderCalls.getInvoice>(path, { params, query: { number } })
      : callPath<typeof orderCalls.getCreditNote>(path, { params, query: { number } });
  return <PdfLink href={href} number={number} />;
}
