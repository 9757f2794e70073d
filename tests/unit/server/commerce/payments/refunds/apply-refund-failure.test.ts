import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Intent } from '@/lib/server/commerce/payments/provider/provider-intents';
import { applyRefundFailure } from '@/lib/server/commerce/payments/refunds/apply-refund-failure';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { axesOf } from '@/lib/shared/orders/order-status';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({
  MONGODB_URI: '',
  MONGODB_DB: 'refund-failure',
  AUDIT_LOG_SECRET: 'a'.repeat(32),
  AUDIT_LOG_SECRET_PREVIOUS: [],
  CONTACT_EMAIL: 'shop@example.com',
  CONTACT_LANGUAGE: 'en',
  NEXTAUTH_URL: 'https://store.example',
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

giveOwnDatabase(settings);

const VALUE = 3_000;
const order = {
  _id: new ObjectId(),
  number: 'ORD-ABCDEF',
  ...ofLines(orderLine({ quantity: 1, unitPriceCents: VALUE })),
  transactionId: 'pi_one',
};
let minute = 0;

beforeEach(async () => {
  await (await collection('orders')).deleteMany({});
  await (await collection('refunds')).deleteMany({});
  await (await collection('outbox')).deleteMany({});
  await (await collection('orders')).insertOne({
    ...order,
    ...axesOf('paid'),
    buyerName: 'A Buyer',
    buyerEmail: 'buyer@example.com',
  } as OrderDocument);
});

/** The bank sends back one of the refunds made in the provider's dashboard, of which `refundedCents` are left. */
function fail(id: string, refundedCents: number, part: { partId?: string } = {}) {
  const failed = { id, intentId: 'pi_one', amountCents: 500, reason: 'declined', ...part };
  const intent = { id: 'pi_one', status: 'succeeded', receivedCents: VALUE, refundedCents } as Intent;
  minute += 1;
  const at = new Date(Date.UTC(2026, 10, 26, 12, minute));
  return inTransaction((session) => applyRefundFailure(failed, intent, at, session));
}

const refund = async () => (await collection('refunds')).findOne({ intentId: 'pi_one' });
const mails = async () => (await (await collection('outbox')).find().toArray()).map(({ key }) => key);
const becomeRefunded = async () =>
  (await collection('orders')).updateOne({ _id: order._id }, { $set: axesOf('refunded') });

it('a refund made in the provider’s dashboard that fails can be sent by the store once its order is no longer paid', async () => {
  await fail('re_1', 500);
  expect(await refund()).toMatchObject({ state: 'failed', amountCents: 500, isKept: true });
  await becomeRefunded();
  await fail('re_2', 0);
  expect(await refund()).toMatchObject({ state: 'failed', amountCents: 500 });
  expect((await refund())?.isKept).toBeUndefined();
});

it('a refund made in the provider’s dashboard that fails stays the dashboard’s where parts have refunded the order, and nothing of it is missing', async () => {
  await fail('re_1', 500);
  await fail('re_2', 0);
  expect(await refund()).toMatchObject({ state: 'failed', amountCents: 0, isKept: true });
  await becomeRefunded();
  await fail('re_3', 0);
  expect(await refund()).toMatchObject({ state: 'failed', amountCents: 0, isKept: true });
  expect((await refund())?.failures).toHaveLength(3);
  // It is failed still.
  expect(await mails()).toHaveLength(3);
});

it('a refund that another one has made up for is noted, and the shop gets no mail', async () => {
  await becomeRefunded();
  await (await collection('refunds')).insertOne({
    ...{ _id: new ObjectId(), intentId: 'pi_one', orderId: order._id, amountCents: 500 },
    ...{ reason: 'admin', state: 'refunded', attempts: 1, dueAt: new Date(), createdAt: new Date() },
  });
  await fail('re_1', 500);
  expect(await refund()).toMatchObject({ state: 'refunded', failures: [{ providerRefundId: 're_1' }] });
  expect(await mails()).toEqual([]);
  await fail('re_2', 0);
  expect(await refund()).toMatchObject({ state: 'failed' });
  expect(await mails()).toEqual(['refund-failed:re_2']);
});

const part = { _id: new ObjectId(), intentId: 'pi_one', orderId: order._id, amountCents: 500 };
const due = { reason: 'admin-part', dueAt: new Date(), createdAt: new Date() } as const;
const add = async (sent: Pick<RefundDocument, 'state' | 'attempts' | 'keyNumber' | 'providerRefundId'>) =>
  (await collection('refunds')).insertOne({ ...part, ...due, ...sent });
const partId = part._id.toHexString();

it('a refund in part that was sent twice, since a response was lost, fails with the second alone', async () => {
  await add({ state: 'refunded', attempts: 2, keyNumber: 1, providerRefundId: 're_2' });
  await fail('re_1', 0, { partId });
  expect(await refund()).toMatchObject({ state: 'refunded', failures: [{ providerRefundId: 're_1' }] });
  expect((await refund())?.failedAt).toBeUndefined();
  expect(await mails()).toEqual([]);
  await fail('re_2', 0, { partId });
  expect(await refund()).toMatchObject({ state: 'failed', failures: [{}, { providerRefundId: 're_2' }] });
  expect(await mails()).toEqual(['refund-failed:re_2']);
});

it('a refund in part that is to be sent again goes on waiting', async () => {
  await add({ state: 'waiting', attempts: 1, keyNumber: 1 });
  await fail('re_1', 0, { partId });
  expect(await refund()).toMatchObject({ state: 'waiting', keyNumber: 2 });
  expect(await mails()).toEqual(['refund-failed:re_1']);
});
