import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { intentIdOf, payAtProvider, payOrder, secretFor } from '@/tests/api/support/provider';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually } from '@/tests/support/store';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);

const refundsOf = (orderId: string) => admin.call('GET', `/api/refund?orderId=${orderId}`);

async function numberOf(orderId: string): Promise<string> {
  return (await admin.call('GET', `/api/order/${orderId}`)).body.number;
}

it('GET /api/refund shows money for a cancelled order that is refunded automatically', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin, { price: 3.5 }));
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue: 35 });
  await buyer.call('DELETE', `/api/order/${orderId}`);
  await payAtProvider(body.clientSecret);
  const transactionId = intentIdOf(body.clientSecret);
  expectProblem(
    await buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId }),
    'wrong-order-state',
  );
  const [refund] = await eventually('the refund to have been sent', async () => {
    const { body: refunds } = await refundsOf(orderId);
    return refunds[0]?.state === 'refunded' ? refunds : undefined;
  });
  expect(refund).toMatchObject({
    transactionId,
    orderId,
    orderNumber: await numberOf(orderId),
    amount: 35,
    reason: 'order-not-payable',
    refundedAt: expect.any(String),
  });
});

it('GET /api/refund shows a second payment of a paid order, and what an admin refunded', async () => {
  const toolId = await addTool(admin);
  const orderId = await placeOrder(buyer, toolId);
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue: 125 });
  await payOrder(buyer, orderId);
  await payAtProvider(body.clientSecret);
  const twice = intentIdOf(body.clientSecret);
  await buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId: twice });
  expect((await refundsOf(orderId)).body).toMatchObject([{ transactionId: twice, reason: 'already-paid' }]);
  await admin.call('POST', `/api/all-order/${orderId}/refund`);
  const response = await refundsOf(orderId);
  expect(response.headers.get('x-total-count')).toBe('2');
  expect(response.body).toMatchObject([{ reason: 'admin', amount: 125 }, { reason: 'already-paid' }]);
});

it('GET /api/refund is empty for an order without refunds, and returns all refunds in pages', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin));
  await secretFor(buyer, orderId);
  expect((await refundsOf(orderId)).body).toEqual([]);
  const page = await admin.call('GET', '/api/refund?limit=1');
  expect(page.body).toHaveLength(1);
  expect(Number(page.headers.get('x-total-count'))).toBeGreaterThan(1);
});
