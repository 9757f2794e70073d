import { ObjectId } from 'mongodb';
import { recordPaymentEvent } from '@/lib/server/commerce/payments/payment-events';
import type { Actor } from '@/lib/server/identity/actor';
import { type Counted, countSubject, readSubject } from '@/lib/server/identity/rate-limits/rate-limit';
import { env } from '@/lib/server/platform/config/env';
import { requestAddress } from '@/lib/server/platform/http/request-context';
import { AppError } from '@/lib/shared/messages/errors';
import { declineLimits, intentLimits, type PaymentLimit } from './payment-limits.policy';

const WINDOW_SECONDS = 3_600;

const ruleOf = ({ limit }: PaymentLimit) => ({ limit, windowSeconds: WINDOW_SECONDS });

function refusal({ kind, limit }: PaymentLimit, { retryAfterSeconds }: Counted): AppError {
  const code = kind === 'unattached-intents' ? 'payments-unverified' : 'payments-too-many';
  return new AppError('rate-limited', { reason: { code }, retryAfterSeconds, limit });
}

/**
 * Counts a request for an intent by account and address. Throws `rate-limited` with Retry-After beyond a limit of
 * intents, or while one of declined cards is reached; the first refusal of each is in the audit log.
 */
export async function limitIntents(actor: Actor, ofOrder: boolean, now: Date): Promise<void> {
  const payer = { accountId: actor.userId.toHexString(), address: requestAddress() };
  for (const limit of declineLimits(payer, env())) {
    const standing = await readSubject(limit.key, now);
    if (standing.count >= limit.limit) throw refusal(limit, standing);
  }
  for (const limit of intentLimits(payer, { isVerified: actor.emailVerified, ofOrder }, env())) {
    const standing = await countSubject(limit.key, ruleOf(limit), now);
    if (standing.count <= limit.limit) continue;
    if (standing.count === limit.limit + 1) {
      const { address } = payer;
      await recordPaymentEvent('payment.blocked', { limit, actor, intentId: null, address });
    }
    throw refusal(limit, standing);
  }
}

export type Decline = { intentId: string; buyerId: string; askedFrom: string | null };

/**
 * Counts a declined card by the account and the address that requested the intent. Returns whether a limit is
 * reached, so that the intent must not take further cards; the first time is in the audit log.
 */
export async function countDecline({ intentId, buyerId, askedFrom }: Decline, now: Date): Promise<boolean> {
  let isReached = false;
  for (const limit of declineLimits({ accountId: buyerId, address: askedFrom }, env())) {
    const { count } = await countSubject(limit.key, ruleOf(limit), now);
    if (count >= limit.limit) isReached = true;
    if (count !== limit.limit) continue;
    const actor = { userId: new ObjectId(buyerId), role: 'customer' } as const;
    await recordPaymentEvent('payment.blocked', { limit, actor, intentId, address: askedFrom });
  }
  return isReached;
}
