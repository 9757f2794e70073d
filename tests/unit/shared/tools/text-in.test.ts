import { expect, it, vi } from 'vitest';
import { namesOf, textIn } from '@/lib/shared/tools/text-in';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const tool = {
  sku: 'A-1',
  name: 'Ratchet',
  slug: 'ratchet',
  description: 'Turns.',
  pictures: [{ url: '/a.webp', alt: 'A ratchet' }, { url: '/b.webp' }],
  documents: [{ url: '/a.pdf', title: 'Manual' }],
};

it('a tool in another language has the texts of that language', () => {
  const texts = {
    de: {
      name: 'Knarre',
      slug: 'knarre',
      description: 'Dreht.',
      details: '## Umfang',
      pictureAlts: { '/a.webp': 'Eine Knarre', '/b.webp': 'Von hinten' },
      documentTitles: { '/a.pdf': 'Anleitung' },
    },
  };
  expect(textIn({ ...tool, texts }, 'de')).toEqual({
    sku: 'A-1',
    name: 'Knarre',
    slug: 'knarre',
    description: 'Dreht.',
    details: '## Umfang',
    pictures: [
      { url: '/a.webp', alt: 'Eine Knarre' },
      { url: '/b.webp', alt: 'Von hinten' },
    ],
    documents: [{ url: '/a.pdf', title: 'Anleitung' }],
  });
});

it('a tool in another language keeps the catalogue’s for each part without one', () => {
  expect(textIn({ ...tool, texts: { de: { name: 'Knarre', description: '' } } }, 'de')).toEqual({
    ...tool,
    name: 'Knarre',
  });
  expect(textIn(tool, 'de')).toEqual(tool);
});

it('a tool in another language has none of them in the catalogue’s language, nor those it was not read with', () => {
  expect(textIn({ ...tool, texts: { de: { name: 'Knarre' } } }, 'en')).toEqual(tool);
  expect(textIn({ name: 'Ratchet', texts: { de: { name: 'Knarre', slug: 'knarre' } } }, 'de')).toEqual({
    name: 'Knarre',
  });
});

it('a tool is called by its names in every language, each once', () => {
  expect(namesOf({ ...tool, texts: { de: { name: 'Knarre' } } }).sort()).toEqual(['Knarre', 'Ratchet']);
  expect(namesOf({ ...tool, texts: { de: { description: 'Dreht.' } } })).toEqual(['Ratchet']);
});
