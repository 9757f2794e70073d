/**
 * How a dispute of a payment stands: `to-answer` until evidence is sent, then `under-review` by the buyer's bank. `won`: the
 * shop keeps the money; `lost`: the buyer has it; `closed`: an inquiry that came to nothing.
 */
export const DISPUTE_STATES = ['to-answer', 'under-review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Whether the outcome of a dispute in this state is still open. */
export function isDisputeOpen(state: DisputeState): boolean {
  return state === 'to-answer' || state === 'under-review';
}

/** Why a buyer disputes a card payment, in the provider's words (https://docs.stripe.com/disputes/categories). */
export const DISPUTE_REASONS = [
  'credit_not_processed',
  'duplicate',
  'fraudulent',
  'general',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** The reason if there is a text for it; `general` for any other of the provider's. */
export function readDisputeReason(reason: string): DisputeReason {
  return (DISPUTE_REASONS as readonly string[]).includes(reason) ? (reason as DisputeReason) : 'general';
}
