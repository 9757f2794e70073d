'use client';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { PANEL_LINK } from '@/components/dashboard/beside/panel-parts';
import { OrderStateBadges } from '@/components/orders/order-state-badges';
import { Link } from '@/components/ui/links/link';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type NewestOrdersProps = {
  orders: readonly Order[];
  /** The list of all of them. */
  href: string;
  texts: Pick<Texts, 'panels' | 'orders'>;
};

/** What a company or a customer ordered last, beside a list of these. */
export function NewestOrders({ orders, href, texts: { panels, orders: texts } }: NewestOrdersProps) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  return (
    <section className="grid gap-1 text-sm">
      <h3 className="font-semibold text-ink">{panels.orders}</h3>
      {orders.length === 0 ? <p className="text-muted">{panels.noOrders}</p> : null}
      <ul className="figures grid">
        {orders.map((order) => (
          <li
            key={order._id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 border-line border-b py-1.5"
          >
            <Link href={ROUTES.manageOrder(order._id)} prefetch={false} className={`font-mono ${PANEL_LINK}`}>
              {order.number}
            </Link>
            <span className="text-muted text-xs">{formatDay(order.placedAt, language, timeZone)}</span>
            <span className="text-end font-semibold text-ink">
              {formatDollars(order.orderValue, language)}
            </span>
            <span className="col-span-full pt-1">
              <OrderStateBadges order={order} texts={texts} />
            </span>
          </li>
        ))}
      </ul>
      {orders.length > 0 ? (
        <Link href={href} prefetch={false} className={`w-fit pt-1 ${PANEL_LINK}`}>
          {panels.allOrders}
        </Link>
      ) : null}
    </section>
  );
}
