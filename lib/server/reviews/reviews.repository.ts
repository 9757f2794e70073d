import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection, type ReviewDocument } from '@/lib/server/db/collections';
import { CLOSED_ACCOUNT } from '@/lib/shared/closed-account';
import { PERSON_PLACEHOLDER } from '@/lib/shared/placeholder-pictures';

/** Reviews, newest first; a `limit` of 0 is all of them. */
export async function findReviews(limit: number): Promise<ReviewDocument[]> {
  return (await collection('reviews')).find({}, { sort: { createdAt: -1, _id: -1 }, limit }).toArray();
}

export async function insertReview(review: ReviewDocument, session?: ClientSession): Promise<void> {
  await (await collection('reviews')).insertOne(review, { session });
}

export async function findReviewsBy(userId: ObjectId): Promise<ReviewDocument[]> {
  return (await collection('reviews')).find({ userId }, { sort: { createdAt: -1 } }).toArray();
}

/** Takes name, picture and account from someone's reviews. */
export async function anonymiseReviews(userId: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('reviews')).updateMany(
    { userId },
    { $set: { userId: null, name: CLOSED_ACCOUNT.author, image: PERSON_PLACEHOLDER } },
    { session },
  );
}
