import { useLanguage } from '#use-language';
import { orderShipText } from '@/components/shipping/order-ship-text';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { listHref } from '@/lib/shared/calls/list-query';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { goodsLabel } from '@/lib/shared/orders/order-label';
import { TO_SHIP } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { HomeSection } from './home-section';

type UnderWayProps = {
  orders: readonly Order[];
  today: string;
  texts: Pick<Texts, 'account' | 'orders'>;
};

export function UnderWay({ orders, today, texts }: UnderWayProps) {
  const language = useLanguage();
  const { underWay } = texts.account;
  if (orders.length === 0) return null;
  return (
    <HomeSection
      heading={underWay.heading}
      all={{ href: listHref(ROUTES.myOrders, { state: TO_SHIP }), label: underWay.all }}
    >
      <ul className="figures text-sm">
        {orders.map((order) => (
          <li
            key={order._id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-1.5 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto_6rem]"
          >
            <span className="whitespace-nowrap">
              <Link
                href={ROUTES.myOrder(order._id)}
                prefetch={false}
                className="font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {order.number}
              </Link>
            </span>
            <span className="min-w-0 max-sm:order-last max-sm:col-span-2">
              <span className="block truncate">
                <MeasuredText text={goodsLabel(order, { texts: texts.orders, language })} />
              </span>
              {order.poNumber ? (
                <span className="block truncate text-muted text-xs">{order.poNumber}</span>
              ) : null}
            </span>
            <span className="whitespace-nowrap text-ink">
              {orderShipText(order, today, { reader: 'buyer', texts: texts.orders.ships, language })}
            </span>
            <span className="whitespace-nowrap text-end text-ink max-sm:hidden">
              {formatDollars(order.orderValue, language)}
            </span>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
