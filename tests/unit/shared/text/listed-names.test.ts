import { expect, it } from 'vitest';
import { listedNames } from '@/lib/shared/text/listed-names';

it('names are listed in the language of the page: all of them, or any', () => {
  const names = ['Ann', 'Bo', 'Cem'];
  expect(listedNames(names, 'en', 'all')).toBe('Ann, Bo, and Cem');
  expect(listedNames(names, 'en', 'any')).toBe('Ann, Bo, or Cem');
  expect(listedNames(names, 'de', 'all')).toBe('Ann, Bo und Cem');
  expect(listedNames(['Ann'], 'de', 'any')).toBe('Ann');
});
