/**
 * `to-answer` until evidence is sent, then `under-review` by the buyer's bank. `won`: the shop keeps the money; `lost`:
 * the buyer has it; `closed`: an inquiry without consequences.
 */
export const DISPUTE_STATES = ['to-answer', 'under-review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export function isDisputeOpen(state: DisputeState): boolean {
  return state === 'to-answer' || state === 'under-review';
}

/** The provider's reasons (https://docs.stripe.com/disputes/categories). */
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

/** `general` for a reason that has no text. */
export function readDisputeReason(reason: string): DisputeReason {
  return (DISPUTE_REASONS as readonly string[]).includes(reason) ? (reason as DisputeReason) : 'general';
}
