import { beforeAll, expect, it, vi } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import {
  intentAtProvider,
  intentIdOf,
  newEventId,
  payAtProvider,
  refundsAtProvider,
  sendEvent,
} from '@/tests/api/support/provider';
import { addTool, type Person, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually, stripeControl } from '@/tests/support/store';

let buyer: Person;
let reconcile: (now?: () => Date) => Promise<number>;
let sendRefunds: (now?: () => Date) => Promise<number>;

beforeAll(async () => {
  await joinStore();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  [{ reconcilePayments: reconcile }, { sendRefunds }] = await Promise.all([
    import('@/lib/server/commerce/payments/intents/reconcile-payments'),
    import('@/lib/server/commerce/payments/refunds/send-refunds'),
  ]);
  buyer = await registerCustomer();
});

const later = (minutes: number) => () => new Date(Date.now() + minutes * 60_000);

async function askIntent(orderValue: number): Promise<string> {
  return (await buyer.call('POST', '/api/create-payment-intent', { orderValue })).body.clientSecret;
}

const intentOf = (intentId: string) => stored('payment_intents').findOne({ _id: intentId as never });

it('money that an order claims while its webhook comes stays the order’s', async () => {
  const toolId = await addTool(await signInAdmin(), { price: 5, quantity: 1_000 });
  const orderIds = await Promise.all(Array.from({ length: 6 }, () => placeOrder(buyer, toolId)));
  await Promise.all(
    orderIds.map(async (orderId) => {
      const secret = await askIntent(50);
      const transactionId = intentIdOf(secret);
      await payAtProvider(secret);
      const object = await intentAtProvider(transactionId);
      const [claimed] = await Promise.all([
        buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId }),
        sendEvent({ id: newEventId(), type: 'payment_intent.succeeded', object }),
      ]);
      expect(claimed.status).toBe(200);
      expect(await stored('refunds').findOne({ intentId: transactionId })).toBeNull();
    }),
  );
});

it('money for no order is refunded though its tab was closed and its webhook lost', async () => {
  const secret = await askIntent(7.5);
  const intentId = intentIdOf(secret);
  await stripeControl('webhooks/hold', {});
  try {
    await payAtProvider(secret);
    await eventually('the payment to be noticed', async () => {
      await reconcile(later(1));
      return (await stored('refunds').findOne({ intentId })) ?? undefined;
    });
  } finally {
    await stripeControl('webhooks/release', {});
  }
  expect(await intentOf(intentId)).toMatchObject({ state: 'closed', orderId: null });
  await eventually('the refund', async () => {
    await sendRefunds(later(61));
    return (await refundsAtProvider(intentId)).length > 0 ? true : undefined;
  });
  expect(await refundsAtProvider(intentId)).toMatchObject([{ amount: 750 }]);
});

it('an intent for no order that nobody paid in a day is voided', async () => {
  const intentId = intentIdOf(await askIntent(8));
  await reconcile(later(1));
  expect(await intentOf(intentId)).toMatchObject({ state: 'open', orderId: null });
  const dayAgo = new Date(Date.now() - 25 * 3_600_000);
  await stored('payment_intents').updateOne(
    { _id: intentId as never },
    { $set: { createdAt: dayAgo, touchedAt: dayAgo, nextCheckAt: dayAgo } },
  );
  await eventually('the intent to be closed', async () => {
    await reconcile(later(1));
    return (await intentOf(intentId))?.state === 'closed' ? true : undefined;
  });
  expect((await intentAtProvider(intentId)).status).toBe('canceled');
});
