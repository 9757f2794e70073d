'use client';
import { useSyncExternalStore } from 'react';
import { type CartState, cartNow, cartOnServer, followCart } from '@/lib/client/cart/cart-store';

/** The cart of whoever looks at the page, kept in step with other tabs and devices while it is shown. */
export function useCart(): CartState {
  return useSyncExternalStore(followCart, cartNow, cartOnServer);
}
