'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '@/lib/client/api';
import { cartNow, cartOnServer, followCart } from '@/lib/client/cart/cart-store';
import type { CartApproval } from '@/lib/shared/approvals/approval.schema';
import { previewCartApprovalCall } from '@/lib/shared/approvals/approvals.contract';

/**
 * How an order of the cart stands with the member's company, asked anew for each version of it: undefined until
 * the first reply, null where it cannot be read.
 */
export function useCartApproval(): CartApproval | null | undefined {
  const { cart } = useSyncExternalStore(followCart, cartNow, cartOnServer);
  const version = cart?.version;
  const [approval, setApproval] = useState<CartApproval | null>();
  useEffect(() => {
    if (version === undefined) return;
    let isLeft = false;
    call(previewCartApprovalCall, {})
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
  }, [version]);
  return approval;
}
