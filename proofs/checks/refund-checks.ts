import { type Check, groupBy, isFailed, type ProviderRefund, type Snapshot } from './snapshot';

/** Failed refunds of payments the store knows. */
function failures({ provider, refunds }: Snapshot): ProviderRefund[] {
  const known = new Set(refunds.map(({ intentId }) => intentId));
  return provider.refunds.filter(
    ({ status, payment_intent: intent }) => isFailed(status) && known.has(intent ?? ''),
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
    'the shop got one mail for every refund that a bank sent back; an order is marked exactly while one is unresolved',
  violations: (snapshot) => {
    const { orders, outbox, refunds } = snapshot;
    const written = groupBy(outbox, ({ key }) => key);
    const open = new Set(
      refunds.flatMap(({ state, orderId }) => (state === 'failed' && orderId ? [orderId.toHexString()] : [])),
    );
    const untold = failures(snapshot).flatMap(({ id }) => {
      const mails = written.get(`refund-failed:${id}`) ?? [];
      return mails.length === 1 && mails[0]?.state === 'sent' ? [] : [`${id}: ${mails.length} mails`];
    });
    const mismarked = orders
      .filter(({ _id, refundFailedAt }) => (refundFailedAt !== undefined) !== open.has(_id.toHexString()))
      .map(({ _id, number }) =>
        open.has(_id.toHexString())
          ? `${number} has a failed refund and is not marked`
          : `${number} is marked, and has no failed refund`,
      );
    return [...untold, ...mismarked];
  },
};

export const REFUND_CHECKS: readonly Check[] = [failuresRecorded, failuresReported];
