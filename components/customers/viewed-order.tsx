import { BackLink } from '@/components/orders/back-link';
import { OrderStateBadges } from '@/components/orders/order-state-badges';
import { OrderView } from '@/components/orders/order-view';
import { RefundTrouble } from '@/components/orders/refund-trouble';
import { Link } from '@/components/ui/link';
import { BRAND } from '@/lib/shared/brand';
import { ROUTES } from '@/lib/shared/routes';
import type { Order } from '@/lib/shared/schemas/order';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** An order, and the ids of its tools that are still sold. */
export type OrderShown = { order: Order; sold: ReadonlySet<string> };

type ViewedOrderProps = OrderShown & {
  /** The day of the shop's calendar. */
  today: string;
  /** The list it belongs to. */
  back: string;
  /** Returns the address at which the customer's price of a tool is shown. */
  priceOf: (toolId: string) => string;
  texts: Texts;
};

/** One order as its buyer sees it, without anything that changes it. */
export function ViewedOrder({ order, sold, today, back, priceOf, texts }: ViewedOrderProps) {
  const { orderPage, orders, customer } = texts;
  return (
    <>
      <div className="grid gap-3">
        <BackLink href={back}>{orderPage.backToOwn}</BackLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="font-bold text-ink text-xl">
            {fillText(orderPage.title, { number: order.number })}
          </h2>
          <OrderStateBadges order={order} texts={orders} />
          <Link
            href={ROUTES.manageOrder(order._id)}
            prefetch={false}
            className="text-ink text-sm underline underline-offset-4"
          >
            {customer.view.manageOrder}
          </Link>
        </div>
        <RefundTrouble order={order} texts={orderPage.refundTrouble} />
      </div>
      <OrderView
        order={order}
        hrefOf={(toolId) => (sold.has(toolId) ? priceOf(toolId) : undefined)}
        shop={BRAND.name}
        held={orderPage.heldUntil}
        today={today}
        reader="buyer"
        texts={orderPage}
      />
    </>
  );
}
