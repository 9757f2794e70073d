'use client';
import { useSyncExternalStore } from 'react';
import { type CartState, cartNow, cartOnServer, followCart } from '@/lib/client/cart/cart-store';

/** Subscribes while mounted, so that the cart follows other tabs and devices. */
export function useCart(): CartState {
  return useSyncExternalStore(followCart, cartNow, cartOnServer);
}
