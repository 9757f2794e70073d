import type { ReturnReason, ReturnState } from '@/lib/shared/shipments/return-states';
import { DEMO_ACCOUNTS } from '../demo-accounts';

const DAY_MS = 24 * 3_600_000;

export type SeedReturn = {
  /** Whose order, and which tool of it, comes back. */
  buyerEmail: string;
  toolSlug: string;
  quantity: number;
  reason: ReturnReason;
  note?: string;
  message?: string;
  instructions?: string;
  /** Of what arrived; the rest is scrapped. */
  restock?: number;
  condition?: string;
  state: Extract<ReturnState, 'requested' | 'approved' | 'received' | 'settled'>;
  requestedAt: Date;
  decidedAt?: Date;
  receivedAt?: Date;
  settledAt?: Date;
};

/** One in each state that waits for something, and one that is settled. All were paid by card. */
export function seedReturns(now: Date): readonly SeedReturn[] {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  const { email: buyerEmail } = DEMO_ACCOUNTS[1];
  return [
    {
      ...{ buyerEmail, toolSlug: 'combination-wrench-set-12', quantity: 2, state: 'requested' },
      ...{ reason: 'damaged', note: 'Two cases are cracked at the hinge.', requestedAt: at(0.4) },
      message: 'We need two undamaged sets by the end of next week.',
    },
    {
      ...{ buyerEmail: 'dwhitfield@example.com', toolSlug: 'deep-impact-socket-set-8', quantity: 3 },
      ...{ state: 'approved', reason: 'wrong-item', requestedAt: at(3.3), decidedAt: at(2.9) },
      note: 'We ordered the metric set.',
      instructions: 'Please use the carton they came in, and a parcel service with tracking.',
    },
    {
      ...{ buyerEmail, toolSlug: 'combination-square-300', quantity: 2, state: 'received' },
      ...{ reason: 'defective', note: 'The scale is printed askew.', restock: 1 },
      condition: 'One is as described, the other has no fault.',
      ...{ requestedAt: at(12.2), decidedAt: at(11.8), receivedAt: at(1.6) },
    },
    {
      ...{ buyerEmail, toolSlug: 'bench-vise-125', quantity: 1, state: 'settled' },
      ...{ reason: 'not-needed', restock: 1, condition: 'Unused, in its carton.' },
      ...{ requestedAt: at(20.5), decidedAt: at(20.1), receivedAt: at(9.7), settledAt: at(0.9) },
    },
  ];
}
