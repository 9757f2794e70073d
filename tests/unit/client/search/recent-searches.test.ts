import { beforeEach, expect, it, vi } from 'vitest';
import {
  clearSearches,
  recentSearches,
  removeSearch,
  storeSearch,
  withSearch,
} from '@/lib/client/search/recent-searches';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

it('the latest search comes first, each once whatever its case and spaces, and at most eight', () => {
  expect(withSearch(['saw', 'Hammer'], '  hammer ')).toEqual(['hammer', 'saw']);
  expect(withSearch(['a b'], 'A   B')).toEqual(['A B']);
  const many = ['1', '2', '3', '4', '5', '6', '7', '8'];
  expect(withSearch(many, '9')).toEqual(['9', ...many.slice(0, 7)]);
});

it('nothing typed, and more than the field takes, is no search', () => {
  for (const typed of ['', '   ', 'x'.repeat(201)]) expect(withSearch(['saw'], typed)).toEqual(['saw']);
});

it('they are removed one by one, and all', () => {
  for (const query of ['saw', 'vise', 'file']) storeSearch(query);
  removeSearch('vise');
  expect(recentSearches()).toEqual(['file', 'saw']);
  clearSearches();
  expect(recentSearches()).toEqual([]);
});

it('what other code or a full browser left there harms nothing', () => {
  window.localStorage.setItem('forgeline-searches', '["saw", 7, "", {"a": 1}]');
  expect(recentSearches()).toEqual(['saw']);
  window.localStorage.setItem('forgeline-searches', '{broken');
  expect(recentSearches()).toEqual([]);
  window.localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => storeSearch('vise')).not.toThrow();
});
