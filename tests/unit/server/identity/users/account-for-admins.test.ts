import { expect, it } from 'vitest';
import { nextNote, serializeNote } from '@/lib/server/identity/users/account-for-admins';

const now = new Date('2026-11-26T08:00:00Z');
const note = { text: 'Calls before noon', version: 3, at: new Date(0) };

it('an admins’ note is empty and of version 0 until one is written', () => {
  expect(serializeNote(undefined)).toEqual({ text: '', version: 0 });
  expect(nextNote(undefined, { version: 0, text: 'First' }, now)).toEqual({
    text: 'First',
    version: 1,
    at: now,
  });
});

it('an admins’ note replaces the version that was read, with nothing too', () => {
  expect(nextNote(note, { version: 3, text: '' }, now)).toEqual({ text: '', version: 4, at: now });
  expect(serializeNote(note)).toEqual({ text: 'Calls before noon', version: 3 });
});

it('an admins’ note is the same with the same text', () => {
  expect(nextNote(note, { version: 3, text: note.text }, now)).toBeNull();
  expect(nextNote(undefined, { version: 0, text: '' }, now)).toBeNull();
});

it.each([0, 2, 4])('an admins’ note replaces no version but the current one, not %i', (version) => {
  expect(() => nextNote(note, { version, text: note.text }, now)).toThrow(
    expect.objectContaining({ code: 'conflict' }),
  );
});
