'use client';
import { useState, useTransition } from 'react';
import { useLanguage } from '#use-language';
import { Button, type ButtonProps } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { call } from '@/lib/client/api';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { messageText } from '@/lib/client/language/message-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { mayArriveLater, sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import type { Order } from '@/lib/shared/orders/order.schema';
import { goodsLabel } from '@/lib/shared/orders/order-label';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OrderAgainProps = Omit<ButtonProps, 'onClick' | 'busy'> & { orderId: string };

export function OrderAgain({ orderId, children, ...look }: OrderAgainProps) {
  const router = useLocalRouter();
  const { user } = useViewer();
  const [busy, setBusy] = useState(false);
  const [keyFor] = useState(createIdempotencyKeys);

  async function order() {
    if (!user) return;
    setBusy(true);
    try {
      const { cartCalls } = await loadContracts(() => import('@/lib/shared/cart/cart.contract'));
      const { publishJoinedCart } = await loadCode(() => import('@/lib/client/cart/joined-outcomes'));
      publishJoinedCart(
        user.id,
        await call(cartCalls.orderAgain, { params: { id: orderId }, idempotencyKey: keyFor(orderId) }),
      );
      keyFor.reset();
      router.push(ROUTES.cart);
    } catch (error) {
      toastFailure(sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <Button {...look} busy={busy} disabled={!user} onClick={order}>
      {children}
    </Button>
  );
}

type CancelOwnOrderProps = {
  order: Pick<Order, '_id' | 'number' | 'toolName' | 'orderQuantity' | 'lineCount'>;
  texts: Texts['orders'];
  confirmTexts: ConfirmTexts;
};

/** Product §11.3. */
export function CancelOwnOrder({ order, texts, confirmTexts }: CancelOwnOrderProps) {
  const language = useLanguage();
  const router = useLocalRouter();
  const [refreshing, startRefresh] = useTransition();

  async function cancel(): Promise<void> {
    try {
      await call(orderCalls.cancelOrder, { params: { id: order._id } });
      toastSuccess(messageText('order-cancelled-by-buyer'));
    } catch (error) {
      toastFailure(sentenceOf(error));
      if (mayArriveLater(error)) return;
    }
    // Also after a refusal: the page is out of date.
    startRefresh(() => router.refresh());
  }

  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" busy={refreshing}>
          {texts.cancel}
        </Button>
      }
      title={fillText(texts.cancelTitle, { number: order.number })}
      text={fillText(texts.cancelText, { goods: goodsLabel(order, { texts, language }) })}
      texts={confirmTexts}
      onConfirm={cancel}
    />
  );
}
