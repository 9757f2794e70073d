import { setTimeout } from 'node:timers/promises';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';
import { callHttp, isDone } from '../stack/http-call';
import { openAdmin, openCustomers, type Person } from '../stack/people';
import type { ProofStack } from '../stack/proof-stack';
import { addTool, postOrder } from '../stack/shop';
import { waitUntil } from '../stack/wait-until';
import { NOTHING_CHARGED } from '../walk/trade-settings';

const PUBLISHABLE_KEY = 'pk_test_demo';
const CARD = 'pm_card_visa';
const PRICE_CENTS = 1_000;
/** More than they order: customers who are not verified may reserve a share alone. */
const UNITS_EACH = 100;

/** Whatever the walk before saved: orders are sent without a delivery as fields. */
export async function chargeNothing(url: string, admin: Person): Promise<void> {
  const trade = { url: `${url}/api/trade`, token: admin.token };
  const { body: current } = await callHttp({ ...trade, method: 'GET' });
  if (!current.revision) return;
  const body = { revision: current.revision, ...NOTHING_CHARGED };
  const saved = await callHttp({ ...trade, method: 'PUT', body });
  if (!isDone(saved)) throw new Error(`the shop still charges: ${JSON.stringify(saved.body)}`);
  // Every server goes by new settings within a second.
  await setTimeout(1_200);
}

/** Returns how many orders are paid then. Throws where a sale fails. */
export async function sellAgain(
  stack: Pick<ProofStack, 'url' | 'stripeUrl' | 'db'>,
  label: string,
  count: number,
  publishableKey = PUBLISHABLE_KEY,
): Promise<number> {
  const url = stack.url(0);
  const admin = await openAdmin(stack, `${label}-admin`);
  const buyers = await openCustomers(stack, `${label}-buyer`, count);
  const facts = { priceCents: PRICE_CENTS, moq: 1, units: count * UNITS_EACH };
  const tool = await addTool(url, admin, { name: `Tool of ${label}`, ...facts });
  await chargeNothing(url, admin);
  const request = { toolId: tool.id, quantity: 1, valueCents: PRICE_CENTS };
  for (const buyer of buyers) {
    const placed = await postOrder(url, buyer, request);
    const orderId = placed.body.insertedId;
    const response = await callHttp({
      method: 'POST',
      url: `${url}/api/create-payment-intent`,
      token: buyer.token,
      body: { orderId },
    });
    if (!isDone(response)) throw new Error(`an order cannot be paid: ${JSON.stringify(response.body)}`);
    const secret: string = response.body.clientSecret;
    await callHttp({
      method: 'POST',
      url: `${stack.stripeUrl}/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`,
      token: publishableKey,
      form: { client_secret: secret, payment_method: CARD },
    });
  }
  const orders = stack.db.collection<OrderDocument>('orders');
  const paid = { buyerEmail: { $in: buyers.map(({ email }) => email) }, ...ORDERS_THAT.awaitShipment };
  await waitUntil('the new orders to be paid', async () => (await orders.countDocuments(paid)) === count);
  return count;
}
