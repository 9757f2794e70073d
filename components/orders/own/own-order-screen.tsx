import type { ReactNode } from 'react';
import { shop } from '#shop';
import { useLanguage } from '#use-language';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { OrderStateBadges } from '@/components/orders/order-state-badges';
import { OrderView } from '@/components/orders/order-view';
import { BackLink } from '@/components/ui/links/back-link';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { Shipment } from '@/lib/shared/shipments/shipment.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { OrderLinks } from './own-orders-list';
import { SamePoNumber } from './same-po-number';

type OwnOrderScreenProps = {
  order: Order;
  sold: ReadonlySet<string>;
  today: string;
  links: OrderLinks;
  /** The name of the link to the list, where that is not one's own. */
  back?: string;
  children: ReactNode;
  /** Absent in an admin's view of a customer, as is `shipmentAction`. */
  addToList?: string;
  shipmentAction?: (shipment: Shipment) => ReactNode;
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
        shipmentAction={props.shipmentAction}
        returnHref={links.returnOf}
      />
    </>
  );
}

type RefundTroubleProps = {
  order: Pick<Order, 'refundFailedAt' | 'refundNotes'>;
  texts: Texts['orderPage']['refundTrouble'];
};

/** For a buyer whose refund the bank returned; renders nothing for other orders. */
function RefundTrouble({ order, texts }: RefundTroubleProps) {
  const language = useLanguage();
  const failed = order.refundNotes?.findLast(({ what }) => what === 'failed');
  if (!order.refundFailedAt || !failed) return null;
  return (
    <Notice tone="warning">
      <p className="font-semibold">
        {fillText(texts.heading, { amount: formatDollars(failed.amount, language) })}
      </p>
      <p className="mt-1">
        {texts.text}{' '}
        <Link href={ROUTES.contact} className="font-medium underline underline-offset-4">
          {texts.contact}
        </Link>
      </p>
    </Notice>
  );
}
