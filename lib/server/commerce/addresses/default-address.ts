import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import type { Owner } from '@/lib/server/identity/owner';
import type { AddressInput, ImportedPlace } from '@/lib/shared/addresses/address.schema';
import { withAddress, withoutAddress, withReplacedAddress } from './address-book';
import { findAddressBook, putAddressBook } from './address-books.repository';

const NOTHING = { label: '', company: '', addition: '', region: '', reference: '' };

/** Where an account's default address is; null without any. */
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
