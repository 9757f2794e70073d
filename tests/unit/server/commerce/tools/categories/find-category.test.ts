import { expect, it } from 'vitest';
import { finderOf } from '@/lib/server/commerce/tools/categories/find-category';

const find = finderOf([
  { slug: 'saws', names: { en: 'Saws & Blades', de: 'Sägen & Sägeblätter' } },
  { slug: 'files', names: { en: 'Files', de: 'Feilen' } },
  { slug: 'blades', names: { en: 'Saws', de: 'Feilen' } },
]);

it.each([
  ['saws', 'saws'],
  [' SAWS ', 'saws'],
  ['saws & blades', 'saws'],
  ['Sägen  & Sägeblätter', 'saws'],
  ['FILES', 'files'],
  ['other', 'other'],
])('a category is found by its slug or a name in any language: %s', (typed, slug) => {
  expect(find(typed)).toBe(slug);
});

it('an unknown category is not found, nor one by a name that two have', () => {
  for (const typed of ['', 'hammers', 'Feilen', 'constructor']) expect(find(typed)).toBeNull();
});
