import 'server-only';
import type { ObjectId } from 'mongodb';
import type { AddressInput } from '@/lib/shared/addresses/address.schema';

export type AddressEntry = AddressInput & {
  id: ObjectId;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** `_id` is the account's, or the company's. One document, so that there is one default address. Owned by addresses. */
export type AddressBookDocument = {
  _id: ObjectId;
  revision: number;
  entries: AddressEntry[];
  /** Null only where there is no entry. */
  defaultId: ObjectId | null;
};
