import { setTimeout } from 'node:timers/promises';
import type { Filter } from 'mongodb';
import type { LeaseDocument } from '@/lib/server/platform/db/documents/coordination';
import type { OutboxWebhook, WebhookEndpointDocument } from '@/lib/server/platform/db/documents/integrations';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  DisputeDocument,
  PaymentIntentDocument,
  RefundDocument,
} from '@/lib/server/platform/db/documents/payments';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { awaitsPayment, ORDERS_THAT } from '@/lib/shared/orders/order-status';
import { unrecordedDisputes } from '../checks/dispute-checks';
import { isFailed } from '../checks/snapshot';
import { callHttp } from '../stack/http-call';
import type { ProofStack } from '../stack/proof-stack';
import { listDeliveries, listDisputes, listIntents, listRefunds } from './take-snapshot';

const PAUSE_MS = 300;
/** How long the work left may stay the same; while it changes, a slow machine is only slow. */
const STALLED_MS = 180_000;
const SOON_MS = 120_000;
/** Longer than a server works on one mail or one refund: if nothing changed for so long, all of it was postponed. */
const POSTPONED_MS = 15_000;
const ROUNDS_MAX = 8;

/** By kind; `later` counts what is postponed by more than two minutes. */
type WorkLeft = { now: Record<string, number>; later: number };

async function countWorkLeft(stack: ProofStack, withinMs: number): Promise<WorkLeft> {
  const soon = new Date(Date.now() + withinMs);
  const { db } = stack;
  const orders = (filter: Filter<OrderDocument>) =>
    db.collection<OrderDocument>('orders').countDocuments(filter);
  const mails = (filter: Filter<OutboxMail>) => db.collection<OutboxMail>('outbox').countDocuments(filter);
  const events = (filter: Filter<OutboxWebhook>) =>
    db.collection<OutboxWebhook>('outbox').countDocuments(filter);
  const refunds = (filter: Filter<RefundDocument>) =>
    db.collection<RefundDocument>('refunds').countDocuments(filter);
  const deliveries = (await listDeliveries(stack)).filter(
    ({ outcome }) => outcome === 'waiting' || outcome === 'held',
  );
  const now = {
    'webhooks to deliver': deliveries.length,
    'mails to send': await mails({ kind: 'mail', state: 'waiting', nextAttemptAt: { $lte: soon } }),
    'events to seal': await db.collection('audit_pending').countDocuments(),
    'endpoints to queue for': await countEndpointsBehind(stack),
    'events to send': await events({ kind: 'webhook', state: 'waiting', nextAttemptAt: { $lte: soon } }),
    'refunds to send': await refunds({ state: 'waiting', dueAt: { $lte: soon } }),
    'orders to expire': await orders({ ...ORDERS_THAT.awaitPayment, expiresAt: { $lte: new Date() } }),
    'intents to void': await countIntentsToVoid(stack),
    'payments to apply': await countUnknownPayments(stack),
    'refunds to apply': await countUnknownRefunds(stack),
    'failures to apply': await countUnknownFailures(stack),
    'disputes to apply': await countUnknownDisputes(stack),
  };
  const later = (await mails({ state: 'waiting' })) + (await refunds({ state: 'waiting' }));
  return { now, later };
}

/** Of those that are enabled. */
async function countEndpointsBehind({ db }: ProofStack): Promise<number> {
  const head = (await db.collection('audit_head').findOne())?.seq ?? 0;
  return db
    .collection<WebhookEndpointDocument>('webhook_endpoints')
    .countDocuments({ state: 'enabled', upTo: { $lt: head } });
}

async function countIntentsToVoid({ db }: ProofStack): Promise<number> {
  const open = await db
    .collection<PaymentIntentDocument>('payment_intents')
    .find({ state: 'open', orderId: { $ne: null } })
    .toArray();
  const _id = { $in: open.flatMap(({ orderId }) => orderId ?? []) };
  const orders = await db.collection<OrderDocument>('orders').find({ _id }).toArray();
  return orders.filter((order) => order.payBy !== 'account' && !awaitsPayment(order)).length;
}

async function countUnknownPayments(stack: ProofStack): Promise<number> {
  const paid = (await listIntents(stack)).filter(({ status }) => status === 'succeeded').map(({ id }) => id);
  const [recorded, refunded, received] = await Promise.all([
    stack.db.collection<OrderDocument>('orders').distinct('transactionId'),
    stack.db.collection<RefundDocument>('refunds').distinct('intentId'),
    stack.db.collection<CompanyPaymentDocument>('company_payments').distinct('intentId'),
  ]);
  const settled = new Set([...recorded, ...refunded, ...received]);
  return paid.filter((id) => !settled.has(id)).length;
}

async function countUnknownRefunds(stack: ProofStack): Promise<number> {
  const recorded = await stack.db.collection<RefundDocument>('refunds').find().toArray();
  const left = new Map<string, number>();
  for (const { intentId, amountCents } of recorded)
    left.set(intentId, (left.get(intentId) ?? 0) + amountCents);
  const unknown = new Set<string>();
  for (const { payment_intent: intent, amount, status } of await listRefunds(stack)) {
    if (!intent || isFailed(status)) continue;
    const rest = (left.get(intent) ?? 0) - amount;
    left.set(intent, rest);
    if (rest < 0) unknown.add(intent);
  }
  return unknown.size;
}

/** The store has nothing to record of a failed refund of an invoice's payment that it had not heard of. */
async function countUnknownFailures(stack: ProofStack): Promise<number> {
  const refunds = await stack.db.collection<RefundDocument>('refunds').find().toArray();
  const refunded = new Set(refunds.map(({ intentId }) => intentId));
  const received = await stack.db.collection<CompanyPaymentDocument>('company_payments').distinct('intentId');
  const unseen = new Set(received.filter((intentId) => intentId && !refunded.has(intentId)));
  const recorded = new Set(
    refunds.flatMap(({ failures = [] }) => failures.map(({ providerRefundId }) => providerRefundId)),
  );
  const refundsThere = await listRefunds(stack);
  return refundsThere.filter(
    ({ id, status, payment_intent: intent }) =>
      isFailed(status) && !recorded.has(id) && !unseen.has(intent ?? ''),
  ).length;
}

async function countUnknownDisputes(stack: ProofStack): Promise<number> {
  const disputes = await stack.db.collection<DisputeDocument>('disputes').find().toArray();
  return unrecordedDisputes(await listDisputes(stack), disputes).length;
}

/**
 * Ends what retries, leases and checks wait for, by moving their dates to now. Only while no server is running: a server
 * relies on its leases.
 */
async function expireWaits(stack: ProofStack): Promise<void> {
  const now = new Date();
  const { db } = stack;
  await Promise.all([
    db.collection<LeaseDocument>('leases').updateMany({}, { $set: { until: now } }),
    db.collection<OutboxMail>('outbox').updateMany({ state: 'waiting' }, { $set: { nextAttemptAt: now } }),
    db.collection<RefundDocument>('refunds').updateMany({ state: 'waiting' }, { $set: { dueAt: now } }),
    db
      .collection<PaymentIntentDocument>('payment_intents')
      .updateMany({ state: 'open' }, { $set: { nextCheckAt: now } }),
    db
      .collection<DisputeDocument>('disputes')
      .updateMany({ nextCheckAt: { $exists: true } }, { $set: { nextCheckAt: now } }),
  ]);
}

async function sendWaitingWebhooks(stack: ProofStack): Promise<void> {
  for (const { event, outcome } of await listDeliveries(stack)) {
    if (outcome !== 'waiting') continue;
    const url = `${stack.stripeUrl}/_control/webhooks/resend`;
    await callHttp({ method: 'POST', url, body: { event } });
  }
}

function describe(now: WorkLeft['now']): string {
  return Object.entries(now)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
}

/**
 * Kills every server once more, ends what waits for time to pass, starts the servers and waits; what was postponed meanwhile
 * gets another round. Returns the work left once nothing changes any more; empty if the store is idle.
 */
export async function waitUntilIdle(
  stack: ProofStack,
  log: (line: string) => void = () => undefined,
): Promise<string[]> {
  for (let round = 1; round <= ROUNDS_MAX; round += 1) {
    for (let index = 0; index < stack.instances; index += 1) await stack.killServer(index);
    await expireWaits(stack);
    for (let index = 0; index < stack.instances; index += 1) await stack.startServer(index);
    await sendWaitingWebhooks(stack);
    let changedAt = Date.now();
    let left = await countWorkLeft(stack, SOON_MS);
    log(
      `waiting until idle, round ${round}: ${describe(left.now) || 'nothing to do now'}, ${left.later} later`,
    );
    while (describe(left.now) !== '') {
      if (Date.now() > changedAt + STALLED_MS) return [`work is left: ${describe(left.now)}`];
      if (Date.now() > changedAt + POSTPONED_MS && (await isPostponed(stack))) break;
      await setTimeout(PAUSE_MS);
      const next = await countWorkLeft(stack, SOON_MS);
      if (describe(next.now) !== describe(left.now)) changedAt = Date.now();
      left = next;
    }
    if (describe(left.now) === '' && left.later === 0) return [];
  }
  return ['work was postponed again and again'];
}

async function isPostponed(stack: ProofStack): Promise<boolean> {
  return describe((await countWorkLeft(stack, 0)).now) === '';
}
