import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerKey, ownerOf } from '@/lib/server/identity/owner';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { withKeyedMutex } from '@/lib/server/platform/db/keyed-mutex';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import type { NewAddress, ReplaceAddressInput } from '@/lib/shared/addresses/address.schema';
import { type Book, withAddress, withoutAddress, withReplacedAddress } from './address-book';
import { findAddressBook, putAddressBook } from './address-books.repository';

const NO_ADDRESSES: Book = { entries: [], defaultId: null };

/** `change` runs again after a write conflict. */
async function changeBook(actor: Actor, change: (book: Book) => Book): Promise<void> {
  const owner = ownerOf(actor);
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

/** Stores an address unless the book has it in every field. Throws `validation-failed` (too many addresses). */
export async function addAddress(
  actor: Actor,
  input: NewAddress,
  now = new Date(),
): Promise<{ insertedId: string }> {
  let id = new ObjectId();
  await changeBook(actor, (book) => {
    const added = withAddress(book, input, { id, now });
    id = added.id;
    return added.book;
  });
  return { insertedId: id.toHexString() };
}

/** Throws `not-found`, and `conflict` for another version than the stored one. */
export async function changeAddress(
  actor: Actor,
  id: string,
  input: ReplaceAddressInput,
  now = new Date(),
): Promise<{ modifiedCount: number }> {
  const addressId = parseObjectId(id);
  await changeBook(actor, (book) => withReplacedAddress(book, addressId, input, now));
  return { modifiedCount: 1 };
}

export async function removeAddress(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  const addressId = parseObjectId(id);
  await changeBook(actor, (book) => withoutAddress(book, addressId));
  return { deletedCount: 1 };
}
