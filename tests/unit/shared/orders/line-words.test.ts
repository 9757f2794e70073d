import { expect, it } from 'vitest';
import { addWords, joinReferences, wordsAfter } from '@/lib/shared/orders/order-notes';

it('notes of lines that become one are joined, equal ones once', () => {
  const before = { quantity: 5, note: 'red' };
  expect(addWords(before, { quantity: 1, note: 'blue' })).toEqual({ note: 'red · blue' });
  const both = { quantity: 6, note: 'red · blue' };
  expect(addWords(both, { quantity: 1, note: 'red' })).toEqual({ note: 'red · blue' });
  expect(addWords(before, { quantity: 1 })).toEqual({ note: 'red' });
  expect(addWords(undefined, { quantity: 1, note: '', requestedOn: null })).toEqual({});
});

it('of two days the earlier is the line’s, and the units wished later are named in its note', () => {
  const [early, late] = ['2026-12-12', '2026-12-20'];
  const words = { note: `10 × ${late}`, requestedOn: early };
  expect(addWords({ quantity: 5, requestedOn: early }, { quantity: 10, requestedOn: late })).toEqual(words);
  expect(addWords({ quantity: 10, requestedOn: late }, { quantity: 5, requestedOn: early })).toEqual(words);
  const again = addWords({ quantity: 15, ...words }, { quantity: 10, requestedOn: late });
  expect(again.note).toBe(`10 × ${late} · 10 × ${late}`);
  expect(addWords({ quantity: 5, requestedOn: early }, { quantity: 10 })).toEqual({ requestedOn: early });
});

it('a new quantity keeps the words of a line, and empty ones remove them', () => {
  const before = { quantity: 5, note: 'red', requestedOn: '2026-12-12' };
  expect(wordsAfter(before, { op: 'set', quantity: 6 })).toEqual({ note: 'red', requestedOn: '2026-12-12' });
  expect(wordsAfter(before, { op: 'set', quantity: 6, note: '', requestedOn: null })).toEqual({});
});

it('references that are too long for one line stand in full in the note', () => {
  expect(joinReferences(['Bay 7', 'Bay 8', 'Bay 7'])).toEqual({ reference: 'Bay 7, Bay 8' });
  const long = 'x'.repeat(80);
  const joined = joinReferences([long, `${long}y`]);
  expect(joined.reference).toHaveLength(100);
  expect(joined.note).toBe(`${long}, ${long}y`);
  expect(joinReferences([])).toEqual({});
});
