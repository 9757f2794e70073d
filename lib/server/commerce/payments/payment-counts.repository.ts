import { collection } from '@/lib/server/platform/db/collections';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';
import { DISPUTE_STATES } from '@/lib/shared/payments/disputes';

type Counts = [state: string, count: number][];

const REFUND_STATES: readonly RefundDocument['state'][] = ['waiting', 'refunded', 'failed', 'settled'];

async function countEach<State extends string>(
  states: readonly State[],
  count: (state: State) => Promise<number>,
): Promise<Counts> {
  return Promise.all(states.map(async (state): Promise<[string, number]> => [state, await count(state)]));
}

export type PaymentCounts = {
  intents: Counts;
  refunds: Counts;
  disputes: Counts;
  found: number;
};

export async function countPayments(): Promise<PaymentCounts> {
  const [intents, refunds, disputes] = await Promise.all([
    collection('payment_intents'),
    collection('refunds'),
    collection('disputes'),
  ]);
  const open = await intents.countDocuments({ state: 'open' });
  const all = await intents.estimatedDocumentCount();
  return {
    intents: [
      ['open', open],
      ['closed', Math.max(0, all - open)],
    ],
    refunds: await countEach(REFUND_STATES, (state) => refunds.countDocuments({ state })),
    disputes: await countEach(DISPUTE_STATES, (state) => disputes.countDocuments({ state })),
    found: await intents.countDocuments({ foundAt: { $type: 'date' } }),
  };
}
