import { expect, it } from 'vitest';
import { hasRepresentation } from '@/lib/server/api/if-none-match';

const ETAG = '"abc"';

it.each([
  ['"abc"'],
  ['W/"abc"'],
  ['*'],
  [' * '],
  ['"x", "abc"'],
  ['"x","abc","y"'],
  ['W/"x" ,\tW/"abc"'],
  ['"a,b", "abc"'],
  [', ,"abc",'],
])('%s holds', (header) => {
  expect(hasRepresentation(header, ETAG)).toBe(true);
});

it.each([[null], [''], ['"x"'], ['abc'], ['"abc'], ['w/x'], ['"abcd"'], ['"*"'], ['**'], ['"x, "abc']])(
  '%j does not',
  (header) => {
    expect(hasRepresentation(header, ETAG)).toBe(false);
  },
);
