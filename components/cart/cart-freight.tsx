'use client';
import { useSyncExternalStore } from 'react';
import { OrderFreight, type OrderFreightProps } from '@/components/freight/order-freight';
import type { AskCosts } from '@/components/freight/use-freight';
import { call } from '@/lib/client/api';
import { cartNow, cartOnServer, followCart } from '@/lib/client/cart/cart-store';
import { cartCostsCalls } from '@/lib/shared/cart/cart-costs.contract';

const ask: AskCosts = (body, signal) => call(cartCostsCalls.cartCosts, { body, signal });

type CartFreightProps = OrderFreightProps & {
  /** How often an order was refused: then costs are asked anew. */
  refusals: number;
};

/** The delivery of the cart and its costs. */
export function CartFreight({ refusals, ...props }: CartFreightProps) {
  const { cart } = useSyncExternalStore(followCart, cartNow, cartOnServer);
  return <OrderFreight {...props} of={`${cart?.version} ${refusals}`} ask={ask} />;
}
