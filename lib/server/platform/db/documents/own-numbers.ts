import 'server-only';
import type { ObjectId } from 'mongodb';

/** A number or word that an account calls a tool by in lists. Owned by quick-order. */
export type OwnNumberDocument = {
  _id: ObjectId;
  owner: ObjectId;
  alias: string;
  /** As it is compared: letters and digits only, in lower case. */
  key: string;
  toolId: ObjectId;
  learnedAt: Date;
};
