import 'server-only';
import type { ObjectId } from 'mongodb';

export type ReviewDocument = {
  _id: ObjectId;
  userId: ObjectId | null;
  /** The tool reviewed; absent for a review of the shop. A person reviews a tool once. */
  toolId?: ObjectId;
  name: string;
  image: string;
  review: string;
  rating: number;
  createdAt: Date;
  editedAt?: Date;
};
