import { useLanguage } from '#use-language';
import { orderShipText } from '@/components/shipments/order-ship-text';
import { listHref } from '@/lib/shared/calls/list-query';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { goodsLabel } from '@/lib/shared/orders/order-label';
import { TO_SHIP } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { HomeRow } from './home-row';
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
          <HomeRow
            key={order._id}
            href={ROUTES.myOrder(order._id)}
            number={order.number}
            what={goodsLabel(order, { texts: texts.orders, language })}
            more={order.poNumber}
            when={orderShipText(order, today, { reader: 'buyer', texts: texts.orders.ships, language })}
            value={formatDollars(order.orderValue, language)}
          />
        ))}
      </ul>
    </HomeSection>
  );
}
