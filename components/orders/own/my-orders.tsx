'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '#use-language';
import { orderNumberId } from '@/components/orders/order-row';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { showArrivalToast } from '@/lib/client/toasts/arrival-toast';
import { isChargeable } from '@/lib/shared/numbers/card-charges';
import type { Order } from '@/lib/shared/orders/order.schema';
import { goodsLabel } from '@/lib/shared/orders/order-label';
import { awaitsPayment, mayBeCancelled, TO_PAY } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { OrderAgain } from './own-order-buttons';
import { type LastParcels, OWN_ORDER_LINKS, OwnOrdersList } from './own-orders-list';
import type { UnpaidOrder } from './unpaid-orders';
import { type OwnOrdersPart, useOwnOrders } from './use-own-orders';

type MyOrdersProps = {
  email: string;
  orders: readonly Order[];
  parcels: LastParcels;
  part: OwnOrdersPart;
  today: string;
  unpaid: readonly UnpaidOrder[];
  isMember: boolean;
  /** The views of the list that were saved. */
  views?: ReactNode;
  texts: Texts['orders'];
  confirmTexts: ConfirmTexts;
};

/** Product §2.5, §4.1. */
export function MyOrders(props: MyOrdersProps) {
  const { email, orders: rendered, parcels, part, today, unpaid, isMember, views } = props;
  const { texts, confirmTexts } = props;
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
        parcels={parcels}
        unpaid={toPay}
        filters={part.filters}
        isMember={isMember}
        views={views}
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

type OwnOrderActionsProps = {
  order: Order;
  texts: Texts['orders'];
  confirmTexts: ConfirmTexts;
  onCancel: (order: Order) => Promise<void>;
};

/** While unpaid: pay or cancel; on account: cancel until it ships, then pay its invoice; afterwards: order again (product §4.1). */
function OwnOrderActions({ order, texts, confirmTexts, onCancel }: OwnOrderActionsProps) {
  const language = useLanguage();
  const numberId = orderNumberId(order);
  const isPayable = isChargeable(order.openBalance);
  return (
    <>
      {mayBeCancelled(order) ? (
        <span className="flex gap-2 lg:justify-end">
          {awaitsPayment(order) ? (
            <LinkButton href={ROUTES.payment(order._id)} size="sm" aria-describedby={numberId}>
              {texts.pay}
            </LinkButton>
          ) : null}
          <ConfirmDialog
            trigger={
              <Button variant="outline" size="sm" aria-describedby={numberId}>
                {texts.cancel}
              </Button>
            }
            title={fillText(texts.cancelTitle, { number: order.number })}
            text={fillText(texts.cancelText, { goods: goodsLabel(order, { texts, language }) })}
            texts={confirmTexts}
            onConfirm={() => onCancel(order)}
          />
        </span>
      ) : null}
      {isPayable ? (
        <span className="flex lg:justify-end">
          <LinkButton href={ROUTES.payment(order._id)} size="sm" aria-describedby={numberId}>
            {texts.payInvoice}
          </LinkButton>
        </span>
      ) : null}
      {!mayBeCancelled(order) && !isPayable ? (
        <span className="flex lg:justify-end">
          <OrderAgain orderId={order._id} variant="outline" size="sm" aria-describedby={numberId}>
            {texts.again}
          </OrderAgain>
        </span>
      ) : null}
    </>
  );
}
