'use client';
import { useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/controls/button';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastFailure } from '@/lib/client/toasts/toast';
import { ROUTES } from '@/lib/shared/site/routes';

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
      const [{ orderAgain }, { publishJoinedCart }] = await loadCode(() =>
        Promise.all([import('@/lib/client/cart/own/call-cart'), import('@/lib/client/cart/joined-outcomes')]),
      );
      publishJoinedCart(user.id, await orderAgain(orderId, keyFor(orderId)));
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
