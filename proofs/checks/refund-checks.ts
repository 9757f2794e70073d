import { type Check, groupBy, isFailed, type ProviderRefund, type Snapshot } from './snapshot';

/** Refunds that the bank sent back, of payments the store knows. */
function failures({ provider, refunds }: Snapshot): ProviderRefund[] {
  const known = new Set(refunds.map(({ _id }) => _id));
  return provider.refunds.filter(
    ({ status, payment_intent: intent }) => isFailed(status) && known.has(intent ?? ''),
  );
}

const failuresNoted: Check = {
  name: 'failed refunds noted once',
  promise: 'every refund that a bank sent back is noted once on its payment, and no other is',
  violations: (snapshot) => {
    const noted = snapshot.refunds.flatMap(({ _id, failures: all = [] }) =>
      all.map(({ refundId }) => `${refundId} of ${_id}`),
    );
    const happened = failures(snapshot).map(({ id, payment_intent: intent }) => `${id} of ${intent}`);
    const counts = groupBy(noted, (line) => line);
    return [
      ...happened
        .filter((line) => counts.get(line)?.length !== 1)
        .map((line) => `${line} failed, and is noted ${counts.get(line)?.length ?? 0} times`),
      ...noted.filter((line) => !happened.includes(line)).map((line) => `${line} is noted, and did not fail`),
    ];
  },
};

const failuresTold: Check = {
  name: 'failed refunds told',
  promise:
    'of every refund that a bank sent back the shop got one mail; an order is marked exactly while one of its is unanswered',
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

export const REFUND_CHECKS: readonly Check[] = [failuresNoted, failuresTold];
