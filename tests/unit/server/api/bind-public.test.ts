import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { bindPublic } from '@/lib/server/api/bind-public';
import type { Endpoint } from '@/lib/server/api/route';
import { markOpen } from '@/lib/server/platform/db/reachable';
import { declareCall } from '@/lib/shared/calls/contract';

const thing = z.object({ name: z.string() });

const listCall = declareCall({
  method: 'GET',
  path: '/api/thing',
  tag: 'Service',
  summary: 'List things.',
  who: 'anyone',
  isCached: true,
  query: z.object({ q: z.string().optional(), page: z.coerce.number().optional() }),
  success: { status: 200, description: 'They.', list: 'things', schema: thing },
});

const getCall = declareCall({
  method: 'GET',
  path: '/api/thing/{id}',
  tag: 'Service',
  summary: 'One thing.',
  who: 'anyone',
  isCached: true,
  params: z.object({ id: z.string() }),
  success: { status: 200, description: 'It.', schema: thing, cacheControl: 'public, max-age=10' },
});

beforeAll(() => {
  vi.stubEnv('NEXTAUTH_URL', 'http://localhost:3000');
  vi.stubEnv('NEXTAUTH_SECRET', 'n'.repeat(40));
  vi.stubEnv('ACCESS_TOKEN_SECRET', 'a'.repeat(40));
  vi.stubEnv('AUDIT_LOG_SECRET', 'l'.repeat(40));
  vi.stubEnv('SECOND_FACTOR_SECRET', 's'.repeat(40));
  vi.stubEnv('MONGODB_URI', 'mongodb://localhost:1');
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_unit');
  vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'pk_test_unit');
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_unit_tests');
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
  vi.stubEnv('FORGELINE_EMULATORS', '1');
  vi.stubEnv('RATE_LIMIT_SCALE', '0.01');
});

/** The data, how often it changed, and how often it was read. */
const data = { names: ['anvil'], version: 0, reads: 0 };
const change = (names: string[]) => Object.assign(data, { names, version: data.version + 1 });

// The cache is of the process: versions of an earlier test must not come again.
beforeEach(() => Object.assign(data, { names: ['anvil'], version: data.version + 1, reads: 0 }));

const list = bindPublic(listCall, {
  version: async () => String(data.version),
  read: async () => {
    data.reads += 1;
    const things = data.names.map((name) => ({ name }));
    await new Promise(setImmediate);
    return { things, total: things.length };
  },
});

type Sent = { method?: string; query?: string; headers?: Record<string, string>; id?: string };

async function send(endpoint: Endpoint, { method = 'GET', query = '', headers = {}, id }: Sent = {}) {
  const request = new Request(`http://localhost:3000/api/thing${query}`, { method, headers });
  const params: Record<string, string> = id === undefined ? {} : { id };
  const response = await endpoint.handler(request, { params: Promise.resolve(params) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('a public call', () => {
  it('is a 503 problem while the database is away, whatever is cached', async () => {
    expect((await send(list)).status).toBe(200);
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

  it('is read and serialised once a version, and sent as its bytes', async () => {
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
    expect(data.reads).toBe(1);
  });

  it('is read once for all requests at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send(list)));
    expect(data.reads).toBe(1);
  });

  it('is read again after a change, and has another ETag only if its bytes differ', async () => {
    const before = await send(list);
    change(['anvil']);
    const same = await send(list);
    change(['anvil', 'vise']);
    const after = await send(list);
    expect([same.text, same.headers.get('etag')]).toEqual([before.text, before.headers.get('etag')]);
    expect(JSON.parse(after.text)).toHaveLength(2);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(data.reads).toBe(3);
  });

  it('never returns what was read before a change to a request after it', async () => {
    const early = send(list);
    // The early one has read by now, and is not done.
    await vi.waitFor(() => expect(data.reads).toBe(1));
    change(['vise']);
    const late = await send(list);
    expect(JSON.parse(late.text)).toEqual([{ name: 'vise' }]);
    expect(JSON.parse((await early).text)).toEqual([{ name: 'anvil' }]);
    expect(JSON.parse((await send(list)).text)).toEqual([{ name: 'vise' }]);
  });

  it('counts as several reads if it is long, unless the client has it already', async () => {
    // Twelve reads are allowed in all; each of these counts as three more.
    const long = { name: 'x'.repeat(400 * 1024) };
    const limited = bindPublic(
      { ...listCall, path: '/api/long-thing', rate: 'read' },
      { version: async () => '1', read: async () => ({ things: [long], total: 1 }) },
    );
    const first = await send(limited);
    expect(first.status).toBe(200);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    for (let times = 0; times < 4; times += 1) expect((await send(limited, { headers })).status).toBe(304);
    expect((await send(limited)).status).toBe(200);
    const refused = await send(limited);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('is the JSON of its list, however long that is', async () => {
    change(Array.from({ length: 1_001 }, (_, place) => `“${place}”, [{`));
    const { text, headers } = await send(list);
    expect(text).toBe(JSON.stringify(data.names.map((name) => ({ name }))));
    expect(headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    change([]);
    expect((await send(list)).text).toBe('[]');
  });

  it('has an ETag that differs with the total', async () => {
    let total = 1;
    const pages = bindPublic(listCall, {
      version: async () => `total ${total}`,
      read: async () => ({ things: [{ name: 'anvil' }], total }),
    });
    const before = await send(pages, { query: '?page=1' });
    total = 2;
    const after = await send(pages, {
      query: '?page=1',
      headers: { 'if-none-match': before.headers.get('etag')! },
    });
    expect([after.status, after.headers.get('x-total-count')]).toEqual([200, '2']);
  });

  it('is one response a query, however the query is written', async () => {
    await send(list, { query: '?q=a&page=2' });
    await send(list, { query: '?page=2&q=%61&unknown=1' });
    expect(data.reads).toBe(1);
    await send(list, { query: '?q=b&page=2' });
    expect(data.reads).toBe(2);
  });

  it('is a 304 without a body for who has it, and has no body for HEAD', async () => {
    const etag = (await send(list)).headers.get('etag')!;
    const again = await send(list, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(again.headers.get('x-total-count')).toBe('1');
    const head = await send(list, { method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '18']);
    expect((await send(list, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('is cached as long as its contract names, and no failure is', async () => {
    let isThere = false;
    const get = bindPublic(getCall, {
      version: async () => 'v',
      read: async ({ params }) => {
        if (!isThere) throw new Error('away');
        return { name: params.id };
      },
    });
    const failed = await send(get, { id: '7' });
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store']);
    isThere = true;
    const found = await send(get, { id: '7' });
    expect([found.status, found.text]).toEqual([200, '{"name":"7"}']);
    expect(found.headers.get('cache-control')).toBe('public, max-age=10');
  });
});
