'use client';
import { useSyncExternalStore } from 'react';
import type { CartState } from '@/lib/client/cart/cart-state';
import { cartNow, cartOnServer, followCart } from '@/lib/client/cart/cart-store';

/** The current viewer's cart, kept in step with other tabs and devices while it is shown. */
export function useCart(): CartState {
  return useSyncExternalStore(followCart, cartNow, cartOnServer);
}
