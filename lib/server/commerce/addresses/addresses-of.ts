import 'server-only';
import type { ClientSession } from 'mongodb';
import type { Owner } from '@/lib/server/identity/owner';
import { deleteAddressBook, findAddressBook } from './address-books.repository';

export async function addressesOf(owner: Owner) {
  const book = await findAddressBook(owner);
  return (book?.entries ?? []).map(({ id, version: _, ...fields }) => ({
    ...fields,
    isDefault: book?.defaultId?.equals(id) ?? false,
  }));
}

export async function removeAddressesOf(owner: Owner, session: ClientSession): Promise<void> {
  await deleteAddressBook(owner, session);
}
