import { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';
import { isFailed } from '../checks/snapshot';
import { callHttp } from '../stack/http-call';
import type { Step } from './buyer-steps';
import { listDisputes, listRecentDisputes, listRecentRefunds } from './take-snapshot';
import type { World } from './world';

const HOUR_MS = 3_600_000;
const RECENT_CHARGES = 40;

function controlProvider(world: World, path: string, body: unknown = {}) {
  return callHttp({ method: 'POST', url: `${world.stack.stripeUrl}/_control/${path}`, body });
}

const holdWebhooks: Step = async (world) => {
  await controlProvider(world, 'webhooks/hold');
};

const releaseWebhooks: Step = async (world, _calls, random) => {
  await controlProvider(world, 'webhooks/release', {
    order: random.weighted({ created: 1, reversed: 1, shuffled: 1 }),
  });
};

const sendTwice: Step = async (world, _calls, random) => {
  await controlProvider(world, 'webhooks/next', { act: 'twice', count: random.whole(1, 3) });
};

const loseWebhooks: Step = async (world, _calls, random) => {
  const body = { act: 'drop', count: random.whole(1, 3), type: 'payment_intent.succeeded' };
  await controlProvider(world, 'webhooks/next', body);
};

const sendAgain: Step = async (world, _calls, random) => {
  const response = await callHttp({ method: 'GET', url: `${world.stack.stripeUrl}/_control/deliveries` });
  const delivery = Array.isArray(response.body) ? random.pick(response.body) : undefined;
  if (delivery) await controlProvider(world, 'webhooks/resend', { event: delivery.event });
};

/** The provider returns an error or drops the connection, before or after it has done its work. */
const failProvider: Step = async (world, _calls, random) => {
  await controlProvider(world, 'faults', {
    mode: random.weighted({ error: 1, reset: 1 }),
    acted: random.chance(0.5),
    status: 500,
    count: random.whole(1, 4),
    ...(random.chance(0.5)
      ? { path: random.pick(['/refunds', '/cancel', '/confirm', '/payment_intents']) }
      : {}),
  });
};

const refuseMails: Step = async (world, _calls, random) => {
  const body = { stage: random.weighted({ rcpt: 1, data: 1 }), code: 451, count: random.whole(1, 3) };
  await callHttp({ method: 'POST', url: `${world.stack.mailboxUrl}/_control/faults`, body });
};

/** Expires an unpaid order by moving its date: no proof can wait 72 hours. */
const expireOrder: Step = async (world, _calls, random) => {
  const order = world.anyOrder(random, 'unpaid');
  if (!order) return;
  const expiresAt = new Date(Date.now() - HOUR_MS);
  try {
    await world.stack.db
      .collection<OrderDocument>('orders')
      .updateOne({ _id: new ObjectId(order.id), ...ORDERS_THAT.awaitPayment }, { $set: { expiresAt } });
  } catch {
    // The database was killed just now; the order's date is unchanged.
    return;
  }
};

/** In full or in part, whatever the store is doing with its order; now and then the webhooks are lost. */
const refundByHand: Step = async (world, _calls, random) => {
  const paid = world.claims.filter((claim) => claim.kind === 'charged').slice(-RECENT_CHARGES);
  const charge = random.pick(paid);
  if (!charge) return;
  if (random.chance(0.3)) {
    await controlProvider(world, 'webhooks/next', { act: 'drop', count: 1, type: 'charge.refunded' });
    await controlProvider(world, 'webhooks/next', { act: 'drop', count: 1, type: 'refund.created' });
  }
  const amount = random.chance(0.4) ? { amount: random.whole(1, 99) } : {};
  await controlProvider(world, 'refunds', { payment_intent: charge.intentId, ...amount });
};

const failRefund: Step = async (world, _calls, random) => {
  const refunds = await listRecentRefunds(world.stack);
  const refund = random.pick(refunds.filter(({ status }) => !isFailed(status)));
  if (!refund) return;
  if (random.chance(0.3)) {
    for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated']) {
      await controlProvider(world, 'webhooks/next', { act: 'drop', count: 1, type });
    }
  }
  await controlProvider(world, 'refunds/fail', { refund: refund.id });
};

const DISPUTE_EVENTS = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'];

async function loseDisputeEvents(world: World): Promise<void> {
  for (const name of DISPUTE_EVENTS) {
    const type = `charge.dispute.${name}`;
    await controlProvider(world, 'webhooks/next', { act: 'drop', count: 1, type });
  }
}

/**
 * Or inquires about it, whatever the store is doing with its order; now and then the webhooks are lost. The provider refuses
 * it where nothing is left of the payment.
 */
const dispute: Step = async (world, _calls, random) => {
  const paid = world.claims.filter((claim) => claim.kind === 'charged').slice(-RECENT_CHARGES);
  const charge = random.pick(paid);
  if (!charge) return;
  if (random.chance(0.3)) await loseDisputeEvents(world);
  const inquiry = random.chance(0.3);
  await controlProvider(world, 'disputes', { payment_intent: charge.intentId, inquiry });
};

/** Next states of an open dispute; an inquiry may become a dispute. */
const NEXT: Record<string, readonly string[]> = {
  warning_needs_response: ['warning_under_review', 'warning_closed', 'needs_response'],
  warning_under_review: ['warning_closed', 'needs_response'],
  needs_response: ['under_review', 'won', 'lost'],
  under_review: ['won', 'lost'],
};

const moveDispute: Step = async (world, _calls, random) => {
  const open = (await listRecentDisputes(world.stack)).filter(({ status }) => NEXT[status]);
  const found = random.pick(open);
  if (!found) return;
  if (random.chance(0.3)) await loseDisputeEvents(world);
  const status = random.pick([...(NEXT[found.status] ?? [])]);
  await controlProvider(world, 'disputes/move', { dispute: found.id, status });
};

export const TROUBLE_STEPS: Record<string, { weight: number; step: Step }> = {
  'webhooks held back': { weight: 2, step: holdWebhooks },
  'webhooks let go': { weight: 3, step: releaseWebhooks },
  'webhooks sent twice': { weight: 2, step: sendTwice },
  'webhooks lost': { weight: 2, step: loseWebhooks },
  'webhook sent again': { weight: 2, step: sendAgain },
  'provider fails': { weight: 2, step: failProvider },
  'mail refused for now': { weight: 1, step: refuseMails },
  'time runs out': { weight: 3, step: expireOrder },
  'refund at the provider': { weight: 2, step: refundByHand },
  'refund sent back by the bank': { weight: 2, step: failRefund },
  'payment disputed': { weight: 2, step: dispute },
  'dispute moved on': { weight: 2, step: moveDispute },
};

/** The refund of a disputed payment waits as long as its dispute is open. */
async function decideDisputes(world: World): Promise<void> {
  for (const { id, status } of await listDisputes(world.stack)) {
    if (!NEXT[status]) continue;
    const outcome = status.startsWith('warning_') ? 'warning_closed' : /[a-m]$/i.test(id) ? 'won' : 'lost';
    await controlProvider(world, 'disputes/move', { dispute: id, status: outcome });
  }
}

export async function endTroubles(world: World): Promise<void> {
  const { stack } = world;
  await callHttp({ method: 'DELETE', url: `${stack.stripeUrl}/_control/faults` });
  await callHttp({ method: 'DELETE', url: `${stack.mailboxUrl}/_control/faults` });
  await decideDisputes(world);
  await callHttp({ method: 'POST', url: `${stack.stripeUrl}/_control/webhooks/release`, body: {} });
}
