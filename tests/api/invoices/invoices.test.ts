import { expect, it } from 'vitest';
import { shop } from '#shop';
import { CURRENCY } from '@/lib/shared/site/currency';
import { gapsIn, invoicesOf, stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import {
  intentAtProvider,
  intentIdOf,
  newEventId,
  noteAtProvider,
  payAtProvider,
  payOrder,
  refundByHand,
  refundsAtProvider,
  secretFor,
  sendEvent,
} from '@/tests/api/support/provider';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually } from '@/tests/support/store';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);

/** Invoices of other tests, which took numbers meanwhile, appear a moment later. */
async function noGaps(kind: 'invoice' | 'credit-note'): Promise<void> {
  await eventually(`the ${kind} numbers to be without gaps`, async () =>
    (await gapsIn(kind)).length === 0 ? true : undefined,
  );
}

it('the invoice of an order is issued when it is paid: number, seller, buyer, line and amounts as they are then', async () => {
  const toolId = await addTool(admin, { price: 12.35 });
  const orderId = await placeOrder(buyer, toolId, 11);
  expect(await invoicesOf(orderId)).toEqual([]);
  const transactionId = await payOrder(buyer, orderId);
  const { body: order } = await buyer.call('GET', `/api/order/${orderId}`);
  const [invoice, ...others] = await invoicesOf(orderId);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    kind: 'invoice',
    number: order.invoiceNumber,
    orderNumber: order.number,
    transactionId,
    totalCents: 13_585,
    currency: CURRENCY.provider,
    seller: { name: shop.legal.name },
    buyer: { name: buyer.name, email: buyer.email, address: '1 Test Street', phone: '5550100' },
    lines: [{ description: order.toolName, quantity: 11, unitPriceCents: 1235, amountCents: 13_585 }],
  });
  expect(order.invoiceNumber).toMatch(/^INV-\d{6,}$/);
  await admin.call('DELETE', `/api/tool/${toolId}`);
  expect(await invoicesOf(orderId)).toEqual([invoice]);
});

it('the invoice of an order is named on the payment at the provider, for the case that the store loses it', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin));
  const transactionId = await payOrder(buyer, orderId);
  const { body: order } = await buyer.call('GET', `/api/order/${orderId}`);
  const { invoiceNumber, number: orderNumber } = order;
  await eventually('the payment to name the invoice', async () => {
    const { metadata } = await intentAtProvider(transactionId);
    return metadata.invoiceNumber === invoiceNumber && metadata.orderNumber === orderNumber
      ? true
      : undefined;
  });
});

it('the invoice of an order has the number that its payment names, as after a backup was restored, but not that of another', async () => {
  const given = `INV-2601010000-${String(Date.now()).slice(-9)}`;
  for (const expected of [given, expect.not.stringContaining(given)]) {
    const orderId = await placeOrder(buyer, await addTool(admin));
    const secret = await secretFor(buyer, orderId);
    await noteAtProvider(intentIdOf(secret), { 'metadata[invoiceNumber]': given });
    await payOrder(buyer, orderId);
    expect(await invoicesOf(orderId)).toMatchObject([{ number: expected }]);
  }
  await noGaps('invoice');
});

it('the invoice of an order is one, however the payment is reported', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin));
  const secret = await secretFor(buyer, orderId);
  const { body: object } = await payAtProvider(secret);
  const transactionId = intentIdOf(secret);
  await Promise.all([
    ...Array.from({ length: 3 }, () =>
      sendEvent({ id: newEventId(), type: 'payment_intent.succeeded', object }),
    ),
    buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId }),
    buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId }),
  ]);
  expect(await invoicesOf(orderId)).toHaveLength(1);
  await noGaps('invoice');
});

it('the invoice of an order has a number without gaps or repeats, also when many pay at once and some cannot', async () => {
  const toolId = await addTool(admin, { quantity: 1000 });
  const orders = await Promise.all(Array.from({ length: 12 }, () => placeOrder(buyer, toolId)));
  const secrets = await Promise.all(orders.map((orderId) => secretFor(buyer, orderId)));
  await Promise.all(
    orders.map(async (orderId, place) => {
      const secret = secrets[place] ?? '';
      const cancelled = place % 3 === 0 ? buyer.call('DELETE', `/api/order/${orderId}`) : undefined;
      await Promise.all([payAtProvider(secret), cancelled]);
      await buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId: intentIdOf(secret) });
    }),
  );
  for (const orderId of orders) {
    const { paid } = (await buyer.call('GET', `/api/order/${orderId}`)).body;
    expect(await invoicesOf(orderId)).toHaveLength(paid ? 1 : 0);
  }
  await noGaps('invoice');
});

it('the invoice of an order is corrected by one credit note when the order is refunded', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin, { price: 3.5 }));
  await payOrder(buyer, orderId);
  const path = `/api/all-order/${orderId}/refund`;
  await Promise.all([admin.call('POST', path), admin.call('POST', path)]);
  const { body: order } = await buyer.call('GET', `/api/order/${orderId}`);
  const [invoice, note, ...others] = await invoicesOf(orderId);
  expect(others).toEqual([]);
  expect(note).toMatchObject({
    kind: 'credit-note',
    number: order.creditNoteNumber,
    corrects: invoice?.number,
    totalCents: -3500,
    buyer: invoice?.buyer,
  });
  expect(order.creditNoteNumber).toMatch(/^CN-\d{6,}$/);
  await noGaps('credit-note');
});

it('the invoice of an order names its credit note on the payment at the provider before the refund', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin));
  const transactionId = await payOrder(buyer, orderId);
  await admin.call('POST', `/api/all-order/${orderId}/refund`);
  const { creditNoteNumber } = (await buyer.call('GET', `/api/order/${orderId}`)).body;
  await eventually('the refund', async () =>
    (await refundsAtProvider(transactionId)).length > 0 ? true : undefined,
  );
  expect((await intentAtProvider(transactionId)).metadata.creditNoteNumber).toBe(creditNoteNumber);
});

it('the invoice of an order is corrected under the number that the payment names, as after a backup was restored, but not that of another', async () => {
  const given = `CN-2601010000-${String(Date.now()).slice(-9)}`;
  for (const expected of [given, expect.not.stringContaining(given)]) {
    const orderId = await placeOrder(buyer, await addTool(admin));
    const transactionId = await payOrder(buyer, orderId);
    await noteAtProvider(transactionId, { 'metadata[creditNoteNumber]': given });
    await refundByHand(transactionId);
    const number = await eventually('the credit note', async () => {
      const { body } = await buyer.call('GET', `/api/order/${orderId}`);
      return body.creditNoteNumber as string | undefined;
    });
    expect(number).toEqual(expected);
    await eventually('the payment to name it', async () => {
      const { metadata } = await intentAtProvider(transactionId);
      return metadata.creditNoteNumber === number ? true : undefined;
    });
  }
  await noGaps('credit-note');
});

it('the invoice of an order is a PDF for its buyer and the admins, once it is issued', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin));
  const path = `/api/order/${orderId}/invoice.pdf`;
  expectProblem(await buyer.call('GET', path), 'not-found');
  await payOrder(buyer, orderId);
  const { invoiceNumber } = (await buyer.call('GET', `/api/order/${orderId}`)).body;
  for (const response of [
    await buyer.call('GET', path),
    await buyer.callWithSession('GET', path),
    await admin.call('GET', path),
  ]) {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${invoiceNumber}.pdf"`);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    expect(response.body.slice(0, 5)).toBe('%PDF-');
    expect(response.body).toContain(`Invoice ${invoiceNumber}`);
  }
  expectProblem(await buyer.call('GET', '/api/order/0123456789abcdef01234567/invoice.pdf'), 'not-found');
  const note = `/api/order/${orderId}/credit-note.pdf`;
  expectProblem(await buyer.call('GET', note), 'not-found');
  await admin.call('POST', `/api/all-order/${orderId}/refund`);
  const { creditNoteNumber } = (await buyer.call('GET', `/api/order/${orderId}`)).body;
  expect((await buyer.call('GET', note)).body).toContain(`Credit note ${creditNoteNumber}`);
});

it('the invoice of an order exists for every paid order of the demo', async () => {
  const paid = await stored('orders').countDocuments({ transactionId: /^pi_demo/ });
  expect(paid).toBeGreaterThan(10);
  expect(await stored('invoices').countDocuments({ kind: 'invoice', transactionId: /^pi_demo/ })).toBe(paid);
});
