import 'server-only';
import { collection } from '@/lib/server/platform/db/collections';
import { ORDER_STATES, type OrderState } from '@/lib/shared/order-status';

/** Returns how many orders are in each state, from the index alone. */
export async function countByState(): Promise<[OrderState, number][]> {
  const orders = await collection('orders');
  return Promise.all(
    ORDER_STATES.map(
      async (state): Promise<[OrderState, number]> => [state, await orders.countDocuments({ state })],
    ),
  );
}
