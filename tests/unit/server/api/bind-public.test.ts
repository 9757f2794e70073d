import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { bindPublic } from '@/lib/server/api/bind-public';
import type { Endpoint } from '@/lib/server/api/route';
import { markOpen } from '@/lib/server/platform/db/reachable';
import { callsOf } from '@/lib/shared/calls/contract';
import { ENVIRONMENT } from '@/tests/unit/server/environment';

const thing = z.object({ name: z.string() });

const calls = callsOf({ tag: 'Service', who: 'anyone', rate: 'none' })({
  list: {
    method: 'GET',
    path: '/api/thing',
    summary: 'List things.',
    isCached: true,
    query: z.object({ q: z.string().optional(), page: z.coerce.number().optional() }),
    success: { status: 200, description: 'They.', list: 'things', schema: thing },
  },
  get: {
    method: 'GET',
    path: '/api/thing/{id}',
    summary: 'One thing.',
    isCached: true,
    params: z.object({ id: z.string() }),
    success: { status: 200, description: 'It.', schema: thing, cacheControl: 'public, max-age=10' },
  },
});

beforeAll(() => {
  Object.assign(process.env, ENVIRONMENT, { RATE_LIMIT_SCALE: '0.01' });
});

let names: string[];

beforeEach(() => {
  names = ['anvil'];
});

const list = bindPublic(calls.list, async () => ({
  things: names.map((name) => ({ name })),
  total: names.length,
}));

type Sent = { method?: string; query?: string; headers?: Record<string, string>; id?: string };

async function send(endpoint: Endpoint, { method = 'GET', query = '', headers = {}, id }: Sent = {}) {
  const request = new Request(`http://localhost:3000/api/thing${query}`, { method, headers });
  const params: Record<string, string> = id === undefined ? {} : { id };
  const response = await endpoint.handler(request, { params: Promise.resolve(params) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

it('a public call is a 503 problem while the database is away', async () => {
  markOpen(false);
  try {
    const response = await send(list);
    expect(response.status).toBe(503);
    expect(response.text).toContain('database-unavailable');
  } finally {
    markOpen(true);
  }
  expect((await send(list)).status).toBe(200);
});

it('a public call is the JSON of what was read, with its length and ETag', async () => {
  const first = await send(list);
  const second = await send(list);
  expect([first.status, first.text, first.headers.get('x-total-count')]).toEqual([
    200,
    '[{"name":"anvil"}]',
    '1',
  ]);
  expect(first.headers.get('content-type')).toBe('application/json');
  expect(first.headers.get('content-length')).toBe(String(first.text.length));
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect([second.text, second.headers.get('etag')]).toEqual([first.text, first.headers.get('etag')]);
  names = ['anvil', 'vise'];
  expect((await send(list)).headers.get('etag')).not.toBe(first.headers.get('etag'));
});

it('a public call counts as several reads if it is long', async () => {
  // Twelve reads are allowed in all; each of these counts as three more.
  const long = { name: 'x'.repeat(400 * 1024) };
  const limited = bindPublic({ ...calls.list, path: '/api/long-thing', rate: 'read' }, async () => ({
    things: [long],
    total: 1,
  }));
  for (let times = 0; times < 3; times += 1) expect((await send(limited)).status).toBe(200);
  const refused = await send(limited);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

it('a public call is the JSON of its list, however long that is', async () => {
  names = Array.from({ length: 1_001 }, (_, place) => `“${place}”, [{`);
  const { text, headers } = await send(list);
  expect(text).toBe(JSON.stringify(names.map((name) => ({ name }))));
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  names = [];
  expect((await send(list)).text).toBe('[]');
});

it('a public call has an ETag that differs with the total', async () => {
  let total = 1;
  const pages = bindPublic(calls.list, async () => ({ things: [{ name: 'anvil' }], total }));
  const before = await send(pages, { query: '?page=1' });
  total = 2;
  const after = await send(pages, {
    query: '?page=1',
    headers: { 'if-none-match': before.headers.get('etag')! },
  });
  expect([after.status, after.headers.get('x-total-count')]).toEqual([200, '2']);
});

it('a public call is a 304 without a body for who has it, and has no body for HEAD', async () => {
  const etag = (await send(list)).headers.get('etag')!;
  const again = await send(list, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(again.headers.get('x-total-count')).toBe('1');
  const head = await send(list, { method: 'HEAD' });
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '18']);
  expect((await send(list, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

it('a public call has the freshness that its contract names, and a failure none', async () => {
  let isThere = false;
  const get = bindPublic(calls.get, async ({ params }) => {
    if (!isThere) throw new Error('away');
    return { name: params.id };
  });
  const failed = await send(get, { id: '7' });
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store']);
  isThere = true;
  const found = await send(get, { id: '7' });
  expect([found.status, found.text]).toEqual([200, '{"name":"7"}']);
  expect(found.headers.get('cache-control')).toBe('public, max-age=10');
});
