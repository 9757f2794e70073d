import { expect, it } from 'vitest';
import { ledgerOf } from '@/tests/api/support/database';
import {
  intentAtProvider,
  intentIdOf,
  payAtProvider,
  refundsAtProvider,
  secretFor,
} from '@/tests/api/support/provider';
import { addTool, call, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually } from '@/tests/support/store';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);

async function orderOf(orderId: string) {
  return (await admin.call('GET', `/api/order/${orderId}`)).body;
}

/** The money that remains: charged by the provider and not refunded. */
async function moneyKept(intentId: string): Promise<number> {
  const intent = await intentAtProvider(intentId);
  const refunds = await refundsAtProvider(intentId);
  return intent.amount_received - refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

it('cancelling and paying at the same moment ends either paid, or cancelled without the money, and the stock correct', async () => {
  const orders = 5;
  const toolId = await addTool(admin, { price: 5, quantity: 10 * orders });
  const placed = [];
  for (let left = orders; left > 0; left -= 1) placed.push(await placeOrder(buyer, toolId));
  const ended = await Promise.all(
    placed.map(async (orderId) => {
      const secret = await secretFor(buyer, orderId);
      const transactionId = intentIdOf(secret);
      await Promise.all([
        payAtProvider(secret).then(() =>
          buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId }),
        ),
        buyer.call('DELETE', `/api/order/${orderId}`),
      ]);
      return eventually(`money and order ${orderId} to agree`, async () => {
        const { state } = await orderOf(orderId);
        const kept = await moneyKept(transactionId);
        return kept === (state === 'paid' ? 5000 : 0) && state !== 'unpaid' ? state : undefined;
      });
    }),
  );
  const paid = ended.filter((state) => state === 'paid').length;
  expect(ended.every((state) => state === 'paid' || state === 'cancelled')).toBe(true);
  expect((await call('GET', `/api/tool/${toolId}`)).body.quantity).toBe(10 * (orders - paid));
  expect((await ledgerOf(toolId)).sum).toBe(10 * (orders - paid));
});

it('two tabs paying one order charge the money once', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin, { price: 5 }));
  const tabs = await Promise.all([secretFor(buyer, orderId), secretFor(buyer, orderId)]);
  const results = await Promise.all(
    tabs.map(async (secret) => {
      await payAtProvider(secret);
      const transactionId = intentIdOf(secret);
      return buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId });
    }),
  );
  expect(results.every(({ status }) => status === 200)).toBe(true);
  expect(results.reduce((sum, { body }) => sum + body.modifiedCount, 0)).toBeLessThanOrEqual(1);
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ state: 'paid', transactionId: intentIdOf(tabs[0]) });
  expect(await moneyKept(order.transactionId)).toBe(5000);
});

it('two tabs paying one order retain one of two payments made by different intents', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin, { price: 5 }));
  const own = await secretFor(buyer, orderId);
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue: 50 });
  const secrets = [own, body.clientSecret as string];
  await Promise.all(
    secrets.map(async (secret) => {
      await payAtProvider(secret);
      const transactionId = intentIdOf(secret);
      return buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId });
    }),
  );
  const kept = await eventually('one of the payments to go back', async () => {
    const amounts = await Promise.all(secrets.map((secret) => moneyKept(intentIdOf(secret))));
    return amounts.reduce((sum, amount) => sum + amount, 0) === 5000 ? amounts : undefined;
  });
  const { transactionId } = await orderOf(orderId);
  expect(secrets.map(intentIdOf)[kept.indexOf(5000)]).toBe(transactionId);
});
