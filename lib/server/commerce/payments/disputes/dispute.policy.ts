import 'server-only';
import type { DisputeDocument } from '@/lib/server/platform/db/documents/payments';
import { isDisputeOpen } from '@/lib/shared/payments/disputes';

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

/**
 * Whether the provider will never refund a payment with these disputes: one is lost, and none is open, whose outcome may
 * change that.
 */
export function isRefundLost(disputes: readonly Pick<Standing, 'state'>[]): boolean {
  return (
    disputes.some(({ state }) => state === 'lost') && !disputes.some(({ state }) => isDisputeOpen(state))
  );
}

/** Returns how much of a payment its buyer has back by disputes, in cents. */
export function lostCents(disputes: readonly Pick<DisputeDocument, 'state' | 'amountCents'>[]): number {
  return disputes.reduce((sum, { state, amountCents }) => (state === 'lost' ? sum + amountCents : sum), 0);
}

/**
 * Whether all of `amountCents` is back with the buyer, who got `returnedCents` of it as refunds and the rest by disputes that
 * are decided: nothing is left to refund.
 */
export function isAllLost(
  disputes: readonly Pick<DisputeDocument, 'state' | 'amountCents'>[],
  { amountCents, returnedCents }: { amountCents: number; returnedCents: number },
): boolean {
  const lost = lostCents(disputes);
  return (
    lost > 0 && lost + returnedCents >= amountCents && !disputes.some(({ state }) => isDisputeOpen(state))
  );
}
