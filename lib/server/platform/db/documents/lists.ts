import 'server-only';
import type { ObjectId } from 'mongodb';
import type { CartLineDocument } from './carts';

/** What an account orders time and again, under a name. Its lines are those of a cart. Owned by lists. */
export type ListDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  name: string;
  note: string;
  /** Raised by each change. */
  version: number;
  lines: CartLineDocument[];
  createdAt: Date;
  updatedAt: Date;
};
