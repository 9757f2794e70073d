import type { IncomingMessage, Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ALL_CALLS } from '@/lib/server/api/openapi/all-calls';
import { raiseTagVersion } from '@/lib/server/platform/cache/tags';
import { cachePublicReads, PUBLIC_READ_ROUTES } from '@/lib/server/serving/pages/public-reads';
import type { StoreResponse } from '@/lib/server/serving/store-response';
import { type Received, serveBehind } from './serve-behind';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({ PAGE_CACHE_MB: 1, NEXTAUTH_URL: 'https://shop.example.com', TRUSTED_PROXIES: 0 }),
  IS_DEVELOPMENT: false,
}));
vi.mock('@/lib/server/platform/db/reachable', () => ({ isDatabaseReady: () => true }));

const TOOL = '/api/tool/0123456789abcdef01234567';

let server: Server;
let get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Received>;
let reached: IncomingMessage[];
let counted: string[];
let limit: number;
let version: string;
let onRequest: () => void;

function respond(request: IncomingMessage, response: StoreResponse): void {
  reached.push(request);
  onRequest();
  if (counted.length >= limit) response.writeHead(429, { 'cache-control': 'no-store' }).end('limited');
  else
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'cache-control': 'public, max-age=0, must-revalidate',
        etag: `"${version}-${reached.length}"`,
      })
      .end(JSON.stringify({ version, reads: reached.length }));
}

beforeEach(async () => {
  [reached, counted, limit, version, onRequest] = [[], [], 1_000, 'a', () => undefined];
  cachePublicReads({
    mayRead: (rate, address) => counted.length < limit && counted.push(`${rate} ${address}`) > 0,
    hasParameters: (address) => !address.includes('misspelt'),
    versions: { tools: async () => version, reviews: async () => 'reviews' },
  });
  ({ server, get } = await serveBehind(respond));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function change(to: string): void {
  version = to;
  raiseTagVersion('tools');
}

it('a public read is a call for anyone whose contract says that it is cached', () => {
  const cached = ALL_CALLS.filter(({ isCached }) => isCached);
  const routes = cached.map(({ path }) => path.replace(/\{(\w+)\}/g, '[$1]'));
  expect(new Set(routes)).toEqual(PUBLIC_READ_ROUTES);
  expect(new Set(cached.map(({ method, who }) => `${method} ${who}`))).toEqual(new Set(['GET anyone']));
});

it('a public read is made once, and counted each time that it is sent from memory', async () => {
  const received = [await get(TOOL), await get(TOOL), await get(TOOL, {}, 'HEAD')];
  expect(received.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(reached).toHaveLength(1);
  expect(counted).toEqual(['read 127.0.0.1', 'read 127.0.0.1']);
  const { etag = '' } = received[0]?.headers ?? {};
  expect((await get(TOOL, { 'if-none-match': etag })).status).toBe(304);
  expect(received[2]?.headers.etag).toBe(etag);
});

it('a public read is another one right after a change, also for those who came while it was made', async () => {
  expect((await get(TOOL)).text).toContain('"a"');
  change('b');
  expect((await get(TOOL)).text).toContain('"b"');
  onRequest = () => change('d');
  change('c');
  await get(TOOL);
  onRequest = () => undefined;
  expect((await get(TOOL)).text).toContain('"d"');
});

it('a public read is another one in each language that a client prefers or the address names', async () => {
  for (const header of ['de', 'de-AT,de;q=0.9,en;q=0.8', 'en', 'fr', '*'])
    await get(TOOL, { 'accept-language': header });
  await get(TOOL);
  expect(reached.map(({ headers }) => headers['accept-language'])).toEqual(['de', undefined]);
  expect(reached.map(({ url }) => url)).toEqual([TOOL, TOOL]);
  for (let times = 0; times < 2; times += 1)
    for (const header of ['de', 'en']) await get(`${TOOL}?language=de`, { 'accept-language': header });
  expect(reached.slice(2).map(({ headers }) => headers['accept-language'])).toEqual([undefined, undefined]);
});

it('a public read is in the language of the client where the address has the word, and not the parameter', async () => {
  const header = { 'accept-language': 'de' };
  for (const query of ['?x=?language=en', '?x=1%26language=en', '?xlanguage=en', '?language='])
    await get(`${TOOL}${query}`, header);
  expect(reached.map(({ headers }) => headers['accept-language'])).toEqual(['de', 'de', 'de', 'de']);
  await get(`${TOOL}?%6canguage=en`, header);
  expect(reached.at(-1)?.headers['accept-language']).toBeUndefined();
});

it('a public read is the same one with a token, which the framework does not get', async () => {
  await get(TOOL, { authorization: 'Bearer x' });
  await get(TOOL);
  expect(reached.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  await get(`${TOOL}?state=draft`, { authorization: 'Bearer x' });
  expect(reached[1]?.headers.authorization).toBe('Bearer x');
});

it('a public read with a misspelt parameter of a program goes to the call, which refuses it, and is no other one for a person', async () => {
  const misspelt = `${TOOL}?misspelt=1`;
  const key = { authorization: `Bearer flk_${'A'.repeat(43)}` };
  for (let times = 0; times < 3; times += 1) await get(misspelt);
  const before = reached.length;
  await get(misspelt, { authorization: 'Bearer a.b.c' });
  expect(reached).toHaveLength(before);
  for (let times = 0; times < 3; times += 1) await get(misspelt, key);
  expect(reached).toHaveLength(before + 3);
  await get(TOOL, key);
  await get(TOOL, key);
  expect(reached).toHaveLength(before + 4);
});

it('a public read goes to who limits it once its caller has had too many', async () => {
  await get(TOOL);
  limit = 2;
  const received = [await get(TOOL), await get(TOOL), await get(TOOL)];
  expect(received.map(({ status }) => status)).toEqual([200, 200, 429]);
});

it('a public read is counted by the address of its connection, whatever its headers say, in memory and behind it', async () => {
  const odd = { 'x-forgeline-peer': '1.2.3.4', cookie: 'session=secret', 'x-forwarded-for': '9.9.9.9' };
  await get(TOOL, odd);
  await get(TOOL, odd);
  expect(counted).toEqual(['read 127.0.0.1']);
  expect(reached[0]?.headers).not.toHaveProperty('cookie');
  expect(reached[0]?.headers['x-forwarded-for']).toBe('9.9.9.9');
});

it('a public read with a query is cached from the second time on', async () => {
  for (let times = 0; times < 4; times += 1) await get('/api/search?q=hammer');
  expect(reached).toHaveLength(2);
  expect(counted).toEqual(['search 127.0.0.1', 'search 127.0.0.1']);
});

it.each([
  ['one for admins', `${TOOL}?st%61te=draft`, { authorization: 'Bearer x' }, 'GET'],
  ['another call', '/api/order', {}, 'GET'],
  ['a part of a path', '/api/tool/x/stock', {}, 'GET'],
  ['a change', TOOL, {}, 'DELETE'],
])('a public read is not %s', async (_, path, headers, method) => {
  await get(path, headers as Record<string, string>, method);
  await get(path, headers as Record<string, string>, method);
  expect(reached).toHaveLength(2);
});
