import { beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { bind } from '@/lib/server/api/bind';
import { respond } from '@/lib/server/api/responses';
import { type Endpoint, route } from '@/lib/server/api/route';
import { callsOf } from '@/lib/shared/calls/contract';
import { ENVIRONMENT } from '@/tests/unit/server/environment';

const made = z.object({ madeId: z.string() });

const calls = callsOf({ tag: 'Tools', who: 'anyone', rate: 'none' })({
  get: {
    method: 'GET',
    path: '/api/thing/{id}',
    summary: 'One thing.',
    params: z.object({ id: z.string().regex(/^\d+$/) }),
    query: z.object({ limit: z.coerce.number().int().optional() }),
    success: { status: 200, description: 'It.', schema: made },
  },
  make: {
    method: 'POST',
    path: '/api/thing',
    summary: 'Make a thing.',
    sameOrigin: true,
    request: z.strictObject({ size: z.number() }),
    idempotency: 'makes no second one',
    success: { status: 201, description: 'It.', schema: made },
  },
  text: {
    method: 'POST',
    path: '/api/thing/text',
    summary: 'Write a text.',
    query: z.object({ q: z.string().optional(), x: z.string().optional() }),
    request: z.strictObject({ name: z.string(), lines: z.array(z.strictObject({ words: z.string() })) }),
    success: { status: 201, description: 'It.', schema: made },
  },
  list: {
    method: 'GET',
    path: '/api/thing',
    summary: 'List things.',
    success: { status: 200, description: 'They.', list: 'things', schema: made },
  },
  report: {
    method: 'POST',
    path: '/api/report',
    summary: 'Report.',
    who: 'signature',
    rawRequestBytes: 10,
    success: { status: 204, description: 'Noted.' },
  },
  leave: {
    method: 'GET',
    path: '/api/leave',
    summary: 'Leave.',
    success: { status: 303, description: 'The page.' },
  },
});

beforeAll(() => {
  Object.assign(process.env, ENVIRONMENT);
});

type Sent = {
  query?: string;
  body?: string;
  headers?: Record<string, string>;
  params?: Record<string, string>;
};

async function send(endpoint: Endpoint, { query = '', body, headers, params = {} }: Sent = {}) {
  const init = {
    method: endpoint.method,
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
  };
  const request = new Request(`http://localhost:3000/api/thing${query}`, init);
  const response = await endpoint.handler(request, { params: Promise.resolve(params) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

const JSON_TYPE = { 'content-type': 'application/json' };

it('a bound contract passes the use case what was sent, as the schemas parse it', async () => {
  const run = vi.fn(
    async ({ params, query }: { params: { id: string }; query: { limit?: number | undefined } }) => ({
      madeId: `${params.id} ${query.limit}`,
    }),
  );
  const { status, headers, text } = await send(bind(calls.get, run), {
    query: '?limit=5',
    params: { id: '7' },
  });
  expect([status, JSON.parse(text)]).toEqual([200, { madeId: '7 5' }]);
  expect(headers.get('cache-control')).toBe('no-store');
});

it('a bound contract refuses what does not match it before the use case runs', async () => {
  const run = vi.fn(async () => ({ madeId: '1' }));
  const get = bind(calls.get, run);
  const make = bind(calls.make, run);
  expect((await send(get, { params: { id: 'x' } })).status).toBe(404);
  expect((await send(get, { params: { id: '1' }, query: '?limit=x' })).status).toBe(422);
  expect((await send(make, { body: '{"size":"x"}', headers: JSON_TYPE })).status).toBe(422);
  expect((await send(make, { body: '{', headers: JSON_TYPE })).status).toBe(400);
  expect(
    (await send(make, { body: '{"size":1}', headers: { ...JSON_TYPE, 'idempotency-key': 'a b' } })).status,
  ).toBe(422);
  expect(
    (await send(make, { body: '{"size":1}', headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' } }))
      .status,
  ).toBe(403);
  expect(run).not.toHaveBeenCalled();
});

it('a bound contract refuses parameters that it does not have beside what is wrong with others, and says which values there are', async () => {
  const { get } = calls;
  const refusal = async (endpoint: Endpoint, query: string, headers = {}) => {
    const response = await send(endpoint, { query, params: { id: '1' }, headers });
    return [response.status, JSON.parse(response.text).errors];
  };
  const endpoint = bind(get, async () => ({ madeId: '1' }));
  expect(await refusal(endpoint, '?limt=1&limit=x')).toEqual([
    422,
    { limit: ['Invalid value'], limt: ['Unknown parameter; did you mean limit?'] },
  ]);
  const sorted = bind({ ...get, query: z.object({ sort: z.enum(['up', 'down']).optional() }) }, async () => ({
    madeId: '1',
  }));
  expect(await refusal(sorted, '?sort=left')).toEqual([422, { sort: ['Must be one of up, down'] }]);
});

it('a call of the specification ignores parameters that it does not have, unless a program sends them', async () => {
  const specified = bind({ ...calls.get, path: '/api/tool/{id}', query: undefined }, async () => ({
    madeId: '1',
  }));
  const sent = { query: '?x=1', params: { id: '1' } };
  expect((await send(specified, sent)).status).toBe(200);
  const headers = { authorization: `Bearer flk_${'A'.repeat(43)}` };
  const refused = await send(specified, { ...sent, headers });
  expect([refused.status, JSON.parse(refused.text).errors]).toEqual([422, { x: ['Unknown parameter'] }]);
});

it('a bound contract refuses text that UTF-8 cannot hold, in any field of a body or query, and names the field', async () => {
  const run = vi.fn(async () => ({ madeId: '1' }));
  const texts = bind(calls.text, run);
  const issuesOf = async (sent: Sent) => {
    const { status, text } = await send(texts, { headers: JSON_TYPE, ...sent });
    return [status, Object.keys(JSON.parse(text).errors ?? {})];
  };
  const whole = '{"name":"A\\ud83d\\ude00B","lines":[]}';
  expect(await issuesOf({ body: '{"name":"A\\ud800B","lines":[]}' })).toEqual([422, ['name']]);
  expect(await issuesOf({ body: '{"name":"A","lines":[{"words":"\\udc00"}]}' })).toEqual([
    422,
    ['lines.0.words'],
  ]);
  for (const bytes of ['%ED%A0%80', '%FF', '%C3', 'a%80+b', '%EF%BF%BD'])
    expect(await issuesOf({ body: whole, query: `?&x=1&q=${bytes}` }), bytes).toEqual([422, ['q']]);
  expect(run).not.toHaveBeenCalled();
  for (const bytes of ['%F0%9F%98%80', '100%', '%zz+%C3%A4'])
    expect((await send(texts, { body: whole, headers: JSON_TYPE, query: `?q=${bytes}` })).status).toBe(201);
});

it('a bound contract returns the status of success, and passes on the key of a request that may be repeated', async () => {
  const make = bind(calls.make, async ({ body, idempotencyKey }) => ({
    madeId: `${body.size} ${idempotencyKey}`,
  }));
  const headers = { ...JSON_TYPE, 'idempotency-key': 'k' };
  const { status, text } = await send(make, { body: '{"size":2}', headers });
  expect([status, JSON.parse(text)]).toEqual([201, { madeId: '2 k' }]);
});

it('a bound contract turns a list into an array, with the number of all entries in a header', async () => {
  const list = bind(calls.list, async () => ({ things: [{ madeId: 'a' }], total: 12 }));
  const { headers, text } = await send(list);
  expect(JSON.parse(text)).toEqual([{ madeId: 'a' }]);
  expect(headers.get('x-total-count')).toBe('12');
});

it('a bound contract passes on the raw body where the contract names one, within its limit', async () => {
  const report = vi.fn(async (_input: { body: string }) => undefined);
  const bound = bind(calls.report, report);
  expect((await send(bound, { body: 'not JSON' })).status).toBe(204);
  expect(report.mock.calls[0]?.[0].body).toBe('not JSON');
  expect((await send(bound, { body: 'x'.repeat(11) })).status).toBe(413);
});

it('a bound contract redirects to the address that the use case returns', async () => {
  const { status, headers } = await send(bind(calls.leave, async () => 'http://localhost:3000/there'));
  expect([status, headers.get('location')]).toEqual([303, 'http://localhost:3000/there']);
});

it('a bound contract sends headers that a use case adds', async () => {
  const get = bind(calls.get, async () =>
    respond(
      { madeId: '1' },
      {
        headers: [
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
          ['cache-control', 'private'],
        ],
      },
    ),
  );
  const { headers } = await send(get, { params: { id: '1' } });
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(headers.get('cache-control')).toBe('private');
});

it('a bound contract does not compile with a use case that returns something else, or expects what is not declared', () => {
  const wrong = () => [
    // @ts-expect-error: a number is no id.
    bind(calls.get, async () => ({ madeId: 1 })),
    // @ts-expect-error: a response of another shape.
    bind(calls.get, async () => respond({ other: '1' })),
    // @ts-expect-error: the entries are named `things`.
    bind(calls.list, async () => ({ others: [], total: 0 })),
    // @ts-expect-error: nobody is known to be signed in.
    bind(calls.list, async ({ actor }) => ({ things: [{ madeId: actor.email }], total: 1 })),
    // @ts-expect-error: the contract takes no key.
    bind(calls.get, async ({ idempotencyKey }) => ({ madeId: String(idempotencyKey) })),
    // @ts-expect-error: the path names an id that `params` does not.
    callsOf({})({ get: { ...calls.get, params: z.object({ name: z.string() }) } }),
  ];
  expect(wrong).toBeTypeOf('function');
});

const served = route([bind(calls.list, async () => ({ things: [], total: 0 }))]);

it('a route refuses methods that it does not accept', async () => {
  const response = await served.PUT(new Request('http://localhost:3000/api/thing', { method: 'PUT' }), {
    params: Promise.resolve({}),
  });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
});

it('a route returns which contract each method implements', () => {
  expect(served.GET.endpoint?.contract).toBe(calls.list);
  expect(served.POST.endpoint).toBeNull();
});
