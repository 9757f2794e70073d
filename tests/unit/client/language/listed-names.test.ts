import { expect, it } from 'vitest';
import { listedNames } from '@/lib/client/language/listed-names';

it('names are listed in the language of the page: all of them, or any', () => {
  // British English has no comma before the last one.
  const names = ['Ann', 'Bo', 'Cem'];
  expect(listedNames(names, 'en', 'all')).toMatch(/^Ann, Bo,? and Cem$/);
  expect(listedNames(names, 'en', 'any')).toMatch(/^Ann, Bo,? or Cem$/);
  expect(listedNames(names, 'de', 'all')).toBe('Ann, Bo und Cem');
  expect(listedNames(['Ann'], 'de', 'any')).toBe('Ann');
});
