import type { RefundDocument } from '@/lib/server/db/documents/payments';
import { isPaid } from '@/lib/shared/order-status';
import {
  type Check,
  groupBy,
  isFailed,
  type ProviderIntent,
  type ProviderRefund,
  type Snapshot,
} from './snapshot';

/** States in which the store keeps an order's money. */
const KEEPS_MONEY: readonly string[] = ['paid', 'shipped'];

function ownIntents({ provider, orders }: Snapshot): ProviderIntent[] {
  const known = new Set(orders.map(({ _id }) => _id.toHexString()));
  return provider.intents.filter(
    ({ metadata }) => metadata.site !== undefined || known.has(metadata.orderId ?? ''),
  );
}

/** Refunds that arrived, or will; not those that the bank sent back. */
function arrived({ provider }: Snapshot): ProviderRefund[] {
  return provider.refunds.filter(({ status }) => !isFailed(status));
}

/** What the provider gave back, by payment intent. */
function moneyReturned(snapshot: Snapshot): Map<string, number> {
  const byIntent = groupBy(arrived(snapshot), ({ payment_intent }) => payment_intent ?? 'no intent');
  return new Map(
    [...byIntent].map(([id, refunds]) => [id, refunds.reduce((sum, { amount }) => sum + amount, 0)]),
  );
}

const onePaymentAnOrder: Check = {
  name: 'one payment an order',
  promise: 'every order that was paid has exactly one succeeded payment of its amount, by its buyer',
  violations: ({ orders, provider }) =>
    orders
      .filter(({ state }) => isPaid(state))
      .flatMap((order) => {
        const paidBy = provider.intents.filter(({ id }) => id === order.transactionId);
        const [intent] = paidBy;
        if (paidBy.length !== 1 || !intent) return [`${order.number} is ${order.state} by no payment`];
        const { amount_received, currency, status, metadata } = intent;
        const isRight =
          status === 'succeeded' &&
          amount_received === order.orderValueCents &&
          currency === order.currency &&
          metadata.buyerId === order.buyerId.toHexString() &&
          (metadata.orderId === undefined || metadata.orderId === order._id.toHexString());
        return isRight ? [] : [`${order.number} is ${order.state} by ${intent.id}, which does not pay it`];
      }),
};

const noPaymentForTwo: Check = {
  name: 'no payment for two orders',
  promise: 'no payment pays two orders, and no order that was never paid names one',
  violations: ({ orders }) => {
    const paying = orders.filter(({ transactionId }) => transactionId !== undefined);
    const twice = [...groupBy(paying, ({ transactionId }) => transactionId ?? '')].filter(
      ([, group]) => group.length > 1,
    );
    return [
      ...twice.map(([id, group]) => `${id} pays ${group.map(({ number }) => number).join(' and ')}`),
      ...paying
        .filter(({ state }) => !isPaid(state))
        .map(({ number, state, transactionId }) => `${number} is ${state} and names ${transactionId}`),
    ];
  },
};

const noChargeForNothing: Check = {
  name: 'no charge for nothing',
  promise:
    'money is kept for paid and shipped orders alone, less what they say was given back; all else was refunded in full, or is marked as what the bank sent back',
  violations: (snapshot) => {
    const keeping = new Map(
      snapshot.orders
        .filter(({ state }) => KEEPS_MONEY.includes(state))
        .map((order) => [order.transactionId, order]),
    );
    const returned = moneyReturned(snapshot);
    const open = new Set(
      snapshot.refunds.filter(({ state }) => state === 'failed' || state === 'settled').map(({ _id }) => _id),
    );
    return ownIntents(snapshot).flatMap((intent) => {
      const kept = intent.amount_received - (returned.get(intent.id) ?? 0);
      const order = keeping.get(intent.id);
      if (!order && kept > 0 && open.has(intent.id)) return [];
      const due = order ? order.orderValueCents - (order.returned?.amountCents ?? 0) : 0;
      return kept === due ? [] : [`${intent.id} keeps ${kept} cents, and ${due} are due`];
    });
  },
};

const oneChargeAnIntent: Check = {
  name: 'one charge an intent',
  promise: 'no card was charged twice for one payment, and no payment gave back more than it took',
  violations: (snapshot) => {
    const { provider } = snapshot;
    const succeeded = provider.charges.filter(({ status }) => status === 'succeeded');
    const charged = groupBy(succeeded, ({ payment_intent }) => payment_intent ?? 'no intent');
    const taken = new Map(provider.intents.map(({ id, amount_received }) => [id, amount_received]));
    return [
      ...[...charged].filter(([, all]) => all.length > 1).map(([id, all]) => `${id}: ${all.length} charges`),
      ...[...moneyReturned(snapshot)]
        .filter(([id, cents]) => cents > (taken.get(id) ?? 0))
        .map(([id, cents]) => `${id} took ${taken.get(id) ?? 0} cents and gave back ${cents}`),
    ];
  },
};

/** Whether what went back of a payment is what the store says of it. */
function isAsNoted({ state, amountCents, isKept }: RefundDocument, sentCents: number): boolean {
  if (state === 'refunded') return sentCents === amountCents;
  if (state === 'waiting') return false;
  return isKept ? sentCents === amountCents : sentCents < amountCents;
}

const refundsNoted: Check = {
  name: 'refunds noted and sent',
  promise:
    'every refund the store noted was sent, or is marked as what the bank sent back, and what the provider gave back is noted to the cent',
  violations: (snapshot) => {
    const { refunds, provider } = snapshot;
    const sent = moneyReturned(snapshot);
    const noted = new Set(refunds.map(({ _id }) => _id));
    return [
      ...refunds
        .filter((refund) => !isAsNoted(refund, sent.get(refund._id) ?? 0))
        .map(
          ({ _id, state, reason, amountCents }) =>
            `${_id} (${reason}) is ${state} with ${amountCents} cents, and ${sent.get(_id) ?? 0} were sent`,
        ),
      ...provider.refunds
        .filter(({ payment_intent }) => !noted.has(payment_intent ?? ''))
        .map(({ id, payment_intent }) => `${id} of ${payment_intent} was sent and never noted`),
    ];
  },
};

const nothingLeftToPay: Check = {
  name: 'nothing left to pay',
  promise: 'once an order is no longer unpaid, no payment that its buyer could still make is open',
  violations: ({ orders, provider, claims }) => {
    const status = new Map(provider.intents.map((intent) => [intent.id, intent.status]));
    const byOrder = new Map(orders.map((order) => [order._id.toHexString(), order]));
    const given = claims.flatMap((claim) => (claim.kind === 'payable' ? [claim] : []));
    const attached = orders.flatMap(({ _id, paymentIntentId }) =>
      paymentIntentId ? [{ orderId: _id.toHexString(), intentId: paymentIntentId }] : [],
    );
    const open = [...given, ...attached].flatMap(({ orderId, intentId }) => {
      const order = byOrder.get(orderId);
      const isOver = status.get(intentId) === 'succeeded' || status.get(intentId) === 'canceled';
      if (!order || order.state === 'unpaid' || isOver) return [];
      return [`${order.number} is ${order.state}, and ${intentId} is still ${status.get(intentId)}`];
    });
    return [...new Set(open)];
  },
};

const oneIntentAnOrder: Check = {
  name: 'one payment intent an order',
  promise:
    'however often and in however many tabs a buyer asks to pay an order, it is the same intent, until its money went back',
  violations: (snapshot) => {
    // Also where the bank sent it back later: by then the order had been given another.
    const returned = new Set(snapshot.provider.refunds.map((refund) => refund.payment_intent));
    const given = snapshot.claims.flatMap((claim) =>
      claim.kind === 'payable' && !returned.has(claim.intentId) ? [claim] : [],
    );
    return [...groupBy(given, ({ orderId }) => orderId)].flatMap(([orderId, all]) => {
      const intents = new Set(all.map(({ intentId }) => intentId));
      return intents.size > 1 ? [`order ${orderId} could be paid by ${[...intents].join(' and ')}`] : [];
    });
  },
};

const webhooksTaken: Check = {
  name: 'webhooks taken',
  promise: 'every webhook that the store acknowledged is in its inbox, once',
  violations: ({ provider, events }) => {
    const inbox = groupBy(events, ({ _id }) => _id);
    return provider.deliveries
      .filter(({ outcome, event }) => outcome === 'delivered' && inbox.get(event)?.length !== 1)
      .map(({ event, type }) => `${event} (${type}) was acknowledged and is not in the inbox`);
  },
};

export const PAYMENT_CHECKS: readonly Check[] = [
  onePaymentAnOrder,
  noPaymentForTwo,
  noChargeForNothing,
  oneChargeAnIntent,
  refundsNoted,
  nothingLeftToPay,
  oneIntentAnOrder,
  webhooksTaken,
];
