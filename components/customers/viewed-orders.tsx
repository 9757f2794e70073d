import { useLanguage } from '#use-language';
import { OrderStateBadges } from '@/components/orders/order-state-badges';
import { Link } from '@/components/ui/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatDay } from '@/lib/shared/dates';
import { formatDollars } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/numbers';
import type { Order } from '@/lib/shared/schemas/order';
import { orderShipText } from '@/lib/shared/shipping/order-ship-text';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ViewedOrdersProps = {
  orders: readonly Order[];
  /** The day of the shop's calendar. */
  today: string;
  /** Returns the address at which one of them is shown. */
  hrefOf: (id: string) => string;
  texts: Texts;
};

/** A customer's orders as they see them; the number leads to all they see of one. */
export function ViewedOrders({ orders, today, hrefOf, texts }: ViewedOrdersProps) {
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
                  href={hrefOf(order._id)}
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
              <ViewedState order={order} today={today} texts={texts.orders} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function ViewedState({ order, today, texts }: { order: Order; today: string; texts: Texts['orders'] }) {
  const language = useLanguage();
  const ships = orderShipText(order, today, { reader: 'buyer', texts: texts.ships, language });
  return (
    <span className="grid justify-items-end gap-1 md:justify-items-start">
      <OrderStateBadges order={order} texts={texts} />
      {ships ? <span className="figures text-end text-ink text-xs md:text-start">{ships}</span> : null}
    </span>
  );
}
