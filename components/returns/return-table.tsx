import { useLanguage } from '#use-language';
import { Moment } from '@/components/ui/moment';
import { CellLink, CellText, type Column, DataTable } from '@/components/ui/tables/data-table';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Return } from '@/lib/shared/returns/return.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ReturnStateBadge } from './return-state-badge';

/** In a card below number and state. */
const WHOLE_LINE = 'as-cards:col-span-full';

type ReturnTableProps<Row extends Return> = {
  rows: readonly Row[];
  label: string;
  hrefOf: (id: string) => string;
  /** Where the order is, for those who may read it. */
  orderHrefOf: (row: Row) => string | undefined;
  /** For admins: who bought the units. */
  customerOf?: (row: Row) => string;
  texts: Texts['returns'];
};

/** Approved units once it was decided, requested ones before. */
function unitsOf({ lines }: Return): number {
  return lines.reduce((sum, { quantity, approved = quantity }) => sum + approved, 0);
}

export function ReturnTable<Row extends Return>(props: ReturnTableProps<Row>) {
  const { rows, label, hrefOf, orderHrefOf, customerOf, texts } = props;
  const language = useLanguage();
  const { columns: names } = texts;
  const columns: (Column<Row> | false)[] = [
    {
      name: names.number,
      card: 'start-1',
      cell: ({ _id, number }) => (
        <CellLink href={hrefOf(_id)} isNumber>
          {number}
        </CellLink>
      ),
    },
    {
      name: names.order,
      className: WHOLE_LINE,
      cell: (row) => {
        const href = orderHrefOf(row);
        return href ? (
          <CellLink href={href} isNumber>
            {row.orderNumber}
          </CellLink>
        ) : (
          <span className="font-mono">{row.orderNumber}</span>
        );
      },
    },
    customerOf !== undefined && {
      name: names.customer,
      className: WHOLE_LINE,
      cell: (row) => <CellText>{customerOf(row)}</CellText>,
    },
    {
      name: names.state,
      card: 'end-1',
      cell: ({ state }) => <ReturnStateBadge state={state} texts={texts.states} />,
    },
    {
      name: names.requested,
      className: WHOLE_LINE,
      cell: ({ requestedAt }) => <Moment at={requestedAt} className="figures" />,
    },
    {
      name: names.units,
      kind: 'figure',
      className: WHOLE_LINE,
      cell: (row) => formatNumber(unitsOf(row), language),
    },
  ];
  return <DataTable label={label} columns={columns} rows={rows} keyOf={({ _id }) => _id} />;
}
