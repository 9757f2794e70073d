'use client';
import { use } from 'react';
import { shop } from '#shop';
import { OrderStateBadges } from '@/components/orders/order-state-badges';
import { OrderView } from '@/components/orders/order-view';
import { SamePoNumber } from '@/components/orders/own/same-po-number';
import { returnForBuyer } from '@/components/orders/shipment-returns';
import { shipmentActions } from '@/components/shipments/manage/shipment-actions';
import { Link } from '@/components/ui/links/link';
import type { Order } from '@/lib/shared/orders/order.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { OrderButtons } from './actions/order-buttons';
import { orderPageTexts, type PanelTexts } from './order-panel';
import { withShownBuyer } from './order-row';

type PanelContentProps = {
  order: Order;
  today: string;
  customerId: string | undefined;
  texts: PanelTexts;
};

export function PanelContent({ order: stored, today, customerId, texts }: PanelContentProps) {
  const orderPage = use(orderPageTexts());
  const order = withShownBuyer(stored, texts.closed);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <OrderStateBadges order={order} texts={texts.orders} />
        <Link
          href={ROUTES.manageOrder(order._id)}
          prefetch={false}
          className="rounded-sm font-medium text-ink text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {texts.admin.panel.fullPage}
        </Link>
      </div>
      <OrderButtons order={order} texts={{ ...texts, orderPage }} />
      <SamePoNumber order={order} hrefOf={ROUTES.manageOrder} texts={orderPage.samePoNumber} />
      <OrderView
        order={order}
        hrefOf={ROUTES.toolStock}
        shop={shop.name}
        deadlineText={orderPage.heldUntilAdmin}
        today={today}
        reader="admin"
        buyerHref={customerId ? ROUTES.customer(customerId) : undefined}
        isNarrow
        returnHref={ROUTES.manageReturn}
        {...shipmentActions(order, {
          today,
          texts: orderPage.shipments.actions,
          moreOf: returnForBuyer(order, orderPage.returns),
        })}
        texts={orderPage}
      />
    </>
  );
}
