import { useLanguage } from '#use-language';
import { Link, LinkButton } from '@/components/ui/links/link';
import { PdfLink } from '@/components/ui/links/pdf-link';
import {
  CARD_END,
  CARD_ROW,
  CARD_START,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { callPath } from '@/lib/client/page/call-path';
import { formatDay } from '@/lib/shared/dates/dates';
import { isChargeable } from '@/lib/shared/numbers/card-charges';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { orderCalls } from '@/lib/shared/orders/orders.contract';
import type { OpenInvoice } from '@/lib/shared/receivables/receivables.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const FIGURE = 'figures whitespace-nowrap as-table:text-end';
const LINK =
  'font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink';

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
    <Table aria-label={texts.label}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.invoice}</TableHeadCell>
          <TableHeadCell>{columns.order}</TableHeadCell>
          <TableHeadCell>{columns.poNumber}</TableHeadCell>
          <TableHeadCell>{columns.due}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.amount}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.open}</TableHeadCell>
          {payHref ? (
            <TableHeadCell>
              <span className="sr-only">{columns.actions}</span>
            </TableHeadCell>
          ) : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {invoices.map((invoice) => (
          <TableRow key={invoice.orderId} className={CARD_ROW}>
            <TableCell className={`${CARD_START} as-cards:row-start-1`}>
              <span className="whitespace-nowrap text-ink">
                <PaperLink
                  path="/api/order/{id}/invoice.pdf"
                  id={invoice.orderId}
                  number={invoice.invoiceNumber}
                />
              </span>
            </TableCell>
            <TableCell className={`${CARD_START} as-cards:row-start-2`}>
              <Link href={orderHref(invoice.orderId)} prefetch={false} className={LINK}>
                {invoice.orderNumber}
              </Link>
            </TableCell>
            <TableCell
              className={`${CARD_START} as-cards:row-start-3 ${invoice.poNumber ? '' : 'as-cards:hidden'}`}
            >
              <span className="wrap-anywhere min-w-0">{invoice.poNumber ?? '–'}</span>
            </TableCell>
            <TableCell className={`${CARD_END} as-cards:row-start-2`}>
              <DueCell invoice={invoice} texts={texts} />
            </TableCell>
            <TableCell
              label={columns.amount}
              className={`${FIGURE} as-cards:row-start-4 as-cards:justify-start as-cards:gap-2 as-cards:text-xs ${invoice.gross === invoice.open ? 'as-cards:hidden' : ''}`}
            >
              {formatDollars(invoice.gross, language)}
            </TableCell>
            <TableCell className={`${CARD_END} ${FIGURE} font-semibold text-ink as-cards:row-start-1`}>
              {formatDollars(invoice.open, language)}
            </TableCell>
            {payHref ? (
              <TableCell
                className={`${CARD_END} as-cards:row-start-3 as-cards:empty:hidden as-table:text-end`}
              >
                {isChargeable(invoice.open) ? (
                  <LinkButton href={payHref(invoice.orderId)} variant="outline" size="xs">
                    {texts.pay}
                  </LinkButton>
                ) : null}
              </TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
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
      ? callPath<typeof orderCalls.getInvoice>(path, { params })
      : callPath<typeof orderCalls.getCreditNote>(path, { params, query: { number } });
  return <PdfLink href={href} number={number} />;
}
