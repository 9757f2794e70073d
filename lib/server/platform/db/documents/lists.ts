import 'server-only';
import type { ObjectId } from 'mongodb';
import type { CartLineDocument } from './carts';

/** Its lines are those of a cart. Owned by lists. */
export type ListDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  /** The company whose members share it. */
  companyId?: ObjectId;
  name: string;
  note: string;
  version: number;
  lines: CartLineDocument[];
  createdAt: Date;
  updatedAt: Date;
};
