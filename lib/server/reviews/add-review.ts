import 'server-only';
import { ObjectId } from 'mongodb';
import { recordAuditEvent } from '@/lib/server/audit/record-audit-event';
import type { Actor } from '@/lib/server/auth/actor';
import { refreshPublic } from '@/lib/server/cache/public-cache';
import { inTransaction } from '@/lib/server/db/transaction';
import { AppError } from '@/lib/shared/errors';
import { PERSON_PLACEHOLDER } from '@/lib/shared/placeholder-pictures';
import type { AddReviewInput } from '@/lib/shared/schemas/review';
import { insertReview } from './reviews.repository';

/**
 * Adds the actor's review; name and picture are the account's, whatever was sent (decisions §2). Throws `forbidden` for
 * someone else's e-mail.
 */
export async function addReview(
  actor: Actor,
  input: AddReviewInput,
  now: Date = new Date(),
): Promise<{ insertedId: string }> {
  if (input.email !== undefined && input.email !== actor.email) throw new AppError('forbidden');
  const _id = new ObjectId();
  const review = {
    _id,
    userId: actor.userId,
    name: actor.name,
    image: actor.image || PERSON_PLACEHOLDER,
    review: input.review,
    rating: input.rating,
    createdAt: now,
  };
  await inTransaction(async (session) => {
    await insertReview(review, session);
    const subject = { kind: 'review', id: _id } as const;
    const after = { rating: review.rating, length: review.review.length };
    await recordAuditEvent({ action: 'review.added', actor, subject, after }, session);
  });
  refreshPublic('reviews');
  return { insertedId: _id.toHexString() };
}
