import { useLanguage } from '#use-language';
import { PaperLink } from '@/components/receivables/statement/open-invoices';
import { CellLink, CellText, DataTable } from '@/components/ui/tables/data-table';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { statementReference } from '@/lib/shared/receivables/statement-reference';
import type { JournalLine } from '@/lib/shared/reports/journal.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type JournalTexts = Texts['journal'];

/** Papers lead to their PDF; of a card its last digits are shown, not the transaction. */
function LineNumber({ line, texts }: { line: JournalLine; texts: JournalTexts }) {
  const { kind, number, orderId: id } = line;
  if (id && kind === 'invoice') return <PaperLink path="/api/order/{id}/invoice.pdf" {...{ id, number }} />;
  if (id && kind === 'credit-note')
    return <PaperLink path="/api/order/{id}/credit-note.pdf" {...{ id, number }} />;
  const isByCard = kind === 'card-payment' || kind === 'card-refund';
  return (
    <span className="wrap-anywhere min-w-0">
      {isByCard ? statementReference({ reference: number, card: line.card ?? '' }, texts) : number}
    </span>
  );
}

type JournalTableProps = { lines: readonly JournalLine[]; texts: JournalTexts };

export function JournalTable({ lines, texts }: JournalTableProps) {
  const language = useLanguage();
  const { columns, kinds } = texts;
  return (
    <DataTable
      label={texts.heading}
      rows={lines.map((line, place) => ({ ...line, place }))}
      keyOf={({ place }) => place}
      columns={[
        {
          name: columns.day,
          card: 'start-3',
          className: 'as-cards:text-muted as-cards:text-xs',
          cell: ({ day }) => (
            <span className="figures whitespace-nowrap">{formatDay(day, language, 'UTC')}</span>
          ),
        },
        {
          name: columns.kind,
          card: 'end-2',
          className: 'as-cards:text-xs',
          cell: ({ kind }) => kinds[kind],
        },
        {
          name: columns.number,
          card: 'start-2',
          cell: (line) => <LineNumber line={line} texts={texts} />,
        },
        {
          name: columns.buyer,
          card: 'start-1',
          className: 'as-cards:font-semibold as-cards:text-ink',
          cell: ({ buyer, companyId }) =>
            companyId ? (
              <CellLink href={COMPANY_ROUTES.managed(companyId)} className="wrap-anywhere">
                {buyer}
              </CellLink>
            ) : (
              <CellText>{buyer}</CellText>
            ),
        },
        {
          name: columns.order,
          card: 'end-3',
          className: 'as-cards:empty:hidden',
          cell: ({ orderId, orderNumber }) =>
            orderId && orderNumber ? (
              <CellLink href={ROUTES.manageOrder(orderId)} isNumber>
                {orderNumber}
              </CellLink>
            ) : null,
        },
        {
          name: columns.amount,
          kind: 'figure',
          card: 'end-1',
          className: 'as-cards:font-semibold as-cards:text-ink',
          cell: ({ amount }) => formatDollars(amount, language),
        },
      ]}
    />
  );
}
