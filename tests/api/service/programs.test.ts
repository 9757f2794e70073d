import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { newProgram, revokeCreatedKeys } from '@/tests/support/api-keys';
import {
  addTool,
  call,
  type Person,
  placeOrder,
  registerCustomer,
  signInAdmin,
} from '@/tests/support/people';

let admin: Person;
let buyer: Person;
let program: Person['call'];

beforeAll(async () => {
  [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
  program = (await newProgram(['orders:read'])).call;
  const toolId = await addTool(admin, { price: 2, quantity: 500 });
  for (const units of [10, 20, 30, 40, 50]) await placeOrder(buyer, toolId, units);
});

afterAll(revokeCreatedKeys);

/** Follows the links of a list. Returns the ids on each page. */
async function pagesFrom(path: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let next: string | undefined = path; next && pages.length < 10; ) {
    const { status, body, headers } = await program('GET', next);
    expect(status).toBe(200);
    pages.push(body.map(({ _id }: { _id: string }) => _id));
    next = headers.get('link')?.match(/<([^>]+)>; rel="next"/)?.[1];
  }
  return pages;
}

it.each(['', 'updatedSince=2020-01-01T00:00:00Z&'])(
  'GET /api/all-order?%s is read whole by following Link, each order once',
  async (query) => {
    const pages = await pagesFrom(`/api/all-order?${query}q=${buyer.email}&limit=2`);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(new Set(pages.flat()).size).toBe(5);
  },
);

it('GET /api/all-order with updatedSince misses no order that another one overtakes while it is read', async () => {
  const since = encodeURIComponent('2020-01-01T00:00:00Z');
  const path = `/api/all-order?updatedSince=${since}&q=${buyer.email}&limit=2`;
  const first = await program('GET', path);
  const ids: string[] = first.body.map(({ _id }: { _id: string }) => _id);
  // The first one moves behind the last: the second page would begin with the fourth.
  expect((await buyer.call('DELETE', `/api/order/${ids[0]}`)).status).toBe(200);
  const next = first.headers.get('link')?.match(/<([^>]+)>; rel="next"/)?.[1] ?? '';
  const rest = (await pagesFrom(next)).flat();
  expect(new Set([...ids, ...rest]).size).toBe(5);
  expect(rest.at(-1)).toBe(ids[0]);
});

it('lists of public reads have links too, the same for everybody', async () => {
  const { headers } = await call('GET', '/api/tool?limit=1&page=2');
  const links = headers.get('link') ?? '';
  expect([...links.matchAll(/rel="(\w+)"/g)].map(([, rel]) => rel)).toEqual([
    'first',
    'prev',
    'next',
    'last',
  ]);
  expect(headers.has('ratelimit-limit')).toBe(false);
});

it('answers to a key and to a token say how the caller stands with the limit, and those to visitors do not', async () => {
  for (const one of [program, admin.call]) {
    const { headers } = await one('GET', '/api/all-order?limit=1');
    for (const name of ['limit', 'remaining', 'reset'])
      expect(headers.get(`ratelimit-${name}`)).toMatch(/^\d+$/);
  }
  expect((await call('GET', '/api/category')).headers.has('ratelimit-limit')).toBe(false);
});

it('unknown parameters are refused for programs everywhere, and for others wherever the specification does not say so', async () => {
  const near = (nearest: string) => [`Unknown parameter; did you mean ${nearest}?`];
  expectProblem(await program('GET', '/api/all-order?since=x'), 'validation-failed', {
    since: near('updatedSince'),
  });
  expectProblem(await program('GET', '/api/tool?pge=2'), 'validation-failed', { pge: near('page') });
  expectProblem(await call('GET', '/api/search?qq=x'), 'validation-failed', { qq: near('q') });
  expectProblem(await admin.call('GET', '/api/refund?pag=1'), 'validation-failed', { pag: near('page') });
  expect((await admin.call('GET', '/api/all-order?since=x&limit=1')).status).toBe(200);
  expect((await call('GET', '/api/tool?pge=2&limit=1')).status).toBe(200);
});

it('a refused value of a few is refused with those that there are, to programs', async () => {
  const { body } = await program('GET', '/api/all-order?sort=upwards');
  expect(body.errors.sort).toEqual(['Must be one of newest, oldest, -value, value, buyer, -buyer, ships']);
});
