import type { ObjectId } from 'mongodb';
import type { AddressBookDocument, AddressEntry } from '@/lib/server/platform/db/documents/users';
import {
  ADDRESSES_MAX,
  type AddressInput,
  type NewAddress,
  type ReplaceAddressInput,
} from '@/lib/shared/addresses/address.schema';
import { AppError } from '@/lib/shared/messages/errors';

export type Book = Pick<AddressBookDocument, 'entries' | 'defaultId'>;

function fieldsOf(input: AddressInput): AddressInput {
  const { label, company, name, street, addition, postalCode, city, region, country, phone, reference } =
    input;
  return { label, company, name, street, addition, postalCode, city, region, country, phone, reference };
}

const textOf = (input: AddressInput) => JSON.stringify(fieldsOf(input));

export function listedEntries({ entries, defaultId }: Book): AddressEntry[] {
  const rank = ({ id }: AddressEntry) => (defaultId?.equals(id) ? 0 : 1);
  // Stable sort: of the same moment the one stored last comes first.
  const newestFirst = [...entries].reverse();
  return newestFirst.sort((a, b) => rank(a) - rank(b) || b.updatedAt.getTime() - a.updatedAt.getTime());
}

/** Returns the same book for an address that is in it in every field. Throws `validation-failed` where it is full. */
export function withAddress(
  book: Book,
  { isDefault, ...input }: NewAddress,
  { id, now }: { id: ObjectId; now: Date },
): { book: Book; id: ObjectId } {
  const present = book.entries.find((entry) => textOf(entry) === textOf(input));
  if (present) return { book: isDefault ? { ...book, defaultId: present.id } : book, id: present.id };
  if (book.entries.length >= ADDRESSES_MAX) {
    throw new AppError('validation-failed', { issues: { label: ['addresses-too-many'] } });
  }
  const entry = { id, version: 1, ...fieldsOf(input), createdAt: now, updatedAt: now };
  const defaultId = isDefault || book.defaultId === null ? id : book.defaultId;
  return { book: { entries: [...book.entries, entry], defaultId }, id };
}

function requireEntry({ entries }: Book, id: ObjectId): AddressEntry {
  const entry = entries.find((one) => one.id.equals(id));
  if (!entry) throw new AppError('not-found');
  return entry;
}

/** Throws `not-found`, and `conflict` for another version than the stored one. */
export function withReplacedAddress(
  book: Book,
  id: ObjectId,
  { isDefault, version, ...input }: ReplaceAddressInput,
  now: Date,
): Book {
  const before = requireEntry(book, id);
  if (before.version !== version) throw new AppError('conflict');
  const isSame = textOf(before) === textOf(input);
  const after = isSame ? before : { ...before, ...fieldsOf(input), version: version + 1, updatedAt: now };
  return {
    entries: book.entries.map((entry) => (entry === before ? after : entry)),
    defaultId: isDefault ? id : book.defaultId,
  };
}

/** The default address is then the one changed last. Throws `not-found`. */
export function withoutAddress(book: Book, id: ObjectId): Book {
  const removed = requireEntry(book, id);
  const entries = book.entries.filter((entry) => entry !== removed);
  if (!book.defaultId?.equals(id)) return { ...book, entries };
  return { entries, defaultId: listedEntries({ entries, defaultId: null })[0]?.id ?? null };
}
