import type { ReactNode } from 'react';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { OrderStateBadges } from '@/components/orders/order-state-badges';
import { OrderView } from '@/components/orders/order-view';
import { RefundTrouble } from '@/components/orders/refund-trouble';
import { BackLink } from '@/components/ui/links/back-link';
import type { Order } from '@/lib/shared/orders/order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { shop } from '@/shop.config';
import type { OrderLinks } from './own-orders-list';
import { SamePoNumber } from './same-po-number';

type OwnOrderScreenProps = {
  order: Order;
  sold: ReadonlySet<string>;
  today: string;
  links: OrderLinks;
  /** What the link to the list is called, where that is not one's own. */
  back?: string;
  children: ReactNode;
  /** Absent in an admin's view of a customer. */
  addToList?: string;
  texts: Pick<Texts, 'orderPage' | 'orders'>;
};

export function OwnOrderScreen(props: OwnOrderScreenProps) {
  const { order, sold, today, links, back, children, addToList, texts } = props;
  const { orderPage, orders } = texts;
  return (
    <>
      <div className="grid gap-4">
        <BackLink href={links.list}>{back ?? orderPage.backToOwn}</BackLink>
        <DashboardHead
          heading={fillText(orderPage.title, { number: order.number })}
          state={<OrderStateBadges order={order} texts={orders} />}
        >
          {children}
        </DashboardHead>
        <SamePoNumber order={order} hrefOf={links.order} texts={orderPage.samePoNumber} />
        <RefundTrouble order={order} texts={orderPage.refundTrouble} />
      </div>
      <OrderView
        order={order}
        hrefOf={(toolId) => (sold.has(toolId) ? links.tool(toolId) : undefined)}
        shop={shop.name}
        deadlineText={orderPage.heldUntil}
        today={today}
        reader="buyer"
        texts={orderPage}
        addToList={addToList}
      />
    </>
  );
}
