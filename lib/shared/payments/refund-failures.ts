/**
 * The provider's reasons (https://docs.stripe.com/api/refunds/object, `failure_reason`); `canceled` if it was cancelled
 * there.
 */
export const REFUND_FAILURE_REASONS = [
  'charge_for_pending_refund_disputed',
  'declined',
  'expired_or_canceled_card',
  'insufficient_funds',
  'lost_or_stolen_card',
  'merchant_request',
  'canceled',
  'unknown',
] as const;

export type RefundFailureReason = (typeof REFUND_FAILURE_REASONS)[number];

export function readFailureReason(reason: string): RefundFailureReason {
  return (REFUND_FAILURE_REASONS as readonly string[]).includes(reason)
    ? (reason as RefundFailureReason)
    : 'unknown';
}
