import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { deleteAddressBook, findAddressBook } from './address-books.repository';

/** Returns someone's delivery addresses as their export has them. */
export async function addressesOf(owner: ObjectId) {
  const book = await findAddressBook(owner);
  return (book?.entries ?? []).map(({ id, version: _, ...fields }) => ({
    ...fields,
    isDefault: book?.defaultId?.equals(id) ?? false,
  }));
}

/** Deletes someone's delivery addresses within the caller's transaction. */
export async function removeAddressesOf(owner: ObjectId, session: ClientSession): Promise<void> {
  await deleteAddressBook(owner, session);
}
