import 'server-only';
import type { ObjectId } from 'mongodb';
import type { AddressInput } from '@/lib/shared/addresses/address.schema';

/** A delivery address in its account's book. `version` is raised by each change of its fields. */
export type AddressEntry = AddressInput & {
  id: ObjectId;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/**
 * The delivery addresses of an account; `_id` is the account's. One document, so that their number and the one default address are
 * right by construction. Owned by addresses.
 */
export type AddressBookDocument = {
  _id: ObjectId;
  /** Raised by each change. */
  revision: number;
  entries: AddressEntry[];
  /** Of an entry; null only where there is none. */
  defaultId: ObjectId | null;
};
