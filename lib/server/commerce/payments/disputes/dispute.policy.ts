import type { DisputeDocument } from '@/lib/server/platform/db/documents/payments';
import { isDisputeOpen } from '@/lib/shared/payments/disputes';

type Standing = Pick<DisputeDocument, 'state' | 'isInquiry'>;
type Facts = Standing & Pick<DisputeDocument, 'amountCents' | 'reason' | 'dueBy'>;

export type DisputeChange = 'opened' | 'updated' | 'closed';

function isSame(one: Facts, other: Facts): boolean {
  return (
    one.state === other.state &&
    one.isInquiry === other.isInquiry &&
    one.amountCents === other.amountCents &&
    one.reason === other.reason &&
    one.dueBy?.getTime() === other.dueBy?.getTime()
  );
}

/**
 * Null for no change. `opened` also for an inquiry that becomes a dispute and a closed one that is reopened; `closed`
 * with each outcome.
 */
export function disputeChange(before: Facts | null, after: Facts): DisputeChange | null {
  if (before && isSame(before, after)) return null;
  if (!isDisputeOpen(after.state)) return before?.state === after.state ? 'updated' : 'closed';
  const wasOpen = before !== null && isDisputeOpen(before.state);
  const isEscalated = wasOpen && before.isInquiry && !after.isInquiry;
  return wasOpen && !isEscalated ? 'updated' : 'opened';
}

/**
 * The provider refunds no payment while a bank holds its money, nor after a lost dispute. An inquiry withdraws none
 * (https://docs.stripe.com/disputes/how-disputes-work).
 */
export function isRefundable(disputes: readonly Standing[]): boolean {
  return !disputes.some(({ state, isInquiry }) => !isInquiry && (isDisputeOpen(state) || state === 'lost'));
}

/** A dispute is lost, and no other is open whose outcome may change that. */
export function isRefundImpossible(disputes: readonly Pick<Standing, 'state'>[]): boolean {
  return (
    disputes.some(({ state }) => state === 'lost') && !disputes.some(({ state }) => isDisputeOpen(state))
  );
}

export function chargedBackCents(
  disputes: readonly Pick<DisputeDocument, 'state' | 'amountCents'>[],
): number {
  return disputes.reduce((sum, { state, amountCents }) => (state === 'lost' ? sum + amountCents : sum), 0);
}

/** Refunds (`returnedCents`) and decided disputes have returned all of `amountCents`: nothing is left to refund. */
export function isFullyChargedBack(
  disputes: readonly Pick<DisputeDocument, 'state' | 'amountCents'>[],
  { amountCents, returnedCents }: { amountCents: number; returnedCents: number },
): boolean {
  const lost = chargedBackCents(disputes);
  return (
    lost > 0 && lost + returnedCents >= amountCents && !disputes.some(({ state }) => isDisputeOpen(state))
  );
}
