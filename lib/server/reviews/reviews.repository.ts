import 'server-only';
import type { ClientSession } from 'mongodb';
import { collection, type ReviewDocument } from '@/lib/server/db/collections';

/** Reviews, newest first; a `limit` of 0 is all of them. */
export async function findReviews(limit: number): Promise<ReviewDocument[]> {
  return (await collection('reviews')).find({}, { sort: { createdAt: -1, _id: -1 }, limit }).toArray();
}

export async function insertReview(review: ReviewDocument, session?: ClientSession): Promise<void> {
  await (await collection('reviews')).insertOne(review, { session });
}
