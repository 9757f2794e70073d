import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ReviewDocument } from '@/lib/server/platform/db/documents/tools';
import type { PagePart } from '@/lib/server/platform/db/read-page';
import { PERSON_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

export type ReviewFilter = { toolId?: ObjectId; rating?: number };

export async function findReviews(filter: ReviewFilter, part?: PagePart): Promise<ReviewDocument[]> {
  return (await collection('reviews')).find(filter, { sort: { createdAt: -1, _id: -1 }, ...part }).toArray();
}

/** Newest first too, but `part` counts from the oldest. */
export async function findReviewsFromEnd(filter: ReviewFilter, part: PagePart): Promise<ReviewDocument[]> {
  const oldestFirst = await (await collection('reviews'))
    .find(filter, { sort: { createdAt: 1, _id: 1 }, ...part })
    .toArray();
  return oldestFirst.reverse();
}

export async function countReviews(filter: ReviewFilter): Promise<number> {
  return (await collection('reviews')).countDocuments(filter);
}

export async function countRatings(filter: ReviewFilter): Promise<{ _id: number; count: number }[]> {
  return (await collection('reviews'))
    .aggregate<{ _id: number; count: number }>([
      { $match: filter },
      { $group: { _id: '$rating', count: { $sum: 1 } } },
    ])
    .toArray();
}

export async function findToolReviewBy(userId: ObjectId, toolId: ObjectId): Promise<ReviewDocument | null> {
  return (await collection('reviews')).findOne({ userId, toolId });
}

export async function findReview(id: ObjectId, session: ClientSession): Promise<ReviewDocument | null> {
  return (await collection('reviews')).findOne({ _id: id }, { session });
}

export async function updateReview(
  id: ObjectId,
  changes: Pick<ReviewDocument, 'review' | 'rating'> & { editedAt: Date },
  session: ClientSession,
): Promise<void> {
  await (await collection('reviews')).updateOne({ _id: id }, { $set: changes }, { session });
}

export async function insertReview(review: ReviewDocument, session?: ClientSession): Promise<void> {
  await (await collection('reviews')).insertOne(review, { session });
}

export async function findReviewsBy(userId: ObjectId): Promise<ReviewDocument[]> {
  return (await collection('reviews')).find({ userId }, { sort: { createdAt: -1 } }).toArray();
}

export async function anonymiseReviews(userId: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('reviews')).updateMany(
    { userId },
    { $set: { userId: null, name: '', image: PERSON_PLACEHOLDER } },
    { session },
  );
}
