import 'server-only';
import type { Owner } from '@/lib/server/identity/owner';
import type { AddressEntry } from '@/lib/server/platform/db/documents/addresses';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import type { Address } from '@/lib/shared/addresses/address.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { listedEntries } from './address-book';
import { findAddressBook } from './address-books.repository';

function addressOf({ id, createdAt, updatedAt, ...fields }: AddressEntry, isDefault: boolean): Address {
  return {
    ...{ _id: id.toHexString(), isDefault, ...fields },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function getAddresses(owner: Owner): Promise<{ addresses: Address[]; total: number }> {
  const book = await findAddressBook(owner);
  const addresses = book
    ? listedEntries(book).map((entry) => addressOf(entry, book.defaultId?.equals(entry.id) ?? false))
    : [];
  return { addresses, total: addresses.length };
}

/** Throws `not-found`, also for another owner's address. */
export async function getAddress(owner: Owner, id: string): Promise<Address> {
  const hexId = parseObjectId(id).toHexString();
  const { addresses } = await getAddresses(owner);
  const address = addresses.find(({ _id }) => _id === hexId);
  if (!address) throw new AppError('not-found');
  return address;
}
