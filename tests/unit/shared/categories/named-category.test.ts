import { expect, it } from 'vitest';
import type { Category } from '@/lib/shared/categories/category.schema';
import { categoryNamed, inShopOrder, namedIn } from '@/lib/shared/categories/named-category';

const CATEGORIES: Category[] = [
  {
    slug: 'saws',
    names: { en: 'Saws', de: 'Sägen' },
    sentences: { en: 'They cut.' },
    order: 1,
    keySpecs: [],
  },
  { slug: 'files', names: { en: 'Files' }, picture: '/files.webp', order: 2, keySpecs: ['Cut'] },
];

it('categories on a page have the name of its language, else the English one, and a sentence in its language only', () => {
  expect(namedIn(CATEGORIES, 'de')).toEqual([
    { slug: 'saws', name: 'Sägen', keySpecs: [] },
    { slug: 'files', name: 'Files', picture: '/files.webp', keySpecs: ['Cut'] },
  ]);
  expect(namedIn(CATEGORIES, 'en')[0]).toMatchObject({ name: 'Saws', text: 'They cut.' });
});

it('categories on a page are named by their slugs where they are not stored', () => {
  const named = namedIn(CATEGORIES, 'en');
  expect(categoryNamed('files', named).name).toBe('Files');
  expect(categoryNamed('deep-drawing', named)).toEqual({
    slug: 'deep-drawing',
    name: 'Deep drawing',
    keySpecs: [],
  });
  expect(categoryNamed('constructor', named).name).toBe('Constructor');
});

it('categories on a page are in the shop’s order, then those that are not stored by their slugs', () => {
  const slugs = ['b', 'files', 'a', 'saws'].map((slug) => ({ slug }));
  expect(inShopOrder(slugs, namedIn(CATEGORIES, 'en')).map(({ slug }) => slug)).toEqual([
    'saws',
    'files',
    'a',
    'b',
  ]);
});
