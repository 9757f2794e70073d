import { awaitsPayment, stateOf } from '@/lib/shared/orders/order-status';
import { type Check, groupBy } from './snapshot';

const nothingLeftToPay: Check = {
  name: 'nothing left to pay',
  promise: 'once an order is no longer unpaid, no payment that its buyer could still make is open',
  violations: ({ orders, intents, provider, claims }) => {
    const status = new Map(provider.intents.map((intent) => [intent.id, intent.status]));
    const byOrder = new Map(orders.map((order) => [order._id.toHexString(), order]));
    const payable = claims.flatMap((claim) => (claim.kind === 'payable' ? [claim] : []));
    const attached = intents.flatMap(({ _id, orderId }) =>
      orderId ? [{ orderId: orderId.toHexString(), intentId: _id }] : [],
    );
    const open = [...payable, ...attached].flatMap(({ orderId, intentId }) => {
      const order = byOrder.get(orderId);
      const isOver = status.get(intentId) === 'succeeded' || status.get(intentId) === 'canceled';
      if (!order || awaitsPayment(order) || isOver) return [];
      return [`${order.number} is ${stateOf(order)}, and ${intentId} is still ${status.get(intentId)}`];
    });
    return [...new Set(open)];
  },
};

const oneIntentAnOrder: Check = {
  name: 'one payment intent an order',
  promise:
    'however often and in however many tabs a buyer asks to pay an order, it is the same intent, until its money was refunded',
  violations: (snapshot) => {
    // Also where the bank sent the refund back later: by then the order had another intent.
    const returned = new Set(snapshot.provider.refunds.map((refund) => refund.payment_intent));
    const payable = snapshot.claims.flatMap((claim) =>
      claim.kind === 'payable' && !returned.has(claim.intentId) ? [claim] : [],
    );
    const open = snapshot.intents.filter(({ orderId, state }) => orderId && state === 'open');
    return [
      ...[...groupBy(payable, ({ orderId }) => orderId)].flatMap(([orderId, all]) => {
        const intents = new Set(all.map(({ intentId }) => intentId));
        return intents.size > 1 ? [`order ${orderId} could be paid by ${[...intents].join(' and ')}`] : [];
      }),
      ...[...groupBy(open, ({ orderId }) => orderId?.toHexString() ?? '')]
        .filter(([, all]) => all.length > 1)
        .map(([orderId, all]) => `order ${orderId} has ${all.length} open intents`),
    ];
  },
};

const intentsRecorded: Check = {
  name: 'no payment intent forgotten',
  promise: 'every intent whose secret the store gave out is on record, and polled while it can still be paid',
  violations: ({ intents, provider, claims }) => {
    const status = new Map(provider.intents.map((intent) => [intent.id, intent.status]));
    const state = new Map(intents.map((intent) => [intent._id, intent.state]));
    const payable = new Set(claims.flatMap((claim) => (claim.kind === 'payable' ? [claim.intentId] : [])));
    return [...payable].flatMap((id) => {
      const isOver = status.get(id) === 'succeeded' || status.get(id) === 'canceled';
      if (state.get(id) === (isOver ? 'closed' : 'open')) return [];
      return [`${id} is ${status.get(id)} at the provider, and ${state.get(id) ?? 'not'} on record`];
    });
  },
};

export const INTENT_CHECKS: readonly Check[] = [nothingLeftToPay, oneIntentAnOrder, intentsRecorded];

const cardPaymentsReceived: Check = {
  name: 'card payments of companies',
  promise:
    'every payment of a company by card is what one payment at the provider took, which was made for an order on account of that company; none is recorded twice, and none pays an order as well',
  violations: ({ account, orders, provider }) => {
    const byCard = account.payments.filter(({ method }) => method === 'card');
    const recorded = groupBy(byCard, ({ intentId }) => intentId ?? 'no intent');
    const intents = new Map(provider.intents.map((intent) => [intent.id, intent]));
    const orderOf = new Map(orders.map((order) => [order._id.toHexString(), order]));
    const paying = new Set(orders.flatMap(({ transactionId }) => transactionId ?? []));
    return [...recorded].flatMap(([intentId, [payment, ...others]]) => {
      const intent = intents.get(intentId);
      const order = orderOf.get(intent?.metadata.orderId ?? '');
      if (others.length > 0) return [`${intentId} is recorded ${others.length + 1} times`];
      if (paying.has(intentId)) return [`${intentId} pays an order, and is a payment of a company`];
      if (intent?.amount_received !== payment?.amountCents)
        return [
          `${intentId} took ${intent?.amount_received} cents, and ${payment?.amountCents} are recorded`,
        ];
      const isOfCompany = order?.payBy === 'account' && order.companyId?.equals(payment?.companyId ?? '');
      return isOfCompany ? [] : [`${intentId} was made for no order on account of its company`];
    });
  },
};

export const CARD_PAYMENT_CHECKS: readonly Check[] = [cardPaymentsReceived];
