'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '@/lib/client/api';
import { messageText } from '@/lib/client/language/message-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { ApiProblem, mayArriveLater, sentenceOf } from '@/lib/client/problem';
import { logOut } from '@/lib/client/session/sign-in';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import type { Order, OwnOrdersAddress } from '@/lib/shared/orders/order.schema';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { ROUTES } from '@/lib/shared/site/routes';

export type OwnOrdersPart = { page: number; limit: number; filters: Omit<OwnOrdersAddress, 'page'> };

/**
 * The orders rendered by the server, fetched again on mount and whenever the tab becomes visible. A 401 or 403 on that
 * call logs out and navigates home (product §4.13); any other failure shows an error above the list.
 */
export function useOwnOrders(email: string, rendered: readonly Order[], part: OwnOrdersPart) {
  const { page, limit } = part;
  const { q, state, from, to } = part.filters;
  const router = useLocalRouter();
  const [fresh, setFresh] = useState<{ than: readonly Order[]; orders: readonly Order[] } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  const running = useRef<AbortController>(null);
  // A later server render is newer than an earlier fetch.
  const orders = fresh?.than === rendered ? fresh.orders : rendered;

  const leave = useCallback(async () => {
    try {
      await logOut();
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
    router.replace(ROUTES.home);
  }, [router]);

  const refresh = useCallback(async () => {
    running.current?.abort();
    const started = new AbortController();
    running.current = started;
    setLoading(true);
    try {
      const response = await call(orderCalls.listOwnOrders, {
        query: { email, q, state, from, to, page, limit },
        signal: started.signal,
      });
      if (started.signal.aborted) return;
      setFresh({ than: rendered, orders: response });
      setFailure(null);
    } catch (error) {
      if (started.signal.aborted) return;
      const refused = error instanceof ApiProblem && (error.status === 401 || error.status === 403);
      if (refused) await leave();
      else setFailure(sentenceOf(error));
    } finally {
      if (!started.signal.aborted) setLoading(false);
    }
  }, [email, page, limit, q, state, from, to, rendered, leave]);

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    void refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      running.current?.abort();
    };
  }, [refresh]);

  /** A failure becomes a toast. Never throws. */
  async function cancel(order: Order): Promise<void> {
    try {
      await call(orderCalls.cancelOrder, { params: { id: order._id } });
      toastSuccess(messageText('order-cancelled-by-buyer'));
    } catch (error) {
      toastFailure(sentenceOf(error));
      if (mayArriveLater(error)) return;
    }
    // Also after a refusal: the row is out of date. A full page gets its next row from the next page.
    await refresh();
    router.refresh();
  }

  return {
    orders,
    loading,
    failure,
    cancel,
    retry: refresh,
  };
}
