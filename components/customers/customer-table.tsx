import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Link } from '@/components/ui/links/link';
import {
  SortHeadCell,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { listHref } from '@/lib/client/page/list-query';
import type { CustomersSort } from '@/lib/shared/customers/customer.schema';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Customer = {
  _id: string;
  name: string;
  email: string;
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
  sorting: { sort: CustomersSort; path: string; address: Record<string, string | undefined> };
  texts: Texts['customer']['list'];
};

const FIGURE = 'figures whitespace-nowrap as-table:text-end';
/** A card has name and revenue, the address, then the other facts in one line where they fit. */
const FACT = 'as-cards:order-3 as-cards:gap-1.5 as-cards:text-xs';
const NONE = '–';

export function CustomerTable({ customers, groups, sorting, texts }: CustomerTableProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { columns } = texts;
  const sortedBy = (name: Exclude<CustomersSort, `-${string}`>, first: 'up' | 'down', className?: string) => (
    <SortHeadCell
      label={columns[name]}
      current={sorting.sort}
      up={name}
      down={`-${name}`}
      first={first}
      href={(sort) =>
        listHref(sorting.path, { ...sorting.address, sort: sort === '-last' ? undefined : sort })
      }
      {...(className ? { className } : {})}
    />
  );
  return (
    <Table aria-label={texts.heading}>
      <TableHead>
        <TableRow>
          {sortedBy('name', 'up')}
          <TableHeadCell>{columns.email}</TableHeadCell>
          {sortedBy('orders', 'down', 'as-table:text-end')}
          {sortedBy('revenue', 'down', 'as-table:text-end')}
          {sortedBy('open', 'down', 'as-table:text-end')}
          {sortedBy('last', 'down', 'as-table:text-end')}
          <TableHeadCell>{columns.group}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {customers.map((customer) => (
          <TableRow
            key={customer._id}
            className="as-cards:flex as-cards:flex-wrap as-cards:gap-x-4 as-cards:gap-y-0.5"
          >
            <TableCell className="as-cards:min-w-0 as-cards:flex-1">
              <Link
                href={ROUTES.customer(customer._id)}
                prefetch={false}
                className="wrap-anywhere line-clamp-1 min-w-0 font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {customer.name}
              </Link>
            </TableCell>
            <TableCell className="as-cards:order-2 as-cards:basis-full">
              <span title={customer.email} className="min-w-0 truncate as-table:block as-table:max-w-56">
                {customer.email}
              </span>
            </TableCell>
            <TableCell label={columns.orders} className={clsx(FIGURE, FACT)}>
              {formatNumber(customer.orders, language)}
            </TableCell>
            <TableCell className={clsx(FIGURE, 'as-cards:order-1 as-cards:font-semibold as-cards:text-ink')}>
              {formatDollars(customer.revenue, language)}
            </TableCell>
            <TableCell label={columns.open} className={clsx(FIGURE, FACT)}>
              {formatNumber(customer.open, language)}
            </TableCell>
            <TableCell label={columns.last} className={clsx(FIGURE, FACT)}>
              {customer.lastOrderAt ? formatDay(customer.lastOrderAt, language, timeZone) : NONE}
            </TableCell>
            <TableCell
              label={columns.group}
              className={clsx(FACT, !groups.has(customer.priceGroupId ?? '') && 'as-cards:hidden')}
            >
              <span className="wrap-anywhere min-w-0">{groups.get(customer.priceGroupId ?? '') ?? NONE}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
