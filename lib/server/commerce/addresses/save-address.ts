import { type ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOwner, type Owner, ownerKey, ownerOf } from '@/lib/server/identity/owner';
import { companyOf, requireCompany } from '@/lib/server/identity/users/company-members';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import { withKeyedMutex } from '@/lib/server/platform/db/one-at-a-time';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type {
  AddressInput,
  ImportedPlace,
  NewAddress,
  ReplaceAddressInput,
} from '@/lib/shared/addresses/address.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { type Book, withAddress, withoutAddress, withReplacedAddress } from './address-book';
import { findAddressBook, putAddressBook } from './address-books.repository';

const NO_ADDRESSES: Book = { entries: [], defaultId: null };

/** `change` runs again after a write conflict. */
async function changeBook(owner: Owner, change: (book: Book) => Book): Promise<void> {
  const run = () =>
    inTransaction(async (session) => {
      const before = (await findAddressBook(owner, session)) ?? NO_ADDRESSES;
      const after = change(before);
      if (after !== before) await putAddressBook(owner, after, session);
    });
  await withKeyedMutex(`addresses of ${ownerKey(owner)}`, async () => {
    try {
      await run();
    } catch (error) {
      // Another process stored the account's first address at the same moment.
      if (!isDuplicateKey(error)) throw error;
      await run();
    }
  });
}

/** The book with this address: one's own, or that of one's company, for its owners. Throws `not-found`, `forbidden`. */
async function bookWith(actor: Actor, id: ObjectId): Promise<Owner> {
  const company = companyOf(actor);
  for (const owner of [ownerOf(actor), ...(company ? [companyOwner(company.id)] : [])]) {
    const book = await findAddressBook(owner);
    if (!book?.entries.some((entry) => entry.id.equals(id))) continue;
    if (owner.kind === 'company') requireCompany(actor, 'change-company-addresses');
    return owner;
  }
  throw new AppError('not-found');
}

/**
 * Stores an address unless the book has it in every field. Throws `validation-failed` (too many addresses); in the book of the
 * company also `not-found` without one, and `forbidden` for those who are no owners.
 */
export async function addAddress(
  actor: Actor,
  input: NewAddress,
  { of, now = new Date() }: { of?: 'company' | undefined; now?: Date } = {},
): Promise<{ insertedId: string }> {
  const owner =
    of === 'company' ? companyOwner(requireCompany(actor, 'change-company-addresses').id) : ownerOf(actor);
  let id = new ObjectId();
  await changeBook(owner, (book) => {
    const added = withAddress(book, input, { id, now });
    id = added.id;
    return added.book;
  });
  return { insertedId: id.toHexString() };
}

/** Throws `not-found`, `forbidden` (the company's, for those who are no owners), and `conflict` for another version. */
export async function changeAddress(
  actor: Actor,
  id: string,
  input: ReplaceAddressInput,
  now = new Date(),
): Promise<{ modifiedCount: number }> {
  const addressId = parseObjectId(id);
  await changeBook(await bookWith(actor, addressId), (book) =>
    withReplacedAddress(book, addressId, input, now),
  );
  return { modifiedCount: 1 };
}

export async function removeAddress(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  const addressId = parseObjectId(id);
  await changeBook(await bookWith(actor, addressId), (book) => withoutAddress(book, addressId));
  return { deletedCount: 1 };
}

const NOTHING = { label: '', company: '', addition: '', region: '', reference: '' };

/** Returns the place of an account's default address; null without any. */
export async function defaultPlaceOf(owner: Owner, session?: ClientSession): Promise<ImportedPlace | null> {
  const book = await findAddressBook(owner, session);
  const entry = book?.entries.find(({ id }) => book.defaultId?.equals(id));
  if (!entry) return null;
  const { street, postalCode, city, country } = entry;
  return { street, postalCode, city, country };
}

/**
 * Changes where an account's default address is within the caller's transaction, or stores one for this person; null deletes it.
 */
export async function setDefaultPlace(
  owner: Owner,
  place: ImportedPlace | null,
  { name, phone, now }: Pick<AddressInput, 'name' | 'phone'> & { now: Date },
  session: ClientSession,
): Promise<void> {
  const book = (await findAddressBook(owner, session)) ?? { entries: [], defaultId: null };
  const entry = book.entries.find(({ id }) => book.defaultId?.equals(id));
  if (!entry && !place) return;
  if (!place) return putAddressBook(owner, withoutAddress(book, (entry as { id: ObjectId }).id), session);
  const after = entry
    ? withReplacedAddress(book, entry.id, { ...entry, ...place, isDefault: true }, now)
    : withAddress(book, { ...NOTHING, name, phone, ...place, isDefault: true }, { id: new ObjectId(), now })
        .book;
  await putAddressBook(owner, after, session);
}
