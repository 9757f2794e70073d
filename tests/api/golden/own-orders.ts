import { intentIdOf, payAtProvider } from '@/tests/api/support/provider';
import { type Person, placeOrder } from '@/tests/support/people';
import type { Cast } from './cast';
import type { Placeholders } from './placeholders';

/** The price of ten of `ownTool`. */
const ORDER_VALUE = 123.5;

/** A payment that has gone through and names no order. Returns its transaction id. */
export async function paidIntent(buyer: Person, orderValue = ORDER_VALUE): Promise<string> {
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue });
  await payAtProvider(body.clientSecret);
  return intentIdOf(body.clientSecret);
}

/**
 * Pays an order of ten by an unattached intent: of the provider's event and the buyer's call, which race, only the call
 * can then pay the order, so that the buyer is always the one who did.
 */
export async function payOrderOfTen(buyer: Person, orderId: string): Promise<string> {
  const transactionId = await paidIntent(buyer);
  const recorded = await buyer.call('PATCH', `/api/order/${orderId}`, { transactionId });
  if (recorded.body.modifiedCount !== 1) throw new Error(`not paid: ${JSON.stringify(recorded.body)}`);
  return transactionId;
}

const STATES = ['unpaid', 'paid', 'shipped', 'refunded', 'cancelled', 'cancelled by admin'] as const;
export type OwnOrders = Record<(typeof STATES)[number], string>;

/** Six orders of the buyer, oldest first, one in each state that people can cause. */
export async function ownOrders(
  { admin, buyer }: Cast,
  placeholders: Placeholders,
  toolId: string,
): Promise<OwnOrders> {
  const orders = {} as OwnOrders;
  for (const state of STATES) {
    orders[state] = await placeOrder(buyer, toolId, 10);
    placeholders.name(orders[state], `${state} order’s id`);
  }
  for (const state of ['paid', 'shipped', 'refunded'] as const) await payOrderOfTen(buyer, orders[state]);
  for (const [person, method, path] of [
    [admin, 'PATCH', `/api/all-order/${orders.shipped}`],
    [admin, 'POST', `/api/all-order/${orders.refunded}/refund`],
    [buyer, 'DELETE', `/api/order/${orders.cancelled}`],
    [admin, 'DELETE', `/api/all-order/${orders['cancelled by admin']}`],
  ] as const) {
    const { status, body } = await person.call(method, path);
    if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
  }
  return orders;
}
