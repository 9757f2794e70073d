import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { type Check, groupBy, isFailed, type ProviderRefund, type Snapshot } from './snapshot';

function failures({ provider, refunds }: Snapshot): ProviderRefund[] {
  const recordedIntents = new Set(refunds.map(({ intentId }) => intentId));
  return provider.refunds.filter(
    ({ status, payment_intent: intent }) => isFailed(status) && recordedIntents.has(intent ?? ''),
  );
}

const failuresRecorded: Check = {
  name: 'failed refunds recorded once',
  promise: 'every refund that a bank sent back is recorded once on its payment, and no other is',
  violations: (snapshot) => {
    const recorded = snapshot.refunds.flatMap(({ intentId, failures: all = [] }) =>
      all.map(({ providerRefundId }) => `${providerRefundId} of ${intentId}`),
    );
    const happened = failures(snapshot).map(({ id, payment_intent: intent }) => `${id} of ${intent}`);
    const counts = groupBy(recorded, (line) => line);
    return [
      ...happened
        .filter((line) => counts.get(line)?.length !== 1)
        .map((line) => `${line} failed, and is recorded ${counts.get(line)?.length ?? 0} times`),
      ...recorded
        .filter((line) => !happened.includes(line))
        .map((line) => `${line} is recorded, and did not fail`),
    ];
  },
};

const failuresReported: Check = {
  name: 'failed refunds reported',
  promise:
    'the shop got one mail for every refund that a bank sent back, and none where another refund had made up for it; an order is marked exactly while one is unresolved',
  violations: (snapshot) => {
    const { orders, outbox, provider, refunds } = snapshot;
    const written = groupBy(outbox, ({ key }) => key);
    const open = new Set(
      refunds.flatMap(({ state, orderId }) => (state === 'failed' && orderId ? [orderId.toHexString()] : [])),
    );
    const madeUp = new Set(
      refunds.flatMap(({ failures: all = [] }) =>
        all.filter(({ isMadeUp }) => isMadeUp).map(({ providerRefundId }) => providerRefundId),
      ),
    );
    const unrecorded = failures(snapshot).flatMap(({ id }) => {
      const mails = written.get(`refund-failed:${id}`) ?? [];
      const due = madeUp.has(id) ? 0 : 1;
      return mails.length === due && mails.every(({ state }) => state === 'sent')
        ? []
        : [`${id}: ${mails.length} mails`];
    });
    const alone = failures(snapshot)
      .filter(({ id, payment_intent: intent }) => {
        const isOther = (one: ProviderRefund) => one.id !== id && one.payment_intent === intent;
        return madeUp.has(id) && !provider.refunds.some(isOther);
      })
      .map(({ id }) => `${id} failed, and is made up for by no other refund`);
    const mismarked = orders
      .filter(({ _id, refundFailedAt }) => (refundFailedAt !== undefined) !== open.has(_id.toHexString()))
      .map(({ _id, number }) =>
        open.has(_id.toHexString())
          ? `${number} has a failed refund and is not marked`
          : `${number} is marked, and has no failed refund`,
      );
    return [...unrecorded, ...alone, ...mismarked];
  },
};

function partsFault({
  lines,
  partRefunds = [],
  partRefundedCents = 0,
  totals,
  invoicedCents,
}: OrderDocument) {
  const due = invoicedCents ?? totals.totalCents;
  const total = partRefunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (total !== partRefundedCents) return `has parts of ${total} cents, and says ${partRefundedCents}`;
  if (total > due) return `was refunded ${total} cents of ${due}`;
  if (partRefunds.some(({ part, amountCents }, place) => part !== place + 1 || !(amountCents > 0)))
    return 'has parts out of order, or of nothing';
  const keys = new Set(partRefunds.map(({ idempotency }) => idempotency.key));
  if (keys.size < partRefunds.length) return 'was refunded twice by one key';
  const over = lines.find(({ toolId, quantity }) => {
    const back = partRefunds.flatMap((refund) => refund.lines).filter((units) => units.toolId.equals(toolId));
    return back.reduce((sum, units) => sum + units.quantity, 0) > quantity;
  });
  return over ? `had more units of ${over.sku} refunded than were bought` : null;
}

const partsAddUp: Check = {
  name: 'refunds in part',
  promise:
    'the parts of an order that were refunded add up to what it says, to no more than was paid and no more units than were bought; each has one record of its money, on account one payment by credit note',
  violations: ({ orders, refunds, account }) => {
    const ofOrders = orders.flatMap(({ _id, payBy, partRefunds = [] }) =>
      partRefunds.map(
        ({ id, part, amountCents }) =>
          `${payBy === 'account' ? `part ${part}` : id} of ${_id}: ${amountCents}`,
      ),
    );
    const credited = account.payments
      .filter(({ method }) => method === 'credit-note')
      .map(({ orderId, part, amountCents }) => `part ${part} of ${orderId}: ${amountCents}`);
    const recorded = [
      ...refunds
        .filter(({ reason }) => reason === 'admin-part')
        .map(({ _id, orderId, amountCents }) => `${_id} of ${orderId}: ${amountCents}`),
      ...credited,
    ];
    return [
      ...orders.flatMap((order) => {
        const fault = partsFault(order);
        return fault ? [`${order.number} ${fault}`] : [];
      }),
      ...ofOrders.filter((line) => !recorded.includes(line)).map((line) => `no money recorded for ${line}`),
      ...recorded.filter((line) => !ofOrders.includes(line)).map((line) => `no order has ${line}`),
      ...(new Set(recorded).size < recorded.length ? ['a part was credited twice'] : []),
    ];
  },
};

export const REFUND_CHECKS: readonly Check[] = [failuresRecorded, failuresReported, partsAddUp];
