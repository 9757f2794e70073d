import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { CellLink, DataTable, type Sorting } from '@/components/ui/tables/data-table';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Customer = {
  _id: string;
  name: string;
  email: string;
  customerNumber?: string;
  priceGroupId?: string;
  orders: number;
  revenue: number;
  open: number;
  lastOrderAt?: string;
};

type CustomerTableProps = {
  customers: readonly Customer[];
  /** Their names by id. */
  groups: ReadonlyMap<string, string>;
  sorting: Sorting;
  texts: Pick<Texts, 'columns' | 'customer'>;
};

/** A card has name and revenue, the address, then the other facts in one line where they fit. */
const FACT = 'as-cards:order-3 as-cards:gap-1.5 as-cards:text-xs';
const NONE = '–';

export function CustomerTable({ customers, groups, sorting, texts }: CustomerTableProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { heading, ...own } = texts.customer.list;
  const columns = { ...texts.columns, ...own.columns };
  return (
    <DataTable
      label={heading}
      rows={customers}
      keyOf={({ _id }) => _id}
      opens
      sorting={sorting}
      rowClassName="as-cards:flex as-cards:flex-wrap as-cards:gap-x-4 as-cards:gap-y-0.5"
      columns={[
        {
          name: columns.name,
          sorts: { up: 'name', down: '-name' },
          hasLabel: false,
          className: 'as-cards:min-w-0 as-cards:flex-1',
          cell: ({ _id, name }) => (
            <CellLink isOfRow href={ROUTES.customer(_id)} className="wrap-anywhere line-clamp-1 min-w-0">
              {name}
            </CellLink>
          ),
        },
        {
          name: columns.email,
          isAlone: true,
          hasLabel: false,
          className: 'as-cards:order-2 as-cards:basis-full',
          cell: ({ email }) => (
            <span title={email} className="min-w-0 truncate as-table:block as-table:max-w-56">
              {email}
            </span>
          ),
        },
        {
          name: columns.orders,
          sorts: { up: 'orders', down: '-orders', first: 'down' },
          kind: 'figure',
          className: FACT,
          cell: ({ orders }) => formatNumber(orders, language),
        },
        {
          name: columns.revenue,
          sorts: { up: 'revenue', down: '-revenue', first: 'down' },
          kind: 'figure',
          hasLabel: false,
          className: 'as-cards:order-1 as-cards:font-semibold as-cards:text-ink',
          cell: ({ revenue }) => formatDollars(revenue, language),
        },
        {
          name: columns.open,
          isAlone: true,
          sorts: { up: 'open', down: '-open', first: 'down' },
          kind: 'figure',
          className: FACT,
          cell: ({ open }) => formatNumber(open, language),
        },
        {
          name: columns.last,
          sorts: { up: 'last', down: '-last', first: 'down' },
          kind: 'figure',
          className: FACT,
          cell: ({ lastOrderAt }) => (lastOrderAt ? formatDay(lastOrderAt, language, timeZone) : NONE),
        },
        {
          name: columns.group,
          isAlone: true,
          className: ({ priceGroupId = '' }) => clsx(FACT, !groups.has(priceGroupId) && 'as-cards:hidden'),
          cell: ({ priceGroupId = '' }) => (
            <span className="wrap-anywhere min-w-0">{groups.get(priceGroupId) ?? NONE}</span>
          ),
        },
        {
          name: columns.customerNumber,
          isAlone: true,
          hasLabel: false,
          className: ({ customerNumber }) => clsx(FACT, customerNumber === undefined && 'as-cards:hidden'),
          cell: ({ customerNumber = NONE }) => <span className="font-mono">{customerNumber}</span>,
        },
      ]}
    />
  );
}
