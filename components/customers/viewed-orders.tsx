import { useLanguage } from '#use-language';
import { OrderStateBadges } from '@/components/orders/order-state-badges';
import { Link } from '@/components/ui/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatDay } from '@/lib/shared/dates';
import { formatDollars } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/numbers';
import { ROUTES } from '@/lib/shared/routes';
import type { Order } from '@/lib/shared/schemas/order';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** A customer's orders as they see them; the number leads to what admins see of one. */
export function ViewedOrders({ orders, texts }: { orders: readonly Order[]; texts: Texts }) {
  const language = useLanguage();
  const own = texts.customer.view;
  if (orders.length === 0) return <p className="text-muted">{own.noOrders}</p>;
  return (
    <Table aria-label={own.parts.orders}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{own.columns.order}</TableHeadCell>
          <TableHeadCell>{own.columns.tool}</TableHeadCell>
          <TableHeadCell className="md:text-end">{own.columns.total}</TableHeadCell>
          <TableHeadCell>{own.columns.state}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <TableRow key={order._id}>
            <TableCell>
              <span className="grid gap-0.5">
                <Link
                  href={ROUTES.manageOrder(order._id)}
                  prefetch={false}
                  className="w-fit whitespace-nowrap font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
                >
                  {order.number}
                </Link>
                <time dateTime={order.placedAt} className="figures text-muted text-xs">
                  {formatDay(order.placedAt, language)}
                </time>
              </span>
            </TableCell>
            <TableCell label={own.columns.tool}>
              <span className="grid min-w-0 justify-items-end gap-0.5 text-end md:justify-items-start md:text-start">
                <span className="wrap-anywhere font-medium text-ink">
                  <MeasuredText text={order.toolName} />
                </span>
                <span className="figures text-muted text-xs">
                  {fillText(order.lineCount === 1 ? own.lines.one : own.lines.many, {
                    count: formatNumber(order.lineCount, language),
                  })}
                </span>
              </span>
            </TableCell>
            <TableCell label={own.columns.total} className="md:text-end">
              <span className="figures whitespace-nowrap font-semibold text-ink">
                {formatDollars(order.orderValue, language)}
              </span>
            </TableCell>
            <TableCell label={own.columns.state}>
              <OrderStateBadges order={order} texts={texts.orders} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
