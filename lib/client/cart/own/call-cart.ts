import { callApi } from '@/lib/client/api';
import { insertedSchema } from '@/lib/shared/calls/write-results.schema';
import type {
  changeCartCall,
  getCartCall,
  mergeCartCall,
  orderAgainCall,
  orderCartCall,
  previewCartCall,
} from '@/lib/shared/cart/cart.contract';
import {
  type Cart,
  type CartPreview,
  type ChangeCartInput,
  cartPreviewSchema,
  cartSchema,
  type JoinedCart,
  joinedCartSchema,
  type MergeCartInput,
  type OrderCartInput,
} from '@/lib/shared/cart/cart.schema';

export function fetchCart(): Promise<Cart> {
  return callApi<typeof getCartCall>('GET', '/api/cart', { schema: cartSchema });
}

export function changeCart(body: ChangeCartInput, idempotencyKey: string): Promise<Cart> {
  const options = { schema: cartSchema, body, idempotencyKey };
  return callApi<typeof changeCartCall>('PATCH', '/api/cart', options);
}

export function previewCart(lines: readonly { toolId: string; quantity: number }[]): Promise<CartPreview> {
  const body = { lines: lines.map(({ toolId, quantity }) => ({ toolId, quantity })) };
  return callApi<typeof previewCartCall>('POST', '/api/cart/preview', { schema: cartPreviewSchema, body });
}

export function mergeCart(body: MergeCartInput, idempotencyKey: string): Promise<JoinedCart> {
  const options = { schema: joinedCartSchema, body, idempotencyKey };
  return callApi<typeof mergeCartCall>('POST', '/api/cart/merge', options);
}

export async function orderCart(body: OrderCartInput, idempotencyKey: string): Promise<string> {
  const options = { schema: insertedSchema, body, idempotencyKey };
  return (await callApi<typeof orderCartCall>('POST', '/api/cart/order', options)).insertedId;
}

export function orderAgain(id: string, idempotencyKey: string): Promise<JoinedCart> {
  const options = { schema: joinedCartSchema, params: { id }, idempotencyKey };
  return callApi<typeof orderAgainCall>('POST', '/api/order/{id}/again', options);
}
