'use client';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Notice } from '@/components/ui/states/notice';
import { showArrivalToast } from '@/lib/client/toasts/arrival-toast';
import type { Order } from '@/lib/shared/orders/order.schema';
import { awaitsPayment, TO_PAY } from '@/lib/shared/orders/order-status';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { OwnOrderActions } from './own-order-actions';
import { OWN_ORDER_LINKS, OwnOrdersList } from './own-orders-list';
import type { UnpaidOrder } from './unpaid-orders';
import { type OwnOrdersPart, useOwnOrders } from './use-own-orders';

type MyOrdersProps = {
  email: string;
  orders: readonly Order[];
  part: OwnOrdersPart;
  today: string;
  unpaid: readonly UnpaidOrder[];
  isMember: boolean;
  texts: Texts['orders'];
  confirmTexts: ConfirmTexts;
};

/** Product §2.5, §4.1. */
export function MyOrders(props: MyOrdersProps) {
  const { email, orders: rendered, part, today, unpaid, isMember, texts, confirmTexts } = props;
  const { orders, loading, failure, cancel, retry } = useOwnOrders(email, rendered, part);
  // Orders fetched since are newer than those of the page.
  const byId = new Map(orders.map((order) => [order._id, order]));
  const renderedIds = new Set(unpaid.map(({ _id }) => _id));
  const toPay = [
    ...unpaid.filter(({ _id }) => awaitsPayment(byId.get(_id) ?? { state: TO_PAY })),
    ...orders.filter((order) => awaitsPayment(order) && !renderedIds.has(order._id)),
  ];
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<string>(null);

  useEffect(showArrivalToast, []);

  // If the button of the cancelled row had the focus, focus the list.
  useEffect(() => {
    if (!removed.current || orders.some(({ _id }) => _id === removed.current)) return;
    removed.current = null;
    list.current?.focus();
  }, [orders]);

  async function cancelAndStay(order: Order) {
    removed.current = order._id;
    await cancel(order);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="status" className="empty:hidden">
        {failure ? (
          <Notice tone="danger">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>{fillText(texts.refreshFailed, { reason: failure })}</p>
              <Button variant="outline" size="sm" busy={loading} onClick={retry}>
                {texts.retry}
              </Button>
            </div>
          </Notice>
        ) : null}
      </div>
      <OwnOrdersList
        orders={orders}
        unpaid={toPay}
        filters={part.filters}
        isMember={isMember}
        today={today}
        links={OWN_ORDER_LINKS}
        list={{ ref: list, tabIndex: -1, 'aria-busy': loading }}
        texts={texts}
        actionsOf={(order) => (
          <OwnOrderActions order={order} texts={texts} confirmTexts={confirmTexts} onCancel={cancelAndStay} />
        )}
      />
    </div>
  );
}
