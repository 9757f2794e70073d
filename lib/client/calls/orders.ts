import { call } from '@/lib/client/api';
import type { Order, OwnOrdersAddress, PlaceOrderInput } from '@/lib/shared/orders/order.schema';
import { orderCalls } from '@/lib/shared/orders/orders.contract';

export async function placeOrder(input: PlaceOrderInput, idempotencyKey: string): Promise<{ id: string }> {
  const { insertedId } = await call(orderCalls.placeOrder, { body: input, idempotencyKey });
  return { id: insertedId };
}

export function fetchOwnOrders(
  email: string,
  part: Omit<OwnOrdersAddress, 'page'> & { page: number; limit: number },
  signal: AbortSignal,
): Promise<Order[]> {
  return call(orderCalls.listOwnOrders, { query: { email, ...part }, signal });
}

export function fetchOrder(id: string): Promise<Order> {
  return call(orderCalls.getOrder, { params: { id } });
}

/** Throws ApiProblem: `wrong-order-state` once it is paid or ended. */
export async function cancelOwnOrder(id: string): Promise<void> {
  await call(orderCalls.cancelOrder, { params: { id } });
}

export async function closePaymentNote(id: string): Promise<void> {
  await call(orderCalls.closePaymentNote, { params: { id } });
}

export function fetchOrdersWithPoNumber(poNumber: string, signal: AbortSignal): Promise<Order[]> {
  const query = { poNumber, page: 1, limit: 3 };
  return call(orderCalls.listOwnOrders, { query, signal });
}
