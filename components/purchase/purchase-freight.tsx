'use client';
import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { OrderFreight, type OrderFreightProps } from '@/components/freight/order-freight';
import type { AskCosts } from '@/components/freight/use-freight';
import { call } from '@/lib/client/api';
import { previewCosts } from '@/lib/shared/cart/cart-costs.contract';
import { readUnits } from '@/lib/shared/numbers/read-count';

/** The delivery of a single tool and its costs, which the cart's preview makes. */
export function PurchaseFreight({ toolId, ...props }: OrderFreightProps & { toolId: string }) {
  const language = useLanguage();
  const quantity = readUnits(String(useWatch({ name: 'orderQuantity' }) ?? ''), language) ?? 0;
  const ask: AskCosts = useCallback(
    async (request, signal) => {
      const lines = quantity >= 1 ? [{ toolId, quantity }] : [];
      const preview = await call(previewCosts, { body: { lines, ...request }, signal });
      const { methods = [], shippingMethod = null, costs = null, reasons = [] } = preview;
      return { methods, shippingMethod, costs, reasons };
    },
    [toolId, quantity],
  );
  return <OrderFreight {...props} of={String(quantity)} ask={ask} />;
}
