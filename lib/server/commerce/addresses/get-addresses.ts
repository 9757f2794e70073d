import type { ClientSession } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOwner, type Owner, ownerOf } from '@/lib/server/identity/owner';
import { companyOf, requireCompany } from '@/lib/server/identity/users/company-members';
import type { AddressEntry } from '@/lib/server/platform/db/documents/users';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { Address } from '@/lib/shared/addresses/address.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { listedEntries } from './address-book';
import { deleteAddressBook, findAddressBook } from './address-books.repository';

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

/** The addresses of one's company. Throws `not-found` without one. */
export function getCompanyAddresses(
  actor: Pick<Actor, 'company'>,
): Promise<{ addresses: Address[]; total: number }> {
  return getAddresses(companyOwner(requireCompany(actor).id));
}

/** One's own, or one of one's company. Throws `not-found`, also for anybody else's address. */
export async function getAddress(actor: Actor, id: string): Promise<Address> {
  const hexId = parseObjectId(id).toHexString();
  const { addresses: own } = await getAddresses(ownerOf(actor));
  const { addresses: companys } = companyOf(actor) ? await getCompanyAddresses(actor) : { addresses: [] };
  const address = [...own, ...companys].find(({ _id }) => _id === hexId);
  if (!address) throw new AppError('not-found');
  return address;
}

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
