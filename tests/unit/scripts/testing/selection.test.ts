import { expect, it } from 'vitest';
import { readSelection, SelectionError } from '@/scripts/testing/selection';

it('a misspelled part of the tests is refused with the parts there are', () => {
  expect(() => readSelection(['unt'])).toThrow(SelectionError);
  expect(() => readSelection(['unt'])).toThrow(/no part "unt".*types, lint, unused, unit/s);
});

it.each([
  [['unit', 'orders'], ['unit'], ['orders']],
  [['tests/api/cart'], ['api'], []],
  [['packages/mailbox'], ['packages'], []],
])('%j selects files within named parts', (words, steps, filters) => {
  const selection = readSelection(words);
  expect([...selection.steps]).toEqual(steps);
  expect(selection.suite).toBe('all');
  if (filters.length > 0) expect(selection.filtersOf('unit')).toEqual(filters);
});

it('without an argument the core is selected, with "rest" all but types and lint', () => {
  expect(readSelection([]).suite).toBe('core');
  const rest = readSelection(['rest']);
  expect(rest.suite).toBe('rest');
  expect(rest.steps.has('types')).toBe(false);
});
