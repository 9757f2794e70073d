'use client';
import { ClipboardList } from 'lucide';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ConfirmTexts } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { showArrivalToast } from '@/lib/client/arrival-toast';
import { listHref } from '@/lib/shared/list-query';
import { awaitsPayment, TO_PAY } from '@/lib/shared/order-status';
import { ROUTES } from '@/lib/shared/routes';
import type { Order } from '@/lib/shared/schemas/order';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { OrderFilters } from './order-filters';
import { OwnOrderActions } from './own-order-actions';
import { OwnOrdersTable } from './own-orders-table';
import { type UnpaidOrder, UnpaidOrders } from './unpaid-orders';
import { type OwnOrdersPart, useOwnOrders } from './use-own-orders';
import { WithEndedBox } from './with-ended-box';

type MyOrdersProps = {
  email: string;
  orders: readonly Order[];
  part: OwnOrdersPart;
  /** The day of the shop's calendar. */
  today: string;
  /** All that the viewer has not paid, whatever the list shows. */
  unpaid: readonly UnpaidOrder[];
  texts: Texts['orders'];
  confirmTexts: ConfirmTexts;
};

const UNPAID = listHref(ROUTES.myOrders, { state: TO_PAY });

/** The signed-in customer's orders (product §2.5, §4.1). */
export function MyOrders(props: MyOrdersProps) {
  const { email, orders: brought, part, today, unpaid, texts, confirmTexts } = props;
  const { orders, loading, failure, cancel, retry } = useOwnOrders(email, brought, part);
  const { q, state, from, to } = part.asked;
  const isNarrowed = Boolean(q || from || to || (state && state !== 'all'));
  const isNew = orders.length === 0 && !isNarrowed;
  // What was fetched since is newer than what the page brought.
  const known = new Map(orders.map((order) => [order._id, order]));
  const isBrought = new Set(unpaid.map(({ _id }) => _id));
  const toPay = [
    ...unpaid.filter(({ _id }) => awaitsPayment(known.get(_id) ?? { state: TO_PAY })),
    ...orders.filter((order) => awaitsPayment(order) && !isBrought.has(order._id)),
  ];
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<string>(null);

  useEffect(showArrivalToast, []);

  // If the button of the cancelled row had the focus, the list gets it.
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
    <div className="grid gap-4">
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
      <UnpaidOrders orders={toPay} all={UNPAID} payHrefOf={ROUTES.payment} texts={texts} />
      {isNew ? null : (
        <OrderFilters path={ROUTES.myOrders} asked={part.asked} hasFile texts={texts.filters} />
      )}
      <WithEndedBox path={ROUTES.myOrders} asked={part.asked} label={texts.withEnded} />
      <div ref={list} tabIndex={-1} aria-busy={loading} className="outline-none">
        {orders.length === 0 && isNarrowed ? (
          <EmptyState icon={ClipboardList} {...texts.filters.none}>
            <LinkButton href={ROUTES.myOrders} variant="outline">
              {texts.filters.clear}
            </LinkButton>
          </EmptyState>
        ) : orders.length === 0 ? (
          <EmptyState icon={ClipboardList} title={texts.empty.title} text={texts.empty.text}>
            <LinkButton href={`${ROUTES.home}#latest-tools`}>{texts.empty.action}</LinkButton>
          </EmptyState>
        ) : (
          <OwnOrdersTable
            orders={orders}
            today={today}
            hrefOf={ROUTES.myOrder}
            toolHrefOf={ROUTES.purchase}
            texts={texts}
            actionsOf={(order) => (
              <OwnOrderActions
                order={order}
                texts={texts}
                confirmTexts={confirmTexts}
                onCancel={cancelAndStay}
              />
            )}
          />
        )}
      </div>
    </div>
  );
}
