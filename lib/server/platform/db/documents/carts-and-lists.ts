import type { ObjectId } from 'mongodb';
import type { LineOutcome } from '@/lib/shared/cart/cart.schema';
import type { Written } from '@/lib/shared/cart/written';
import type { ColumnUse } from '@/lib/shared/quick-order/list-columns';

/** Named as it was when it was put there, for when it is not sold any more. */
export type CartLineDocument = {
  toolId: ObjectId;
  sku: string;
  name: string;
  image: string;
  quantity: number;
  reference?: string;
  note?: string;
  /** The day wished for it in place of the order's. */
  requestedOn?: string;
  /** The row of the buyer's list that the line was read from. */
  written?: Written;
};

/** The cart of an account; `_id` is the account's. Nothing in it is reserved. Owned by cart. */
export type CartDocument = {
  _id: ObjectId;
  version: number;
  lines: CartLineDocument[];
  updatedAt: Date;
};

/** A request that changed a cart and may be sent again; `_id` is account and key. Deleted after a week. Owned by cart. */
export type CartRequestDocument = {
  _id: string;
  fingerprint: string;
  outcomes?: LineOutcome[];
  at: Date;
};

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

/** What columns of lists were said to hold, by their headings; `_id` is the company's, or the account's. Owned by quick-order. */
export type ListColumnsDocument = {
  _id: ObjectId;
  /** `key`: letters and digits of the heading in lower case. The newest come last. */
  columns: { key: string; heading: string; use: ColumnUse; learnedAt: Date }[];
};

/** A number or word that an account calls a tool by in lists. Owned by quick-order. */
export type OwnNumberDocument = {
  _id: ObjectId;
  owner: ObjectId;
  alias: string;
  /** Letters and digits only, in lower case, by which numbers are compared. */
  key: string;
  toolId: ObjectId;
  learnedAt: Date;
};
