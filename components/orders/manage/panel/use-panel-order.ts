'use client';
import { useEffect, useState } from 'react';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import type { Order } from '@/lib/shared/orders/order.schema';

const loadCalls = () => loadCode(() => import('@/lib/client/calls/orders'));

type Shown = { id: string; order?: Order; problem?: string };

/**
 * The order with this id, read again whenever `version` changes: the list was refreshed. What was read before is shown
 * meanwhile.
 */
export function usePanelOrder(id: string, version: unknown) {
  const [shown, setShown] = useState<Shown>({ id });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version or attempt reads the order again.
  useEffect(() => {
    let isCurrent = true;
    loadCalls()
      .then(({ fetchOrder }) => fetchOrder(id))
      .then((order) => isCurrent && setShown({ id, order }))
      .catch((error: unknown) => {
        if (isCurrent) setShown((before) => ({ ...before, id, problem: sentenceOf(error) }));
      });
    return () => {
      isCurrent = false;
    };
  }, [id, version, attempt]);

  const current: Shown = shown.id === id ? shown : { id };
  return { ...current, retry: () => setAttempt((before) => before + 1) };
}
