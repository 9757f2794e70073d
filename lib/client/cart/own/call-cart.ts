import { call } from '@/lib/client/api';
import {
  changeCartCall,
  getCartCall,
  mergeCartCall,
  orderAgainCall,
  orderCartCall,
  previewCartCall,
} from '@/lib/shared/cart/cart.contract';
import type {
  Cart,
  CartPreview,
  ChangeCartInput,
  JoinedCart,
  MergeCartInput,
  OrderCartInput,
} from '@/lib/shared/cart/cart.schema';

export function fetchCart(): Promise<Cart> {
  return call(getCartCall, {});
}

export function changeCart(body: ChangeCartInput, idempotencyKey: string): Promise<Cart> {
  return call(changeCartCall, { body, idempotencyKey });
}

export function previewCart(lines: readonly { toolId: string; quantity: number }[]): Promise<CartPreview> {
  const body = { lines: lines.map(({ toolId, quantity }) => ({ toolId, quantity })) };
  return call(previewCartCall, { body });
}

export function mergeCart(body: MergeCartInput, idempotencyKey: string): Promise<JoinedCart> {
  return call(mergeCartCall, { body, idempotencyKey });
}

export async function orderCart(body: OrderCartInput, idempotencyKey: string): Promise<string> {
  return (await call(orderCartCall, { body, idempotencyKey })).insertedId;
}

export function orderAgain(id: string, idempotencyKey: string): Promise<JoinedCart> {
  return call(orderAgainCall, { params: { id }, idempotencyKey });
}
