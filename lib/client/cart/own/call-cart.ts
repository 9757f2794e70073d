import { call } from '@/lib/client/api';
import { cartCalls } from '@/lib/shared/cart/cart.contract';
import type {
  Cart,
  CartPreview,
  ChangeCartInput,
  JoinedCart,
  MergeCartInput,
} from '@/lib/shared/cart/cart.schema';

export function fetchCart(): Promise<Cart> {
  return call(cartCalls.getCart, {});
}

export function changeCart(body: ChangeCartInput, idempotencyKey: string): Promise<Cart> {
  return call(cartCalls.changeCart, { body, idempotencyKey });
}

export function previewCart(lines: readonly { toolId: string; quantity: number }[]): Promise<CartPreview> {
  const body = { lines: lines.map(({ toolId, quantity }) => ({ toolId, quantity })) };
  return call(cartCalls.previewCart, { body });
}

export function mergeCart(body: MergeCartInput, idempotencyKey: string): Promise<JoinedCart> {
  return call(cartCalls.mergeCart, { body, idempotencyKey });
}
