'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { cartNow, cartOnServer, followCart } from '@/lib/client/cart/cart-store';
import { fetchCartApproval } from '@/lib/client/cart/own/fetch-approval';
import type { CartApproval } from '@/lib/shared/approvals/approval.schema';

/**
 * How an order of the cart stands with the member's company, asked anew for each version of it, and after each refusal: undefined until
 * the first reply, null where it cannot be read.
 */
export function useCartApproval(refusals: number): CartApproval | null | undefined {
  const { cart } = useSyncExternalStore(followCart, cartNow, cartOnServer);
  const version = cart?.version;
  const [approval, setApproval] = useState<CartApproval | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal means that something changed.
  useEffect(() => {
    if (version === undefined) return;
    let isLeft = false;
    fetchCartApproval()
      .then((next) => {
        if (!isLeft) setApproval(next);
      })
      .catch((error: unknown) => {
        console.info('What the company needs could not be read.', error);
        // The order itself says the same, where it is refused.
        if (!isLeft) setApproval((before) => before ?? null);
      });
    return () => {
      isLeft = true;
    };
  }, [version, refusals]);
  return approval;
}
