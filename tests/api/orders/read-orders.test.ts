import { beforeAll, describe, expect, it } from 'vitest';
import { orderSchema } from '@/lib/shared/schemas/order';
import { expectProblem } from '@/tests/api/support/problem';
import {
  addTool,
  call,
  type Person,
  placeOrder,
  registerCustomer,
  signInAdmin,
} from '@/tests/support/people';

const UNKNOWN = '0123456789abcdef01234567';

let admin: Person;
let buyer: Person;
let stranger: Person;
let toolId: string;
let kept: string;
let cancelled: string;

function idsOf(orders: { _id: string }[]): string[] {
  return orders.map(({ _id }) => _id);
}

beforeAll(async () => {
  [admin, buyer, stranger] = await Promise.all([signInAdmin(), registerCustomer(), registerCustomer()]);
  toolId = await addTool(admin);
  cancelled = await placeOrder(buyer, toolId);
  kept = await placeOrder(buyer, toolId);
  await buyer.call('DELETE', `/api/order/${cancelled}`);
});

describe('GET /api/order', () => {
  const own = (person: Person) => `/api/order?email=${encodeURIComponent(person.email)}`;

  it('lists the caller’s own orders, without cancelled and expired ones', async () => {
    const { status, body } = await buyer.call('GET', own(buyer));
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual([kept]);
    expect(orderSchema.strict().array().safeParse(body).error).toBeUndefined();
    expect(idsOf((await buyer.call('GET', '/api/order')).body)).toEqual([kept]);
    expect(
      idsOf((await buyer.call('GET', own({ ...buyer, email: buyer.email.toUpperCase() }))).body),
    ).toEqual([kept]);
  });

  it('shows every one newest first, or those of one state, on request', async () => {
    expect(idsOf((await buyer.call('GET', `${own(buyer)}&state=all`)).body)).toEqual([kept, cancelled]);
    const { body } = await buyer.call('GET', `${own(buyer)}&state=cancelled`);
    expect(body).toMatchObject([{ _id: cancelled, status: 'cancelled', paid: false }]);
    expectProblem(await buyer.call('GET', `${own(buyer)}&state=lost`), 'validation-failed');
  });

  it('returns the requested page, with the number of all matches', async () => {
    const part = async (query: string) => {
      const { body, headers } = await buyer.call('GET', `${own(buyer)}&state=all${query}`);
      return { ids: idsOf(body), total: headers.get('x-total-count') };
    };
    expect(await part('')).toEqual({ ids: [kept, cancelled], total: '2' });
    expect(await part('&limit=1')).toEqual({ ids: [kept], total: '2' });
    expect(await part('&limit=1&page=2')).toEqual({ ids: [cancelled], total: '2' });
    expect(await part('&limit=1&page=3')).toEqual({ ids: [], total: '2' });
    const regular = await registerCustomer();
    const placed: string[] = [];
    while (placed.length < 5) placed.push(await placeOrder(regular, toolId));
    const pages = await Promise.all(
      [1, 2, 3].map((page) => regular.call('GET', `${own(regular)}&limit=2&page=${page}`)),
    );
    expect(pages.map(({ body }) => idsOf(body).length)).toEqual([2, 2, 1]);
    expect(pages.flatMap(({ body }) => idsOf(body))).toEqual(placed.toReversed());
    for (const wrong of ['page=0', 'limit=101', 'limit=x'])
      expectProblem(await buyer.call('GET', `${own(buyer)}&${wrong}`), 'validation-failed');
  });

  it('is for that user or an admin, by token only', async () => {
    expect(idsOf((await admin.call('GET', own(buyer))).body)).toEqual([kept]);
    expectProblem(await stranger.call('GET', own(buyer)), 'forbidden');
    expectProblem(await call('GET', own(buyer)), 'unauthenticated');
    expectProblem(await buyer.callWithSession('GET', own(buyer)), 'unauthenticated');
    expectProblem(await buyer.call('GET', '/api/order?email=no-address'), 'validation-failed', {
      email: ['Invalid Email'],
    });
  });

  it('is empty, not missing, for someone without orders', async () => {
    expect((await stranger.call('GET', own(stranger))).body).toEqual([]);
  });
});

describe('GET /api/order/{id}', () => {
  it('is for its buyer and admins, whatever its state', async () => {
    expect((await buyer.call('GET', `/api/order/${cancelled}`)).body).toMatchObject({ state: 'cancelled' });
    expect((await admin.call('GET', `/api/order/${kept}`)).body).toMatchObject({ buyerEmail: buyer.email });
    expectProblem(await stranger.call('GET', `/api/order/${kept}`), 'forbidden');
    expectProblem(await call('GET', `/api/order/${kept}`), 'unauthenticated');
    expectProblem(await buyer.callWithSession('GET', `/api/order/${kept}`), 'unauthenticated');
  });

  it.each([UNKNOWN, 'nonsense', '%7B%22%24gt%22%3A%22%22%7D'])('returns 404 for %s', async (id) => {
    expectProblem(await buyer.call('GET', `/api/order/${id}`), 'not-found');
  });

  it('keeps what was bought when the tool is deleted', async () => {
    const gone = await addTool(admin, { name: 'Discontinued', price: 3 });
    const id = await placeOrder(buyer, gone);
    await admin.call('DELETE', `/api/tool/${gone}`);
    const { body } = await buyer.call('GET', `/api/order/${id}`);
    expect(body).toMatchObject({ toolName: 'Discontinued', orderValue: 30, state: 'unpaid' });
    expect((await buyer.call('DELETE', `/api/order/${id}`)).body).toEqual({ deletedCount: 1 });
  });
});

describe('GET /api/all-order', () => {
  it('is for admins only', async () => {
    expectProblem(await call('GET', '/api/all-order'), 'unauthenticated');
    expectProblem(await buyer.call('GET', '/api/all-order'), 'forbidden');
    expectProblem(await admin.callWithSession('GET', '/api/all-order'), 'unauthenticated');
  });

  it('lists everyone’s orders, newest first, with the total', async () => {
    const theirs = await placeOrder(stranger, toolId);
    const { body, headers } = await admin.call('GET', '/api/all-order');
    const ids = idsOf(body);
    expect(ids.indexOf(theirs)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(theirs)).toBeLessThan(ids.indexOf(kept));
    expect(ids).not.toContain(cancelled);
    expect(headers.get('x-total-count')).toBe(String(ids.length));
  });

  it('finds by number, tool, name and e-mail, one page at a time', async () => {
    const search = async (query: string) => {
      const { body, headers } = await admin.call('GET', `/api/all-order?${query}`);
      return [idsOf(body), headers.get('x-total-count')];
    };
    const email = encodeURIComponent(buyer.email);
    const number = (await buyer.call('GET', `/api/order/${kept}`)).body.number as string;
    expect((await search(`q=${email}`))[0]).toContain(kept);
    expect(await search(`q=${number.toLowerCase()}`)).toEqual([[kept], '1']);
    expect((await search(`q=${email}&state=all`))[0]).toEqual(expect.arrayContaining([kept, cancelled]));
    expect(await search(`q=${email}&state=cancelled&limit=1`)).toMatchObject([[expect.any(String)], /^\d+$/]);
    expect(await search(`q=${email}+nowhere-to-be-found`)).toEqual([[], '0']);
  });

  it.each(['.*', '(a+)+$', '[', '%00', '\\'])('treats %s as words, never as a pattern', async (q) => {
    const response = await admin.call(
      'GET',
      `/api/all-order?limit=1&q=${q === '%00' ? q : encodeURIComponent(q)}`,
    );
    expect(response.status).toBe(200);
  });

  it.each(['page=0', 'limit=0', 'limit=101', 'state=gone', `q=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expectProblem(await admin.call('GET', `/api/all-order?${query}`), 'validation-failed');
    },
  );
});
