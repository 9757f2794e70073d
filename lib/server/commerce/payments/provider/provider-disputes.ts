import type Stripe from 'stripe';
import type { DisputeState } from '@/lib/shared/payments/disputes';
import { callProvider, isRejectedWith } from './call-provider';
import { stripe } from './stripe-client';

export type ProviderDispute = {
  id: string;
  intentId: string;
  amountCents: number;
  currency: string;
  reason: string;
  state: DisputeState;
  /** The bank only inquires: no money is withdrawn, and the payment can be refunded. */
  isInquiry: boolean;
  /** Deadline for evidence; null if the bank takes none. */
  dueBy: Date | null;
  openedAt: Date;
};

const INQUIRY = 'warning_';

/** Keyed by the provider's status without the prefix of an inquiry or an appeal. */
const STATES: Record<string, DisputeState> = {
  needs_response: 'to-answer',
  under_review: 'under-review',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
  prevented: 'closed',
};

const dateOf = (seconds: number) => new Date(seconds * 1_000);

/**
 * Null for a payment without an intent, which the store never creates. An unknown status counts as under review
 * (https://docs.stripe.com/api/disputes/object).
 */
export function readDispute(dispute: Stripe.Dispute): ProviderDispute | null {
  const { id, payment_intent: intent, amount: amountCents, currency, reason, created } = dispute;
  const intentId = typeof intent === 'object' ? intent?.id : intent;
  if (!intentId) return null;
  const isInquiry = dispute.status.startsWith(INQUIRY);
  const state = STATES[dispute.status.replace(/^(?:warning|appeal)_/, '')] ?? 'under-review';
  const dueBy = dispute.evidence_details?.due_by;
  return {
    id,
    intentId,
    amountCents,
    currency,
    reason,
    state,
    isInquiry,
    dueBy: dueBy && state === 'to-answer' ? dateOf(dueBy) : null,
    openedAt: dateOf(created),
  };
}

/** Null for an unknown id. Throws `payment-provider-unavailable`. */
export async function retrieveDispute(id: string): Promise<ProviderDispute | null> {
  try {
    return readDispute(await callProvider(() => stripe().disputes.retrieve(id)));
  } catch (error) {
    if (isRejectedWith(error, 'resource_missing')) return null;
    throw error;
  }
}

export async function listDisputesSince(since: Date): Promise<Pick<ProviderDispute, 'id' | 'intentId'>[]> {
  const gte = Math.floor(since.getTime() / 1_000);
  const disputes: Pick<ProviderDispute, 'id' | 'intentId'>[] = [];
  await callProvider(async () => {
    for await (const found of stripe().disputes.list({ created: { gte }, limit: 100 })) {
      const dispute = readDispute(found);
      if (dispute) disputes.push({ id: dispute.id, intentId: dispute.intentId });
    }
  });
  return disputes;
}
