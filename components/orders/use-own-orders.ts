'use client';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cancelOwnOrder, fetchOwnOrders } from '@/lib/client/orders';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { logOut } from '@/lib/client/session';
import { toastFailure, toastSuccess } from '@/lib/client/toast';
import { TOAST } from '@/lib/shared/messages';
import { ROUTES } from '@/lib/shared/routes';
import type { Order } from '@/lib/shared/schemas/order';

/**
 * One's own orders: what the server's page brought, brought up to date at once and whenever the tab is looked at again.
 * A 401 or 403 on that call logs out and leads home (spec §4, §8); any other failure keeps what is shown and says so.
 */
export function useOwnOrders(email: string, initial: readonly Order[]) {
  const router = useRouter();
  const [orders, setOrders] = useState(initial);
  const [withEnded, setWithEnded] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  const running = useRef<AbortController>(null);

  const leave = useCallback(async () => {
    try {
      await logOut();
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
    router.replace(ROUTES.home);
  }, [router]);

  const refresh = useCallback(
    async (all: boolean) => {
      running.current?.abort();
      const call = new AbortController();
      running.current = call;
      setLoading(true);
      try {
        const fresh = await fetchOwnOrders(email, { signal: call.signal, ...(all ? { state: 'all' } : {}) });
        if (call.signal.aborted) return;
        setOrders(fresh);
        setFailure(null);
      } catch (error) {
        if (call.signal.aborted) return;
        const refused = error instanceof ApiProblem && (error.status === 401 || error.status === 403);
        if (refused) await leave();
        else setFailure(sentenceOf(error));
      } finally {
        if (!call.signal.aborted) setLoading(false);
      }
    },
    [email, leave],
  );

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refresh(withEnded);
    };
    void refresh(withEnded);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      running.current?.abort();
    };
  }, [refresh, withEnded]);

  /** Cancels an unpaid order, or says in a toast why not. Never throws. */
  async function cancel(order: Order): Promise<void> {
    try {
      await cancelOwnOrder(order._id);
      toastSuccess(TOAST.orderCancelledByBuyer);
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
    // Also after a refusal: the order is no longer what the row says.
    await refresh(withEnded);
  }

  return { orders, loading, failure, withEnded, setWithEnded, cancel, retry: () => refresh(withEnded) };
}
