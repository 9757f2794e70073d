import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';
import { retainsPayment, stateOf, wasPaid } from '@/lib/shared/orders/order-status';
import { INTENT_CHECKS } from './intent-checks';
import {
  type Check,
  groupBy,
  isFailed,
  type ProviderIntent,
  type ProviderRefund,
  type Snapshot,
} from './snapshot';

function ownIntents({ provider, orders }: Snapshot): ProviderIntent[] {
  const orderIds = new Set(orders.map(({ _id }) => _id.toHexString()));
  return provider.intents.filter(
    ({ metadata }) => metadata.site !== undefined || orderIds.has(metadata.orderId ?? ''),
  );
}

function arrived({ provider }: Snapshot): ProviderRefund[] {
  return provider.refunds.filter(({ status }) => !isFailed(status));
}

function refundedCents(snapshot: Snapshot): Map<string, number> {
  const byIntent = groupBy(arrived(snapshot), ({ payment_intent }) => payment_intent ?? 'no intent');
  return new Map(
    [...byIntent].map(([id, refunds]) => [id, refunds.reduce((sum, { amount }) => sum + amount, 0)]),
  );
}

function lostCents({ provider }: Snapshot): Map<string, number> {
  const lost = provider.disputes.filter(({ status }) => status === 'lost');
  const byIntent = groupBy(lost, ({ payment_intent }) => payment_intent ?? 'no intent');
  return new Map([...byIntent].map(([id, all]) => [id, all.reduce((sum, { amount }) => sum + amount, 0)]));
}

const onePaymentAnOrder: Check = {
  name: 'one payment an order',
  promise: 'every order that was paid has exactly one succeeded payment of its amount, by its buyer',
  violations: ({ orders, provider }) =>
    orders.filter(wasPaid).flatMap((order) => {
      const paidBy = provider.intents.filter(({ id }) => id === order.transactionId);
      const [intent] = paidBy;
      if (paidBy.length !== 1 || !intent) return [`${order.number} is ${stateOf(order)} by no payment`];
      const { amount_received, currency, status, metadata } = intent;
      const isRight =
        status === 'succeeded' &&
        amount_received === order.totals.totalCents &&
        currency === order.currency &&
        metadata.buyerId === order.buyerId.toHexString() &&
        (metadata.orderId === undefined || metadata.orderId === order._id.toHexString());
      return isRight ? [] : [`${order.number} is ${stateOf(order)} by ${intent.id}, which does not pay it`];
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
        .filter((order) => !wasPaid(order))
        .map((order) => `${order.number} is ${stateOf(order)} and names ${order.transactionId}`),
    ];
  },
};

const noChargeForNothing: Check = {
  name: 'no charge for nothing',
  promise:
    'money is kept for paid and shipped orders, and as payments of companies, alone, less what they say was refunded or lost by a dispute; all else was refunded in full, lost, or is recorded as a failed refund',
  violations: (snapshot) => {
    const earning = new Map(
      snapshot.orders.filter(retainsPayment).map((order) => [order.transactionId, order]),
    );
    const [refunded, lost] = [refundedCents(snapshot), lostCents(snapshot)];
    const open = new Set(
      snapshot.refunds
        .filter(({ state }) => state === 'failed' || state === 'settled')
        .map(({ intentId }) => intentId),
    );
    const ofCompanies = groupBy(snapshot.account.payments, ({ intentId }) => intentId ?? '');
    const onAccount = (intentId: string) =>
      (ofCompanies.get(intentId) ?? [])
        .flatMap(({ amountCents, reversals }) => [amountCents, ...reversals.map(({ cents }) => -cents)])
        .reduce((sum, cents) => sum + cents, 0);
    return ownIntents(snapshot).flatMap((intent) => {
      const [refundedOf, lostOf] = [refunded.get(intent.id) ?? 0, lost.get(intent.id) ?? 0];
      const retained = intent.amount_received - refundedOf - lostOf;
      const order = earning.get(intent.id);
      if (!order && retained > 0 && open.has(intent.id)) return [];
      const inParts = snapshot.refunds
        .filter(
          (refund) =>
            refund.intentId === intent.id && refund.reason === 'admin-part' && refund.state === 'refunded',
        )
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
      const [returned, chargedBack] = [
        order?.returned?.amountCents ?? 0,
        order?.chargedBack?.amountCents ?? 0,
      ];
      const due = order ? order.totals.totalCents - inParts - returned - chargedBack : onAccount(intent.id);
      if (retained === due) return [];
      const there = `${intent.amount_received} received, ${refundedOf} refunded, ${lostOf} lost by disputes`;
      const here = order
        ? `${order.number} of ${order.totals.totalCents}, ${inParts} refunded in parts, ${returned} returned, ${chargedBack} charged back`
        : 'no order keeps it';
      return [`${intent.id} keeps ${retained} cents (${there}), and ${due} are due (${here})`];
    });
  },
};

const oneChargeAnIntent: Check = {
  name: 'one charge an intent',
  promise: 'no card was charged twice for one payment, and no more of a payment was refunded than it took',
  violations: (snapshot) => {
    const { provider } = snapshot;
    const succeeded = provider.charges.filter(({ status }) => status === 'succeeded');
    const charged = groupBy(succeeded, ({ payment_intent }) => payment_intent ?? 'no intent');
    const taken = new Map(provider.intents.map(({ id, amount_received }) => [id, amount_received]));
    return [
      ...[...charged].filter(([, all]) => all.length > 1).map(([id, all]) => `${id}: ${all.length} charges`),
      ...[...refundedCents(snapshot)]
        .filter(([id, cents]) => cents > (taken.get(id) ?? 0))
        .map(([id, cents]) => `${id} took ${taken.get(id) ?? 0} cents, and ${cents} were refunded`),
    ];
  },
};

/** Money of parts that never reached the buyer as such: it may have, by a refund in the provider's dashboard. */
function unsentCents({ refunds }: Snapshot, { intentId, reason }: RefundDocument): number {
  if (reason === 'admin-part') return 0;
  return refunds
    .filter((refund) => refund.intentId === intentId && refund.reason === 'admin-part')
    .filter(({ state }) => state === 'failed' || state === 'settled')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

type Sent = { sentCents: number; mostCents: number };

/** Equal to what the store has recorded, or more by at most `mostCents`. */
function isAsRecorded(refund: RefundDocument, { sentCents, mostCents }: Sent): boolean {
  const { amountCents, isKept } = refund;
  if (refund.state === 'refunded') return sentCents >= amountCents && sentCents <= amountCents + mostCents;
  if (refund.state === 'waiting') return false;
  return isKept ? sentCents === amountCents : sentCents < amountCents;
}

/** A part by its id, any other refund by its payment. */
function keyOf({ _id, intentId, reason }: RefundDocument): string {
  return reason === 'admin-part' ? _id.toHexString() : intentId;
}

/** The same for a refund at the provider. */
function refundedBy({ payment_intent, metadata }: ProviderRefund): string {
  return metadata?.forgeline_part ?? payment_intent ?? 'no intent';
}

/** Made in the dashboard for an invoice on account, and sent back by the bank before the store heard of it: no money moved. */
function isUnseen({ account }: Snapshot, { status, payment_intent: intent }: ProviderRefund): boolean {
  return isFailed(status) && account.payments.some(({ intentId }) => intentId === intent);
}

const refundsRecorded: Check = {
  name: 'refunds recorded and sent',
  promise:
    'every refund the store recorded was sent, or is recorded as failed, and what the provider refunded is recorded to the cent',
  violations: (snapshot) => {
    const { refunds, provider } = snapshot;
    const sent = new Map(
      [...groupBy(arrived(snapshot), refundedBy)].map(([key, all]) => [
        key,
        all.reduce((sum, { amount }) => sum + amount, 0),
      ]),
    );
    const recorded = groupBy(refunds, keyOf);
    return [
      ...refunds
        .filter((refund) => {
          const sentCents = sent.get(keyOf(refund)) ?? 0;
          return !isAsRecorded(refund, { sentCents, mostCents: unsentCents(snapshot, refund) });
        })
        .map(
          (refund) =>
            `${keyOf(refund)} (${refund.reason}) is ${refund.state} with ${refund.amountCents} cents, and ${sent.get(keyOf(refund)) ?? 0} were sent`,
        ),
      ...[...recorded]
        .filter(([, all]) => all.length > 1)
        .map(([key, all]) => `${key} has ${all.length} refunds`),
      ...provider.refunds
        .filter((refund) => !recorded.has(refundedBy(refund)) && !isUnseen(snapshot, refund))
        .map(({ id, payment_intent }) => `${id} of ${payment_intent} was sent and never recorded`),
    ];
  },
};

const webhooksApplied: Check = {
  name: 'webhooks recorded',
  promise: 'every webhook that the store acknowledged is among its events, once',
  violations: ({ provider, events }) => {
    const recorded = groupBy(events, ({ _id }) => _id);
    return provider.deliveries
      .filter(({ outcome, event }) => outcome === 'delivered' && recorded.get(event)?.length !== 1)
      .map(({ event, type }) => `${event} (${type}) was acknowledged and is not on record`);
  },
};

export const PAYMENT_CHECKS: readonly Check[] = [
  onePaymentAnOrder,
  noPaymentForTwo,
  noChargeForNothing,
  oneChargeAnIntent,
  refundsRecorded,
  ...INTENT_CHECKS,
  webhooksApplied,
];
