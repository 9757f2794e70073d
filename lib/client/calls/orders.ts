import { z } from 'zod';
import { callApi } from '@/lib/client/api';
import { deletedSchema, insertedSchema } from '@/lib/shared/calls/write-results.schema';
import {
  type Order,
  type OwnOrdersAddress,
  orderSchema,
  type PlaceOrderInput,
} from '@/lib/shared/orders/order.schema';
import type {
  cancelOrderCall,
  getOrderCall,
  listOwnOrdersCall,
  placeOrderCall,
} from '@/lib/shared/orders/orders.contract';

export async function placeOrder(input: PlaceOrderInput, idempotencyKey: string): Promise<{ id: string }> {
  const options = { schema: insertedSchema, body: input, idempotencyKey };
  const { insertedId } = await callApi<typeof placeOrderCall>('POST', '/api/order', options);
  return { id: insertedId };
}

export function fetchOwnOrders(
  email: string,
  part: Omit<OwnOrdersAddress, 'page'> & { page: number; limit: number },
  signal: AbortSignal,
): Promise<Order[]> {
  const options = { schema: z.array(orderSchema), query: { email, ...part }, as: 'bearer', signal } as const;
  return callApi<typeof listOwnOrdersCall>('GET', '/api/order', options);
}

export function fetchOrder(id: string): Promise<Order> {
  const options = { schema: orderSchema, params: { id }, as: 'bearer' } as const;
  return callApi<typeof getOrderCall>('GET', '/api/order/{id}', options);
}

/** Throws ApiProblem: `wrong-order-state` once it is paid or ended. */
export async function cancelOwnOrder(id: string): Promise<void> {
  const options = { schema: deletedSchema, params: { id }, as: 'bearer' } as const;
  await callApi<typeof cancelOrderCall>('DELETE', '/api/order/{id}', options);
}

export function fetchOrdersWithPoNumber(poNumber: string, signal: AbortSignal): Promise<Order[]> {
  const query = { poNumber, page: 1, limit: 3 };
  const options = { schema: z.array(orderSchema), query, as: 'bearer', signal } as const;
  return callApi<typeof listOwnOrdersCall>('GET', '/api/order', options);
}
