import { expect, it } from 'vitest';
import { byName, sortKeyOf } from '@/lib/server/platform/sort-key';

it('sort keys order names as people expect, by code points', () => {
  const inOrder = [
    'alpha co',
    'Ärger AG',
    'Bolt 9',
    'bolt 10',
    'Łukasz',
    'Öl GmbH',
    'oslo',
    'Ostrov',
    'Tomasz',
    'zoe klein',
  ];
  const shuffled = inOrder.toReversed().map((name) => ({ name: name.normalize('NFD') }));
  expect(shuffled.sort(byName).map(({ name }) => name.normalize('NFC'))).toEqual(inOrder);
  const keys = inOrder.map(sortKeyOf);
  expect([...keys].sort()).toEqual(keys);
  expect(sortKeyOf('')).toBe('');
});
