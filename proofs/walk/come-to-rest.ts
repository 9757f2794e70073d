import { setTimeout } from 'node:timers/promises';
import type { Filter } from 'mongodb';
import type { LeaseDocument } from '@/lib/server/db/documents/coordination';
import type { OutboxDocument } from '@/lib/server/db/documents/mail';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { RefundDocument } from '@/lib/server/db/documents/payments';
import { isFailed } from '../checks/snapshot';
import { callHttp } from '../stack/http-call';
import type { ProofStack } from '../stack/proof-stack';
import { listDeliveries, listIntents, listRefunds } from './take-snapshot';

const PAUSE_MS = 300;
/** How long nothing may move; as long as something does, a slow machine is only slow. */
const PATIENCE_MS = 180_000;
const SOON_MS = 120_000;
/** Longer than a server may be at one mail or one refund: if nothing moved for so long, all of it was put off. */
const STILL_MS = 15_000;
const ROUNDS_MAX = 8;

/** Work that is not done yet, by what it is; `later` is due after its two minutes and needs time to pass. */
type Undone = { now: Record<string, number>; later: number };

async function countUndone(stack: ProofStack, withinMs: number): Promise<Undone> {
  const soon = new Date(Date.now() + withinMs);
  const { db } = stack;
  const orders = (filter: Filter<OrderDocument>) =>
    db.collection<OrderDocument>('orders').countDocuments(filter);
  const mails = (filter: Filter<OutboxDocument>) =>
    db.collection<OutboxDocument>('outbox').countDocuments(filter);
  const refunds = (filter: Filter<RefundDocument>) =>
    db.collection<RefundDocument>('refunds').countDocuments(filter);
  const deliveries = (await listDeliveries(stack)).filter(
    ({ outcome }) => outcome === 'waiting' || outcome === 'held',
  );
  const now = {
    'webhooks on their way': deliveries.length,
    'mails to send': await mails({ state: 'waiting', nextAttemptAt: { $lte: soon } }),
    'refunds to send': await refunds({ state: 'waiting', dueAt: { $lte: soon } }),
    'orders to expire': await orders({ state: 'unpaid', expiresAt: { $lte: new Date() } }),
    'intents to void': await orders({ state: { $ne: 'unpaid' }, intentState: 'open' }),
    'payments to hear of': await countUnheard(stack),
    'refunds to hear of': await countUnheardRefunds(stack),
    'failures to hear of': await countUnheardFailures(stack),
  };
  const later = (await mails({ state: 'waiting' })) + (await refunds({ state: 'waiting' }));
  return { now, later };
}

/** Succeeded payments that the store has neither recorded nor noted for refund. */
async function countUnheard(stack: ProofStack): Promise<number> {
  const paid = (await listIntents(stack)).filter(({ status }) => status === 'succeeded').map(({ id }) => id);
  const [recorded, returned] = await Promise.all([
    stack.db.collection<OrderDocument>('orders').distinct('transactionId'),
    stack.db.collection<RefundDocument>('refunds').distinct('_id'),
  ]);
  const known = new Set([...recorded, ...returned]);
  return paid.filter((id) => !known.has(id)).length;
}

/** Payments some of whose money went back at the provider without the store having noted as much. */
async function countUnheardRefunds(stack: ProofStack): Promise<number> {
  const noted = await stack.db.collection<RefundDocument>('refunds').find().toArray();
  const left = new Map(noted.map(({ _id, amountCents }) => [_id, amountCents]));
  const unheard = new Set<string>();
  for (const { payment_intent: intent, amount, status } of await listRefunds(stack)) {
    if (!intent || isFailed(status)) continue;
    const rest = (left.get(intent) ?? 0) - amount;
    left.set(intent, rest);
    if (rest < 0) unheard.add(intent);
  }
  return unheard.size;
}

/** Refunds that the bank sent back without the store having noted as much. */
async function countUnheardFailures(stack: ProofStack): Promise<number> {
  const refunds = await stack.db.collection<RefundDocument>('refunds').find().toArray();
  const noted = new Set(refunds.flatMap(({ failures = [] }) => failures.map(({ refundId }) => refundId)));
  return (await listRefunds(stack)).filter(({ id, status }) => isFailed(status) && !noted.has(id)).length;
}

/**
 * Lets the hours pass that retries, leases and checks wait for, by moving their dates to now. Only while no server runs:
 * to a live one a lease that ends early would be a lie.
 */
async function letTimePass(stack: ProofStack): Promise<void> {
  const now = new Date();
  const { db } = stack;
  await Promise.all([
    db.collection<LeaseDocument>('leases').updateMany({}, { $set: { until: now } }),
    db
      .collection<OutboxDocument>('outbox')
      .updateMany({ state: 'waiting' }, { $set: { nextAttemptAt: now } }),
    db.collection<RefundDocument>('refunds').updateMany({ state: 'waiting' }, { $set: { dueAt: now } }),
    db
      .collection<OrderDocument>('orders')
      .updateMany({ intentState: 'open' }, { $set: { intentNextCheckAt: now } }),
  ]);
}

/** The same for the provider: it tries a webhook that failed often only hours later. */
async function sendWaitingWebhooks(stack: ProofStack): Promise<void> {
  for (const { event, outcome } of await listDeliveries(stack)) {
    if (outcome !== 'waiting') continue;
    const url = `${stack.stripeUrl}/_control/webhooks/resend`;
    await callHttp({ method: 'POST', url, body: { event } });
  }
}

function tell(now: Undone['now']): string {
  return Object.entries(now)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
}

/**
 * Kills every server once more, lets time pass, starts them, and asks until nothing is left to do; what was put off
 * meanwhile gets another round. Answers what was still undone when nothing moved any more; empty if all came to rest.
 */
export async function comeToRest(
  stack: ProofStack,
  say: (line: string) => void = () => undefined,
): Promise<string[]> {
  for (let round = 1; round <= ROUNDS_MAX; round += 1) {
    for (let index = 0; index < stack.instances; index += 1) await stack.killServer(index);
    await letTimePass(stack);
    for (let index = 0; index < stack.instances; index += 1) await stack.startServer(index);
    await sendWaitingWebhooks(stack);
    let movedAt = Date.now();
    let undone = await countUndone(stack, SOON_MS);
    say(`coming to rest, round ${round}: ${tell(undone.now) || 'nothing to do now'}, ${undone.later} later`);
    while (tell(undone.now) !== '') {
      if (Date.now() > movedAt + PATIENCE_MS) return [`did not come to rest: ${tell(undone.now)}`];
      if (Date.now() > movedAt + STILL_MS && (await isPutOff(stack))) break;
      await setTimeout(PAUSE_MS);
      const next = await countUndone(stack, SOON_MS);
      if (tell(next.now) !== tell(undone.now)) movedAt = Date.now();
      undone = next;
    }
    if (tell(undone.now) === '' && undone.later === 0) return [];
  }
  return ['work was put off again and again'];
}

/** Whether all that is left waits for a moment to come: another round may bring it. */
async function isPutOff(stack: ProofStack): Promise<boolean> {
  return tell((await countUndone(stack, 0)).now) === '';
}
