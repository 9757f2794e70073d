import 'server-only';
import type { ClientSession } from 'mongodb';
import type { Owner } from '@/lib/server/identity/owner';
import { deleteAddressBook, findAddressBook } from './address-books.repository';

/** Returns someone's delivery addresses as their export has them. */
export async function addressesOf(owner: Owner) {
  const book = await findAddressBook(owner);
  return (book?.entries ?? []).map(({ id, version: _, ...fields }) => ({
    ...fields,
    isDefault: book?.defaultId?.equals(id) ?? false,
  }));
}

/** Deletes someone's delivery addresses within the caller's transaction. */
export async function removeAddressesOf(owner: Owner, session: ClientSession): Promise<void> {
  await deleteAddressBook(owner, session);
}
