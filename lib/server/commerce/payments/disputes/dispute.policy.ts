import 'server-only';
import type { DisputeDocument } from '@/lib/server/platform/db/documents/payments';
import { isDisputeOpen } from '@/lib/shared/disputes';

type Standing = Pick<DisputeDocument, 'state' | 'isInquiry'>;
type Facts = Standing & Pick<DisputeDocument, 'amountCents' | 'reason' | 'dueBy'>;

/** What a dispute's new state is for the shop. */
export type DisputeNews = 'opened' | 'updated' | 'closed';

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
 * Returns what is new about a dispute, or null if nothing is. It is `opened` once, again when an inquiry becomes a dispute
 * or a closed one is taken up again, and `closed` with each outcome.
 */
export function disputeNews(before: Facts | null, after: Facts): DisputeNews | null {
  if (before && isSame(before, after)) return null;
  if (!isDisputeOpen(after.state)) return before?.state === after.state ? 'updated' : 'closed';
  const wasOpen = before !== null && isDisputeOpen(before.state);
  const isEscalated = wasOpen && before.isInquiry && !after.isInquiry;
  return wasOpen && !isEscalated ? 'updated' : 'opened';
}

/**
 * Whether the provider refunds a payment with these disputes: not while the bank has taken its money, and not once that is
 * lost; an inquiry takes none (https://docs.stripe.com/disputes/how-disputes-work).
 */
export function isRefundable(disputes: readonly Standing[]): boolean {
  return !disputes.some(({ state, isInquiry }) => !isInquiry && (isDisputeOpen(state) || state === 'lost'));
}

/** Returns how much of a payment its buyer has back by disputes, in cents, if none of them is open any more; else 0. */
export function lostCents(disputes: readonly (Standing & Pick<DisputeDocument, 'amountCents'>)[]): number {
  if (disputes.some(({ state }) => isDisputeOpen(state))) return 0;
  return disputes.reduce((sum, { state, amountCents }) => (state === 'lost' ? sum + amountCents : sum), 0);
}
