import { z } from 'zod';
import {
  type Order,
  type OrderStateFilter,
  orderSchema,
  type PlaceOrderInput,
} from '@/lib/shared/schemas/order';
import { callApi } from './api';

const orderPath = (id: string) => `/api/order/${encodeURIComponent(id)}`;

/** Places an order (spec §7); the same key and body answers the same id again. Throws ApiProblem. */
export async function placeOrder(input: PlaceOrderInput, idempotencyKey: string): Promise<{ id: string }> {
  const { insertedId } = await callApi('/api/order', z.object({ insertedId: z.string() }), {
    method: 'POST',
    body: input,
    headers: { 'idempotency-key': idempotencyKey },
  });
  return { id: insertedId };
}

/** One page of one's own orders, newest first (spec §7). Throws ApiProblem. */
export function fetchOwnOrders(
  email: string,
  part: { state?: OrderStateFilter; page: number; limit: number },
  signal: AbortSignal,
): Promise<Order[]> {
  const query = new URLSearchParams({
    email,
    page: String(part.page),
    limit: String(part.limit),
    ...(part.state ? { state: part.state } : {}),
  });
  return callApi(`/api/order?${query}`, z.array(orderSchema), { as: 'bearer', signal });
}

/** One order as it stands now (spec §7). Throws ApiProblem. */
export function fetchOrder(id: string): Promise<Order> {
  return callApi(orderPath(id), orderSchema, { as: 'bearer' });
}

/** Cancels one's own unpaid order (spec §7). Throws ApiProblem: `wrong-order-state` once it is paid or gone. */
export async function cancelOwnOrder(id: string): Promise<void> {
  await callApi(orderPath(id), z.object({ deletedCount: z.number() }), { method: 'DELETE', as: 'bearer' });
}
