import { describe, expect, it } from 'vitest';
import { chosenFilters } from '@/components/tools/catalogue/filter-texts';
import { textsFor } from '@/lib/shared/texts/texts-for';

describe('a size of a search is a filter', () => {
  const shown = (language: 'en' | 'de', q: string, sizes: Parameters<typeof chosenFilters>[1]) =>
    chosenFilters(
      { q, stock: 'in', page: 2 },
      sizes,
      new Map(),
      new Map(),
      textsFor(language).catalogue.filters,
      language,
    ).filter(({ key }) => key.startsWith('size'));

  it('in the figures of the language, and taken off the search goes on without it', () => {
    const sizes = [{ size: '6.5', unit: 'mm', without: 'screwdriver' }];
    expect(shown('en', 'screwdriver 6.5mm', sizes)).toEqual([
      { key: 'size 0', label: 'Size 6.5 mm', href: '/tools?q=screwdriver&stock=in' },
    ]);
    expect(shown('de', 'screwdriver 6,5mm', sizes)[0]?.label).toBe('Größe 6,5 mm');
  });

  it('alone it takes the whole search with it', () => {
    const [filter] = shown('de', '1/2 Zoll', [{ size: '1/2', unit: 'in', without: '' }]);
    expect(filter).toEqual({ key: 'size 0', label: 'Größe 1/2 Zoll', href: '/tools?stock=in' });
  });
});
