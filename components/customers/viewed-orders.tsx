import { ClipboardList } from 'lucide';
import { OrderFilters } from '@/components/orders/order-filters';
import { OwnOrdersTable } from '@/components/orders/own-orders-table';
import { type UnpaidOrder, UnpaidOrders } from '@/components/orders/unpaid-orders';
import { WithEndedBox } from '@/components/orders/with-ended-box';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { listHref } from '@/lib/shared/list-query';
import { TO_PAY } from '@/lib/shared/order-status';
import type { Order, OwnOrdersAddress } from '@/lib/shared/schemas/order';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ViewedOrdersProps = {
  orders: readonly Order[];
  /** All that the customer has not paid, whatever the list shows. */
  unpaid: readonly UnpaidOrder[];
  /** What the list is narrowed by. */
  asked: Omit<OwnOrdersAddress, 'page'>;
  /** The day of the shop's calendar. */
  today: string;
  /** The list's path. */
  path: string;
  texts: Texts;
};

/** A customer's own list of orders as they see it, without anything that changes one; its links stay within the view. */
export function ViewedOrders({ orders, unpaid, asked, today, path, texts }: ViewedOrdersProps) {
  const own = texts.orders;
  const { q, state, from, to } = asked;
  const isNarrowed = Boolean(q || from || to || (state && state !== 'all'));
  return (
    <div className="grid gap-4">
      <UnpaidOrders orders={unpaid} all={listHref(path, { state: TO_PAY })} texts={own} />
      {orders.length === 0 && !isNarrowed ? null : (
        <OrderFilters path={path} asked={asked} texts={own.filters} />
      )}
      <WithEndedBox path={path} asked={asked} label={own.withEnded} />
      {orders.length > 0 ? (
        <OwnOrdersTable
          orders={orders}
          today={today}
          hrefOf={(order) => listHref(path, { order })}
          toolHrefOf={(tool) => listHref(path, { show: 'prices', tool })}
          texts={own}
        />
      ) : isNarrowed ? (
        <EmptyState icon={ClipboardList} {...own.filters.none}>
          <LinkButton href={path} variant="outline">
            {own.filters.clear}
          </LinkButton>
        </EmptyState>
      ) : (
        <p className="text-muted">{texts.customer.view.noOrders}</p>
      )}
    </div>
  );
}
