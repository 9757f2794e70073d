import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/lib/client/api';
import { endEverySession } from '@/lib/client/calls/account-security';
import { newKey } from '@/lib/client/idempotency-key';
import { callPath } from '@/lib/client/page/call-path';
import { ApiProblem } from '@/lib/client/problem';
import { PROBLEMS } from '@/lib/shared/messages/problems';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { toolCalls } from '@/lib/shared/tools/tools.contract';

vi.mock('@/lib/client/session/access-token', () => ({
  getAccessToken: async () => 'token',
  clearAccessToken: vi.fn(),
}));

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function lastRequest() {
  const [path, init] = fetched.mock.calls.at(-1) ?? [];
  return { path, method: init?.method, headers: new Headers(init?.headers), body: init?.body };
}

const input = { toolId: 'a'.repeat(24), orderQuantity: 10, address: '1 Main St', phone: '555' };

it('a call of the API from the browser sends JSON and the key of a request that may be repeated', async () => {
  fetched.mockResolvedValue(Response.json({ insertedId: 'x' }, { status: 201 }));
  expect(await call(orderCalls.placeOrder, { body: input, idempotencyKey: 'key' })).toEqual({
    insertedId: 'x',
  });
  const { path, method, headers, body } = lastRequest();
  expect([path, method, body]).toEqual(['/api/order', 'POST', JSON.stringify(input)]);
  expect(headers.get('idempotency-key')).toBe('key');
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('authorization')).toBeNull();
});

it('a call of the API from the browser puts the query into the address and the token into a header', async () => {
  fetched.mockResolvedValue(Response.json([]));
  const query = { q: 'ball peen', inStock: 'true', page: 2, limit: undefined } as const;
  await call(toolCalls.listTools, { query, as: 'bearer' });
  const { path, method, headers, body } = lastRequest();
  expect([path, method, body]).toEqual(['/api/tool?q=ball+peen&inStock=true&page=2', 'GET', undefined]);
  expect(headers.get('authorization')).toBe('Bearer token');
});

it('a call of the API from the browser fails as unreadable where the response does not match the schema', async () => {
  fetched.mockResolvedValue(Response.json({ inserted: 'x' }, { status: 201 }));
  const failure = await call(orderCalls.placeOrder, { body: input, idempotencyKey: 'key' }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ApiProblem);
  expect(failure).toMatchObject({ status: 201, code: 'unreadable' });
});

it.each([
  [429, 'rate-limited'],
  [502, 'database-unavailable'],
  [503, 'database-unavailable'],
  [504, 'database-unavailable'],
  [500, 'internal'],
  [520, 'internal'],
] as const)(
  'a call of the API from the browser has a message for a proxy’s page of status %i',
  async (status, code) => {
    const headers = { 'content-type': 'text/html', 'retry-after': '30' };
    fetched.mockResolvedValue(new Response('<h1>nginx</h1>', { status, headers }));
    const failure = await call(orderCalls.placeOrder, { body: input, idempotencyKey: 'key' }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ApiProblem);
    expect(failure).toMatchObject({
      status,
      reason: { code },
      detail: PROBLEMS[code][2],
      retryAfterSeconds: 30,
    });
  },
);

it('a call of the API from the browser reports another page as unreadable', async () => {
  for (const page of ['<h1>Portal</h1>', '"text"', '']) {
    fetched.mockResolvedValue(new Response(page, { status: 403 }));
    await expect(call(orderCalls.placeOrder, { body: input, idempotencyKey: 'key' })).rejects.toMatchObject({
      status: 403,
      code: 'unreadable',
    });
  }
});

it('a call of the API from the browser fails as unreachable where the connection is lost within the response', async () => {
  const body = new ReadableStream({ start: (part) => part.error(new TypeError('terminated')) });
  fetched.mockResolvedValue(new Response(body, { status: 201 }));
  await expect(call(orderCalls.placeOrder, { body: input, idempotencyKey: 'key' })).rejects.toMatchObject({
    status: 0,
    code: 'network',
  });
});

it('a call of the API from the browser ends with the reason of its caller, who no longer waits for the response', async () => {
  const caller = new AbortController();
  const stopped = new DOMException('left', 'AbortError');
  fetched.mockImplementation(async () => {
    caller.abort(stopped);
    return new Response(new ReadableStream({ start: (part) => part.error(stopped) }));
  });
  await expect(call(toolCalls.listTools, { query: {}, as: 'bearer', signal: caller.signal })).rejects.toBe(
    stopped,
  );
});

it('a call of the API from the browser sends the token where its contract requires it, and nothing but the cookie otherwise', async () => {
  fetched.mockImplementation(async () => Response.json({ modifiedCount: 1, deletedCount: 1 }));
  await call(orderCalls.shipOrder, { params: { id: '1' } });
  expect(lastRequest().headers.get('authorization')).toBe('Bearer token');
  await call(orderCalls.cancelOrder, { params: { id: '1' } });
  expect(lastRequest().headers.get('authorization')).toBe('Bearer token');
  await endEverySession();
  expect(lastRequest().headers.get('authorization')).toBeNull();
});

it('a call of the API from the browser sends an idempotency key that is made also where the store is not served over https', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  fetched.mockResolvedValue(Response.json({ modifiedCount: 1 }));
  await call(orderCalls.refundOrder, {
    params: { id: '1' },
    query: {},
    body: undefined,
    idempotencyKey: newKey(),
  });
  expect(lastRequest().headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

it('a call of the API from the browser does not compile where it differs from its contract', () => {
  const wrong = () => [
    // @ts-expect-error: no id for the path.
    call(toolCalls.getTool, { query: {} }),
    // @ts-expect-error: the token is sent in any case.
    call(orderCalls.getOrder, { params: { id: '1' }, as: 'bearer' }),
    // @ts-expect-error: no such field in the query.
    call(toolCalls.listTools, { query: { words: 'x' } }),
    // @ts-expect-error: no such field in the body.
    call(orderCalls.placeOrder, { body: { ...input, price: 1 }, idempotencyKey: 'key' }),
    // @ts-expect-error: no key.
    call(orderCalls.placeOrder, { body: input }),
  ];
  expect(wrong).toBeTypeOf('function');
});

it('the address of a call has its parameters encoded', () => {
  const path = callPath<typeof orderCalls.getInvoice>('/api/order/{id}/invoice.pdf', {
    params: { id: 'a/b?c' },
    query: {},
  });
  expect(path).toBe('/api/order/a%2Fb%3Fc/invoice.pdf');
});
