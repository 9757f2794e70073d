import type { ClientSession } from 'mongodb';
import { type Owner, ownedBy } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { AddressBookDocument } from '@/lib/server/platform/db/documents/users';

export async function findAddressBook(
  owner: Owner,
  session?: ClientSession,
): Promise<AddressBookDocument | null> {
  return (await collection('address_books')).findOne(ownedBy('address_books', owner), { session });
}

/** Belongs in the transaction that read the book. */
export async function putAddressBook(
  owner: Owner,
  { entries, defaultId }: Pick<AddressBookDocument, 'entries' | 'defaultId'>,
  session: ClientSession,
): Promise<void> {
  await (await collection('address_books')).updateOne(
    ownedBy('address_books', owner),
    { $set: { entries, defaultId }, $inc: { revision: 1 } },
    { upsert: true, session },
  );
}

export async function deleteAddressBook(owner: Owner, session: ClientSession): Promise<void> {
  await (await collection('address_books')).deleteOne(ownedBy('address_books', owner), { session });
}
