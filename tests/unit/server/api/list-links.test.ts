import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type ListPart, listHeaders, withPageSize } from '@/lib/server/api/query/list-links';
import { callsOf } from '@/lib/shared/calls/contract';
import { pageSchema } from '@/lib/shared/numbers/number-fields.schema';
import { ENVIRONMENT } from '@/tests/unit/server/environment';

vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({ ...ENVIRONMENT, NEXTAUTH_URL: 'https://shop.example/' }),
}));

const success = {
  status: 200,
  description: 'They.',
  list: 'things',
  pageSize: 24,
  schema: z.string(),
} as const;
const { paged, whole } = callsOf({ tag: 'Service', who: 'anyone', method: 'GET', success })({
  paged: {
    path: '/api/thing',
    summary: 'List things.',
    query: z.object({ q: z.string().optional(), page: pageSchema.optional(), limit: pageSchema.optional() }),
  },
  whole: { path: '/api/other', summary: 'List others.' },
});

type Sent = { page?: number; limit?: number; q?: string; after?: string };

/** Returns the addresses by their relation, without what all of them begin with. */
function links(sent: Sent, part: ListPart & { length: number }): Record<string, string> {
  const query = new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)]));
  const url = `http://inside:3000/api/thing?${query}`;
  const { link = '' } = Object.fromEntries(listHeaders(paged, { url, query: sent }, part));
  return Object.fromEntries(
    [...link.matchAll(/<https:\/\/shop\.example\/api\/thing\?([^>]*)>; rel="(\w+)"/g)].map(
      ([, address = '', rel = '']) => [rel, address],
    ),
  );
}

it('a list has links to its first, previous, next and last page, with the other parameters of the request', () => {
  expect(links({ q: 'a b&c', page: 2, limit: 10 }, { total: 35, length: 10 })).toEqual({
    first: 'q=a+b%26c&page=1&limit=10',
    prev: 'q=a+b%26c&page=1&limit=10',
    next: 'q=a+b%26c&page=3&limit=10',
    last: 'q=a+b%26c&page=4&limit=10',
  });
});

it('the first page of a list has none before it, the last one none after it', () => {
  expect(Object.keys(links({ page: 1, limit: 10 }, { total: 20, length: 10 }))).toEqual([
    'first',
    'next',
    'last',
  ]);
  expect(Object.keys(links({ page: 2, limit: 10 }, { total: 20, length: 10 }))).toEqual([
    'first',
    'prev',
    'last',
  ]);
  expect(links({ limit: 10 }, { total: 0, length: 0 })).toEqual({
    first: 'limit=10&page=1',
    last: 'limit=10&page=1',
  });
});

it('a page that was asked for without its size is of the size that the call declares', () => {
  expect(withPageSize(paged, { page: 3 })).toEqual({ page: 3, limit: 24 });
  expect(withPageSize(paged, { page: 3, limit: 7 })).toEqual({ page: 3, limit: 7 });
  expect(withPageSize(paged, { q: 'x' })).toEqual({ q: 'x' });
  expect(withPageSize(whole, undefined)).toBeUndefined();
});

it('the first page of a list that has pages unasked leads to the others', () => {
  expect(links({ q: 'x' }, { total: 60, length: 25 })).toEqual({
    first: 'q=x&page=1',
    next: 'q=x&page=2',
    last: 'q=x&page=3',
  });
});

it('a page behind the last one leads back to it', () => {
  expect(links({ page: 9, limit: 10 }, { total: 20, length: 0 })).toEqual({
    first: 'page=1&limit=10',
    prev: 'page=2&limit=10',
    last: 'page=2&limit=10',
  });
});

it('a list that is sent as a whole, one that has no pages, and one with a very long query have no links', () => {
  expect(links({}, { total: 5, length: 5 })).toEqual({});
  const asked = { url: 'http://inside:3000/api/other', query: undefined };
  expect(listHeaders(whole, asked, { total: 9, length: 5 })).toEqual([['x-total-count', '9']]);
  expect(links({ q: 'ä'.repeat(200), page: 1 }, { total: 9, length: 5 })).toEqual({});
});

it('a list that goes on behind its last entry names it in the next page alone, and ends where the list says so', () => {
  const sent = { page: 2, limit: 2, after: '1-a' };
  expect(links(sent, { total: 6, length: 2, limit: 2, next: '2-b' })).toMatchObject({
    first: 'page=1&limit=2',
    next: 'page=3&limit=2&after=2-b',
    last: 'page=3&limit=2',
  });
  // An order that changed meanwhile is read twice, so that there are more pages than there were.
  expect(links({ ...sent, page: 3 }, { total: 6, length: 2, limit: 2, next: '3-c' })).toHaveProperty('next');
  expect(links(sent, { total: 6, length: 2, limit: 2, next: null })).not.toHaveProperty('next');
});
