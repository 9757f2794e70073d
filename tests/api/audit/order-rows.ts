import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { shiftDay } from '@/lib/shared/dates/zoned-days';
import { CURRENCY } from '@/lib/shared/site/currency';
import { stored } from '@/tests/api/support/database';
import {
  failRefund,
  intentIdOf,
  moveDispute,
  openDispute,
  payAtProvider,
  payOrder,
  refundByHand,
  secretFor,
} from '@/tests/api/support/provider';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '@/tests/support/people';
import { eventually, storeEnvironment, stripeControl, unique } from '@/tests/support/store';
import type { COMPANY_PAYMENT_ROWS } from './company-payment-rows';
import { admin, byCustomer, byStore, customer, type Expected, PERSONAL, type Rows } from './expected';

/** A customer's own order, as the log must name it. */
async function anOrder(): Promise<{ buyer: Person; id: string; subject: Expected['subject'] }> {
  const buyer = await registerCustomer();
  const id = await placeOrder(buyer, await addTool(await anAdmin()));
  return { buyer, id, subject: { kind: 'order', id, label: (await orderOf(id)).number } };
}

async function orderOf(id: string) {
  return (await (await anAdmin()).call('GET', `/api/order/${id}`)).body;
}

/** A refunded order whose refund the bank sent back, applied by reconciliation only: its webhooks would be requests. */
async function aFailedRefund() {
  const { buyer, id, subject } = await anOrder();
  const transactionId = await payOrder(buyer, id);
  await (await anAdmin()).call('POST', `/api/all-order/${id}/refund`);
  const sent = await eventually('the refund to be sent', async () => {
    const refund = await stored('refunds').findOne({ intentId: transactionId });
    return refund?.state === 'refunded' ? refund : undefined;
  });
  const refundId = String(sent.providerRefundId);
  const { reconcileRefunds } = await import('@/lib/server/commerce/payments/webhooks/reconcile-refunds');
  await stripeControl('webhooks/hold', {});
  try {
    await failRefund(refundId, 'declined');
    await eventually('the failure to be noted', async () => {
      await reconcileRefunds();
      return (await orderOf(id)).refundFailedAt;
    });
  } finally {
    await stripeControl('webhooks/release', { order: 'created' });
  }
  return { id, subject, transactionId, refundId };
}

/** A disputed order, of which the bank has the evidence and has decided, applied by reconciliation only. */
async function aDispute(news: 'opened' | 'updated' | 'closed'): Promise<Expected> {
  const { buyer, id, subject } = await anOrder();
  const transactionId = await payOrder(buyer, id);
  const { reconcileDisputes } = await import('@/lib/server/commerce/payments/webhooks/reconcile-disputes');
  const until = (state: string, disputeId: string) =>
    eventually(`the dispute to be ${state}`, async () => {
      await stored('disputes').updateOne({ _id: disputeId as never }, { $set: { nextCheckAt: new Date(0) } });
      await reconcileDisputes();
      return (await stored('disputes').findOne({ _id: disputeId as never, state })) ?? undefined;
    });
  await stripeControl('webhooks/hold', {});
  try {
    const { id: disputeId } = await openDispute(transactionId, { reason: 'fraudulent' });
    await until('to-answer', disputeId);
    await moveDispute(disputeId, 'under_review');
    await until('under-review', disputeId);
    await moveDispute(disputeId, 'won');
    await until('won', disputeId);
    const states = { opened: 'to-answer', updated: 'under-review', closed: 'won' } as const;
    const before = { opened: null, updated: { state: 'to-answer' }, closed: { state: 'under-review' } }[news];
    const facts = { disputeId, isInquiry: false, amountCents: 12_500, reason: 'fraudulent', transactionId };
    return byStore({ subject, before, after: { ...facts, state: states[news] } }, 'payment-provider');
  } finally {
    await stripeControl('webhooks/release', { order: 'created' });
  }
}

/** Returns what an admin decided about a failed refund. */
async function answeredRefund(what: 'retry' | 'settled'): Promise<Expected> {
  const { subject, transactionId } = await aFailedRefund();
  await (await anAdmin()).call('POST', `/api/refund/${transactionId}/${what}`);
  const after = { amountCents: 12_500, transactionId };
  return { actor: await admin(), subject, after };
}

/** Orders and what becomes of their payments. */
export const ORDER_ROWS: Omit<
  Rows<'order' | 'shipment' | 'dispute' | 'refund' | 'payment'>,
  keyof typeof COMPANY_PAYMENT_ROWS
> = {
  'order.placed': async () => {
    const { buyer, id, subject } = await anOrder();
    const { toolId, toolName } = await orderOf(id);
    return byCustomer(buyer, {
      subject,
      after: {
        ...{
          state: 'unpaid',
          toolId,
          toolName,
          orderQuantity: 10,
          orderValueCents: 12_500,
          currency: CURRENCY.provider,
        },
        ...{ address: PERSONAL, phone: PERSONAL },
      },
    });
  },
  'order.paid': async () => {
    const { buyer, id, subject } = await anOrder();
    const transactionId = await payOrder(buyer, id);
    // The buyer's own call and the provider's event race; whichever came first is the actor.
    const { by } = (await orderOf(id)).timeline.find((entry: { state: string }) => entry.state === 'paid');
    return {
      actor: by === 'system' ? { kind: 'payment-provider', id: null } : await customer(buyer),
      subject,
      before: { state: 'unpaid' },
      after: { state: 'paid', transactionId, invoiceNumber: (await orderOf(id)).invoiceNumber },
    };
  },
  'order.shipped': async () => {
    const { buyer, id, subject } = await anOrder();
    await payOrder(buyer, id);
    await (await anAdmin()).call('PATCH', `/api/all-order/${id}`);
    const [before, after] = [{ state: 'paid' }, { state: 'shipped' }];
    return { actor: await admin(), subject, before, after };
  },
  'shipment.created': async () => {
    const { buyer, id } = await anOrder();
    await payOrder(buyer, id);
    const { number: orderNumber, lines } = await orderOf(id);
    const body = { lines: [{ sku: lines[0].sku, quantity: 4 }], externalId: `ERP ${id}` };
    const { body: shipped } = await (await anAdmin()).call('POST', `/api/all-order/${id}/shipment`, body);
    return {
      actor: await admin(),
      subject: { kind: 'shipment', id: shipped.insertedId, label: shipped.number },
      after: { orderId: id, orderNumber, part: 1, externalId: body.externalId, lines: body.lines },
    };
  },
  'shipment.corrected': async () => {
    const { buyer, id } = await anOrder();
    await payOrder(buyer, id);
    const { number: orderNumber } = await orderOf(id);
    const { call } = await anAdmin();
    const externalId = `ERP ${id}`;
    const parcels = [{ carrier: 'other', name: 'Nord', trackingNumber: 'A 1' }];
    const { body: shipped } = await call('POST', `/api/all-order/${id}/shipment`, { externalId });
    await call('PATCH', `/api/all-shipment/${shipped.insertedId}`, { parcels });
    return {
      actor: await admin(),
      subject: { kind: 'shipment', id: shipped.insertedId, label: shipped.number },
      before: { parcels: [] },
      after: { orderId: id, orderNumber, part: 1, externalId, parcels: ['Nord A 1'] },
    };
  },
  'order.promised': async () => {
    const { id, subject } = await anOrder();
    const { lines, shipsOn } = await orderOf(id);
    const [{ sku }] = lines;
    const later = shiftDay(shipsOn, { days: 30 });
    const promised = { lines: [{ sku, promisedOn: later }] };
    await (await anAdmin()).call('PATCH', `/api/all-order/${id}/promise`, promised);
    return {
      actor: await admin(),
      subject,
      before: { shipsOn, lines: [{ sku, promisedOn: shipsOn }] },
      after: { shipsOn: later, ...promised },
    };
  },
  'order.units-cancelled': async () => {
    const { buyer, id, subject } = await anOrder();
    await payOrder(buyer, id);
    const { lines } = await orderOf(id);
    // Nothing of the money is left to give back.
    await stored('orders').updateOne(
      { _id: new ObjectId(id) },
      { $set: { returned: { amountCents: 12_500, at: new Date() } } },
    );
    const body = { lines: [{ sku: lines[0].sku, quantity: 4 }], reason: 'Not made any more' };
    const key = { 'idempotency-key': `cancel-${id}` };
    await (await anAdmin()).call('POST', `/api/all-order/${id}/cancel-units`, body, key);
    return { actor: await admin(), subject, after: { part: 1, cents: 0, lines: body.lines } };
  },
  'order.cancelled': async () => {
    const { buyer, id, subject } = await anOrder();
    await buyer.call('DELETE', `/api/order/${id}`);
    const [before, after] = [{ state: 'unpaid' }, { state: 'cancelled' }];
    return byCustomer(buyer, { subject, before, after });
  },
  'order.expired': async () => {
    const { id, subject } = await anOrder();
    const expiresAt = new Date(Date.now() - 3_600_000);
    await stored('orders').updateOne({ _id: new ObjectId(id) }, { $set: { expiresAt } });
    const { expireUnpaidOrders } = await import('@/lib/server/commerce/orders/lifecycle/order-jobs');
    await expireUnpaidOrders();
    const [before, after] = [{ state: 'unpaid' }, { state: 'expired' }];
    return byStore({ subject, before, after });
  },
  'order.refunded': async () => {
    const { buyer, id, subject } = await anOrder();
    await payOrder(buyer, id);
    await (await anAdmin()).call('POST', `/api/all-order/${id}/refund`);
    const { creditNoteNumber } = await orderOf(id);
    const [before, after] = [{ state: 'paid' }, { state: 'refunded', creditNoteNumber }];
    return { actor: await admin(), subject, before, after };
  },
  'order.part-refunded': async () => {
    const { buyer, id, subject } = await anOrder();
    await payOrder(buyer, id);
    const { toolId, lines } = await orderOf(id);
    const body = { lines: [{ toolId, quantity: 2, restock: true }], amount: 1.5, reason: 'Scratched' };
    const { body: refunded } = await (await anAdmin()).call('POST', `/api/all-order/${id}/refund`, body, {
      'idempotency-key': 'audit',
    });
    return {
      actor: await admin(),
      subject,
      before: { refundedCents: 0 },
      after: {
        refundedCents: 150,
        amountCents: 150,
        refundId: refunded.refundId,
        lines: [{ sku: lines[0].sku, quantity: 2, restock: true }],
        creditNoteNumber: expect.stringMatching(/^CN-/),
      },
    };
  },
  'order.payment-returned': async () => {
    const { buyer, id, subject } = await anOrder();
    const transactionId = await payOrder(buyer, id);
    const { reconcileRefunds } = await import('@/lib/server/commerce/payments/webhooks/reconcile-refunds');
    // Its webhook would be a request: it is applied by reconciliation only, in whichever instance.
    await stripeControl('webhooks/hold', {});
    try {
      await refundByHand(transactionId, 500);
      await eventually('the refund to be noted', async () => {
        await reconcileRefunds();
        return (await orderOf(id)).returned;
      });
    } finally {
      await stripeControl('webhooks/release', { order: 'created' });
    }
    const after = { state: 'paid', returnedCents: 500, transactionId };
    return byStore({ subject, after }, 'payment-provider');
  },
  'dispute.opened': async () => aDispute('opened'),
  'dispute.updated': async () => aDispute('updated'),
  'dispute.closed': async () => aDispute('closed'),
  'refund.failed': async () => {
    const { id, subject, transactionId, refundId } = await aFailedRefund();
    const after = { refundId, amountCents: 12_500, reason: 'declined', transactionId };
    expect((await orderOf(id)).refundNotes).toHaveLength(1);
    return byStore({ subject, after }, 'payment-provider');
  },
  'refund.given-up': async () => {
    const { buyer, id, subject } = await anOrder();
    const transactionId = await payOrder(buyer, id);
    // The worker may try again before less is left; the attempts below use up the rest.
    await stripeControl('faults', { mode: 'reset', acted: false, count: 9, path: '/refunds' });
    const part = { amount: 25, reason: 'Late' };
    const key = { 'idempotency-key': unique('refund') };
    const { body } = await (await anAdmin()).call('POST', `/api/all-order/${id}/refund`, part, key);
    // Less is left then than the part.
    await refundByHand(transactionId, 11_000);
    const { sendRefunds } = await import('@/lib/server/commerce/payments/refunds/send-refunds');
    const refundId = String(body.refundId);
    const after = { refundId, amountCents: 2_500, reason: expect.any(String), transactionId };
    await eventually('the refund to be given up', async () => {
      await stored('refunds').updateOne({ _id: new ObjectId(refundId) }, { $set: { dueAt: new Date(0) } });
      await sendRefunds();
      return (await stored('refunds').findOne({ _id: new ObjectId(refundId), state: 'failed' })) ?? undefined;
    });
    return byStore({ subject, after });
  },
  'refund.retried': () => answeredRefund('retry'),
  'refund.settled': () => answeredRefund('settled'),
  'payment.blocked': async () => {
    const { buyer, id } = await anOrder();
    const secret = await secretFor(buyer, id);
    const intentId = intentIdOf(secret);
    for (let time = 1; time <= Number(storeEnvironment().CARD_DECLINES_MAX); time += 1) {
      expect((await payAtProvider(secret, 'pm_card_visa_chargeDeclined')).status).toBe(402);
    }
    const isLogged = { action: 'payment.blocked', 'subject.id': intentId };
    await eventually('the block', async () => (await stored('audit_log').findOne(isLogged)) ?? undefined);
    return byCustomer(buyer, {
      subject: { kind: 'payment', id: intentId, label: null },
      after: { what: 'account', why: 'declines' },
    });
  },
};
