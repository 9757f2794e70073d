import { type Check, groupBy } from './snapshot';

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
