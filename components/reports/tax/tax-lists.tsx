import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { PaperLink } from '@/components/receivables/statement/open-invoices';
import { CellLink, CellText, DataTable } from '@/components/ui/tables/data-table';
import { countryName } from '@/lib/shared/addresses/countries';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber, formatPercent } from '@/lib/shared/numbers/numbers';
import type { TaxReport } from '@/lib/shared/reports/tax-report.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ListTexts = Texts['taxReport'];

export function EuSalesTable({ sales, texts }: { sales: TaxReport['euSales']; texts: ListTexts['euSales'] }) {
  const language = useLanguage();
  const { columns, kinds } = texts;
  if (sales.length === 0) return <p className="text-muted text-sm">{texts.none}</p>;
  return (
    <DataTable
      label={texts.label}
      rows={sales}
      keyOf={({ vatId, kind }) => `${vatId} ${kind}`}
      columns={[
        {
          name: columns.vatId,
          card: 'start-1',
          cell: ({ vatId }) => <span className="font-mono text-ink">{vatId}</span>,
        },
        { name: columns.kind, card: 'start-2', cell: ({ kind }) => kinds[kind] },
        {
          name: columns.documents,
          kind: 'figure',
          card: 'end-2',
          hasLabel: true,
          className: 'as-cards:gap-2 as-cards:text-xs',
          cell: ({ documents }) => formatNumber(documents, language),
        },
        {
          name: columns.net,
          kind: 'figure',
          card: 'end-1',
          className: 'font-semibold text-ink',
          cell: ({ net }) => formatDollars(net, language),
        },
      ]}
    />
  );
}

function OrderLink({ orderId, orderNumber }: { orderId: string; orderNumber: string }) {
  return (
    <CellLink href={ROUTES.manageOrder(orderId)} isNumber>
      {orderNumber}
    </CellLink>
  );
}

type MoneyBackProps = { rows: TaxReport['moneyWithoutNote']; texts: ListTexts['moneyWithoutNote'] };

export function MoneyBackTable({ rows, texts }: MoneyBackProps) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const { columns, codes } = texts;
  return (
    <DataTable
      label={texts.label}
      rows={rows}
      keyOf={({ orderId, code }) => `${orderId} ${code}`}
      columns={[
        { name: columns.order, card: 'start-1', cell: (row) => <OrderLink {...row} /> },
        {
          name: columns.at,
          card: 'end-2',
          cell: ({ at }) => (
            <span className="figures whitespace-nowrap">{formatDay(at, language, timeZone)}</span>
          ),
        },
        {
          name: columns.why,
          card: 'start-2',
          cell: ({ code }) => <CellText className="as-cards:text-start">{codes[code]}</CellText>,
        },
        {
          name: columns.amount,
          kind: 'figure',
          card: 'end-1',
          className: 'font-semibold text-ink',
          cell: ({ amount }) => formatDollars(amount, language),
        },
      ]}
    />
  );
}

type RateChangesProps = { rows: TaxReport['rateChanged']; texts: ListTexts['rateChanged'] };

export function RateChangesTable({ rows, texts }: RateChangesProps) {
  const language = useLanguage();
  const { columns } = texts;
  return (
    <DataTable
      label={texts.label}
      rows={rows}
      keyOf={({ orderId, country, invoicedRate, deliveredRate }) =>
        [orderId, country, invoicedRate, deliveredRate].join(' ')
      }
      columns={[
        { name: columns.order, card: 'start-1', cell: (row) => <OrderLink {...row} /> },
        {
          name: columns.invoice,
          card: 'end-1',
          cell: ({ orderId, invoiceNumber }) => (
            <span className="whitespace-nowrap">
              <PaperLink path="/api/order/{id}/invoice.pdf" id={orderId} number={invoiceNumber} />
            </span>
          ),
        },
        {
          name: columns.shipped,
          card: 'start-2',
          cell: ({ shippedOn }) => (
            <span className="figures whitespace-nowrap">{formatDay(shippedOn, language, 'UTC')}</span>
          ),
        },
        { name: columns.country, card: 'end-2', cell: ({ country }) => countryName(country, language) },
        {
          name: columns.invoiced,
          kind: 'figure',
          className: 'as-cards:col-span-2 as-cards:row-start-3',
          cell: ({ invoicedRate }) => formatPercent(invoicedRate, language),
        },
        {
          name: columns.delivered,
          kind: 'figure',
          className: 'font-semibold text-ink as-cards:col-span-2 as-cards:row-start-4',
          cell: ({ deliveredRate }) => formatPercent(deliveredRate, language),
        },
      ]}
    />
  );
}
