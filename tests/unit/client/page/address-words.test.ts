import { expect, it } from 'vitest';
import { addressWords, categoriesByWords } from '@/lib/client/page/address-words';

it.each([
  ['/products/torque-wrench_12.html', 'torque wrench 12'],
  ['/shop/category/hammers', 'hammers'],
  ['/FL-TW-1220', 'fl tw 1220'],
  ['/tools/werkzeug/s%C3%A4gen', 'sägen'],
  ['/hammer/hammer', 'hammer'],
  ['/', ''],
  ['/item/65f0c2d4a1b2c3d4e5f60718', ''],
  ['/%E0%A4%A', 'e0 a4'],
  ['/one-two-three-four-five-six-seven', 'one two three four five six'],
])('the words of an address that no page has: %s are searched for as “%s”', (path, words) => {
  expect(addressWords(path)).toBe(words);
});

it('the words of an address that no page has are few and short, whatever was requested', () => {
  expect(addressWords(`/${'x'.repeat(500)}`)).toBe('');
  expect(addressWords(`/${'word-'.repeat(500)}`)).toBe('word');
});

const categories = [
  { slug: 'wrenches', name: 'Wrenches' },
  { slug: 'hammers-striking', name: 'Hammers & Striking' },
  { slug: 'saws-blades', name: 'Sägen & Sägeblätter' },
];
const slugs = (words: string) => categoriesByWords(categories, words).map(({ slug }) => slug);

it('categories for words have those first that the words name, in any number', () => {
  expect(slugs('ball peen hammer')[0]).toBe('hammers-striking');
  expect(slugs('wrench')[0]).toBe('wrenches');
  expect(slugs('sägen')[0]).toBe('saws-blades');
});

it('categories for words stay in their order for other words', () => {
  const all = categories.map(({ slug }) => slug);
  expect(slugs('')).toEqual(all);
  expect(slugs('s e')).toEqual(all);
  expect(slugs('nothing here')).toEqual(all);
});
