import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import {
  type Book,
  listedEntries,
  withAddress,
  withoutAddress,
  withReplacedAddress,
} from '@/lib/server/commerce/addresses/address-book';
import { ADDRESSES_MAX, addressInputSchema } from '@/lib/shared/addresses/address.schema';
import { AppError } from '@/lib/shared/messages/errors';

const EMPTY: Book = { entries: [], defaultId: null };
const at = (day: number) => new Date(Date.UTC(2026, 0, day));

function address(name: string, more: object = {}) {
  return addressInputSchema.parse({
    ...{ name, street: '1 Test Street', city: 'Köln', country: 'DE', phone: '5550100' },
    ...more,
  });
}

/** Adds addresses of these names, a day apart. */
function bookOf(...names: string[]): { book: Book; ids: ObjectId[] } {
  let book = EMPTY;
  const ids = names.map((name, place) => {
    const added = withAddress(book, address(name), { id: new ObjectId(), now: at(place + 1) });
    book = added.book;
    return added.id;
  });
  return { book, ids };
}

const namesOf = (book: Book) => listedEntries(book).map(({ name }) => name);

function codeOf(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
  return undefined;
}

it('the delivery addresses of an account have the first one as the default, until another is made it', () => {
  const { book, ids } = bookOf('One', 'Two', 'Three');
  expect(book.defaultId).toEqual(ids[0]);
  expect(namesOf(book)).toEqual(['One', 'Three', 'Two']);
  const [, two = new ObjectId()] = ids;
  const input = { ...address('Two'), isDefault: true, version: 1 };
  const changed = withReplacedAddress(book, two, input, at(9));
  expect(namesOf(changed)).toEqual(['Two', 'Three', 'One']);
  // Nothing but the default was changed, so that another tab's version still holds.
  expect(changed.entries[1]).toMatchObject({ version: 1, updatedAt: at(2) });
  const kept = withReplacedAddress(changed, two, { ...input, isDefault: false }, at(9));
  expect(kept.defaultId).toEqual(two);
});

it('the delivery addresses of an account are stored once, however often they are sent', () => {
  const { book, ids } = bookOf('One', 'Two');
  const again = withAddress(book, address('Two'), { id: new ObjectId(), now: at(9) });
  expect([again.book, again.id]).toEqual([book, ids[1]]);
  const asDefault = withAddress(book, address('Two', { isDefault: true }), {
    id: new ObjectId(),
    now: at(9),
  });
  expect(asDefault.book.defaultId).toEqual(ids[1]);
  expect(asDefault.book.entries).toHaveLength(2);
});

it('the delivery addresses of an account are at most so many', () => {
  const { book } = bookOf(...Array.from({ length: ADDRESSES_MAX }, (_, place) => `Place ${place}`));
  const id = new ObjectId();
  expect(codeOf(() => withAddress(book, address('One more'), { id, now: at(9) }))).toBe('validation-failed');
  expect(withAddress(book, address('Place 7'), { id, now: at(9) }).book.entries).toHaveLength(ADDRESSES_MAX);
});

it('the delivery addresses of an account are replaced only in the version that was read', () => {
  const { book, ids } = bookOf('One', 'Two');
  const [one = new ObjectId()] = ids;
  const changed = withReplacedAddress(book, one, { ...address('Uno'), version: 1 }, at(9));
  expect(changed.entries[0]).toMatchObject({ name: 'Uno', version: 2, createdAt: at(1), updatedAt: at(9) });
  const late = { ...address('Eins'), version: 1 };
  expect(codeOf(() => withReplacedAddress(changed, one, late, at(9)))).toBe('conflict');
  expect(codeOf(() => withReplacedAddress(book, new ObjectId(), late, at(9)))).toBe('not-found');
});

it('the delivery addresses of an account have the one changed last as the default when the default is deleted', () => {
  const { book, ids } = bookOf('One', 'Two', 'Three');
  const [one = new ObjectId(), two = new ObjectId(), three = new ObjectId()] = ids;
  expect(withoutAddress(book, two).defaultId).toEqual(one);
  const left = withoutAddress(book, one);
  expect(left.defaultId).toEqual(three);
  expect(withoutAddress(withoutAddress(left, two), three)).toEqual(EMPTY);
  expect(codeOf(() => withoutAddress(left, one))).toBe('not-found');
});
