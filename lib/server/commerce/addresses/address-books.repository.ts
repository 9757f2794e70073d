import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { AddressBookDocument } from '@/lib/server/platform/db/documents/addresses';

/** Returns an account's addresses, or null before it has stored one. */
export async function findAddressBook(
  owner: ObjectId,
  session?: ClientSession,
): Promise<AddressBookDocument | null> {
  return (await collection('address_books')).findOne({ _id: owner }, { session });
}

/** Stores an account's addresses. Belongs in the transaction that read them. */
export async function putAddressBook(
  owner: ObjectId,
  { entries, defaultId }: Pick<AddressBookDocument, 'entries' | 'defaultId'>,
  session: ClientSession,
): Promise<void> {
  await (await collection('address_books')).updateOne(
    { _id: owner },
    { $set: { entries, defaultId }, $inc: { revision: 1 } },
    { upsert: true, session },
  );
}

export async function deleteAddressBook(owner: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('address_books')).deleteOne({ _id: owner }, { session });
}
