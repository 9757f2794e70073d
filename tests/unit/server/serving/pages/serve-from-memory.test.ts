import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notePageRead } from '@/lib/server/platform/cache/page-reads';
import { raiseTagVersion } from '@/lib/server/platform/cache/tags';
import { type Framework, type Received, sendPage, serveBehind } from './serve-behind';

const settings = vi.hoisted(() => ({ PAGE_CACHE_MB: 1, NEXTAUTH_URL: 'https://shop.example.com' }));
const database = vi.hoisted(() => ({ isReady: true }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings, IS_DEVELOPMENT: false }));
vi.mock('@/lib/server/platform/db/reachable', () => ({ isDatabaseReady: () => database.isReady }));

let server: Server;
let framework: Framework;
/** The requests that reached the framework. */
let reached: IncomingMessage[];
let get: (path?: string, headers?: Record<string, string>, method?: string) => Promise<Received>;

beforeEach(async () => {
  settings.PAGE_CACHE_MB = 1;
  database.isReady = true;
  reached = [];
  framework = (_, response) => sendPage(response, `page ${reached.length}`);
  await start();
});

async function start(): Promise<void> {
  const served = await serveBehind((incoming, response) => {
    reached.push(incoming);
    return framework(incoming, response);
  });
  server = served.server;
  get = (path = '/tools', ...rest) => served.get(path, ...rest);
}

afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

/** The store's own request for a page. */
const OWN = { host: 'shop.example.com', accept: 'text/html', 'x-forgeline-page': 'without-language' };

it('a public page is made once, and then sent from memory, to the first visitor too', async () => {
  const received = [await get(), await get(), await get()];
  expect(received.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, 'page 1']));
  expect(reached).toHaveLength(1);
  const [first, second] = received.map(({ headers: { date, 'x-request-id': id, ...rest } }) => rest);
  expect(first).toEqual(second);
});

it('a public page is made once for all requests at the same time', async () => {
  let release: () => void = () => undefined;
  framework = (_, response) => {
    release = () => sendPage(response, 'once');
  };
  const all = Promise.all([get(), get(), get(), get()]);
  await vi.waitFor(() => expect(reached).toHaveLength(1));
  release();
  expect((await all).map(({ text }) => text)).toEqual(['once', 'once', 'once', 'once']);
  expect(reached).toHaveLength(1);
});

it('a public page is made from a request that has nothing of its visitor’s', async () => {
  await get('/./t%6fols?secret=1', {
    cookie: 'session=secret',
    'accept-language': 'de',
    'x-forwarded-host': 'evil.example',
    'user-agent': 'Twitterbot/1.0',
    'next-action': 'secret',
    'accept-encoding': 'br',
  });
  expect(reached[0]?.headers).toEqual(OWN);
  expect(reached[0]?.rawHeaders).toEqual(Object.entries(OWN).flat());
  expect([reached[0]?.url, reached[0]?.method]).toEqual(['/tools', 'GET']);
});

it('a public page is rendered for nobody from what they sent, also where it is neither cached nor sent from memory', async () => {
  const sent = { cookie: 'session=secret', 'if-none-match': '"x"', rsc: '2' };
  framework = (_, response) => response.writeHead(404).end('none');
  await Promise.all([get('/tools/none?a=1', sent), get('/tools/none?a=2', sent), get('/tools/none', sent)]);
  database.isReady = false;
  await get('/tools/none?a=3', sent, 'HEAD');
  for (const { url, headers, method } of reached) {
    const { 'if-none-match': known, ...others } = headers;
    expect([url, method, others]).toEqual(['/tools/none', 'GET', OWN]);
  }
  expect(reached).toHaveLength(4);
});

it('a public page is sent compressed as each client accepts it, and as 304 to one that has it', async () => {
  const text = 'page '.repeat(1_000);
  framework = (_, response) => sendPage(response, text);
  const br = await get('/tools', { 'accept-encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  expect(br.headers['content-length']).toBe(String(br.body.length));
  expect(br.headers.vary).toContain('Accept-Encoding');
  const known = await get('/tools', { 'accept-encoding': 'br', 'if-none-match': br.headers.etag ?? '' });
  expect([known.status, known.text, known.headers.etag]).toEqual([304, '', br.headers.etag]);
  expect(known.headers['content-type']).toBeUndefined();
  const head = await get('/tools', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(br.body.length)]);
  expect(reached).toHaveLength(1);
});

it('a public page is sent uncompressed to a client that accepts nothing else, the first time and later', async () => {
  const body = 'page '.repeat(1_000);
  framework = (_, response) => sendPage(response, body);
  await get('/tools', { 'accept-encoding': 'br' });
  for (const { text, headers } of [await get(), await get()])
    expect([text === body, headers['content-encoding'], headers['content-length']]).toEqual([
      true,
      undefined,
      String(body.length),
    ]);
  const { etag = '' } = (await get()).headers;
  expect((await get('/tools', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/tools', {}, 'HEAD')).text).toBe('');
  expect(reached).toHaveLength(1);
});

it('a public page is whole if the first request is a HEAD', async () => {
  expect((await get('/tools', {}, 'HEAD')).text).toBe('');
  expect((await get()).text).toBe('page 1');
  expect(reached).toHaveLength(1);
});

it('a public page is rendered again once something it shows has changed, and not when anything else has', async () => {
  await get();
  raiseTagVersion('reviews');
  expect((await get()).text).toBe('page 1');
  raiseTagVersion('tools');
  expect((await get()).text).toBe('page 2');
});

it('a public page stays after a change that leaves all it shows as it was, and goes with one that does not', async () => {
  const shown = { stock: 1, reads: 0 };
  notePageRead('read:shown', {
    tags: ['tools'],
    read: async () => {
      shown.reads += 1;
      return shown.stock;
    },
    result: 1,
  });
  framework = (_, response) =>
    sendPage(response, `page ${reached.length}`, { 'x-page-tags': 'tools,read:shown' });
  await get();
  for (let times = 0; times < 3; times += 1) raiseTagVersion('tools');
  const all = await Promise.all([get(), get(), get()]);
  expect([...all, await get()].map(({ text }) => text)).toEqual(Array(4).fill('page 1'));
  expect([reached.length, shown.reads]).toEqual([1, 1]);
  shown.stock = 2;
  raiseTagVersion('tools');
  expect((await get()).text).toBe('page 2');
});

it('a public page is rendered for others if the first client is gone before its rendering begins', async () => {
  let compare: () => void = () => undefined;
  const read = vi.fn(
    () =>
      new Promise((resolve) => {
        compare = () => resolve('new');
      }),
  );
  notePageRead('read:compared', { tags: ['tools'], read, result: 'old' });
  // As Next.js, which renders nothing for a closed connection.
  framework = (_, response) => {
    const tags = { 'x-page-tags': 'tools,read:compared' };
    if (!response.destroyed) sendPage(response, `page ${reached.length}`, tags);
  };
  await get();
  raiseTagVersion('tools');
  const { port } = server.address() as AddressInfo;
  const leaving = request({ host: '127.0.0.1', port, path: '/tools', agent: false }).on(
    'error',
    () => undefined,
  );
  const gone = new Promise((resolve) => {
    server.once('connection', (socket) => socket.once('close', resolve));
  });
  leaving.end();
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  leaving.destroy();
  await gone;
  compare();
  expect((await get()).text).toBe('page 2');
});

it('a public page is not cached if what it shows changed while it was made: a request after the change gets the change', async () => {
  framework = (_, response) => {
    const { length } = reached;
    if (length === 1) raiseTagVersion('tools');
    sendPage(response, `page ${length}`);
  };
  await get();
  expect((await get()).text).toBe('page 2');
  expect((await get()).text).toBe('page 2');
});

/** Moves the clock of the cache on. */
function pass(minutes: number): void {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + minutes * 60_000);
}

it('a stale page is sent while it is revalidated once in the background', async () => {
  await get();
  let release: () => void = () => undefined;
  framework = (_, response) => {
    release = () => sendPage(response, 'new');
  };
  pass(2);
  const all = await Promise.all([get(), get('/tools', { cookie: 'a=1' }), get()]);
  expect(all.map(({ text }) => text)).toEqual(['page 1', 'page 1', 'page 1']);
  expect(reached).toHaveLength(2);
  expect(reached[1]?.headers).toEqual(OWN);
  release();
  await expect.poll(async () => (await get()).text).toBe('new');
  expect(reached).toHaveLength(2);
});

it('a stale page is sent in fewer bytes once it was found to be the same', async () => {
  const text = Array.from({ length: 2_000 }, (_, number) => `<p>tool ${number * 7_919}</p>`).join('');
  framework = (_, response) => sendPage(response, text);
  const accept = { 'accept-encoding': 'br' };
  const first = await get('/', accept);
  expect((await get('/', accept)).body).toEqual(first.body);
  pass(2);
  await get('/', accept);
  await expect.poll(async () => (await get('/', accept)).body.byteLength).toBeLessThan(first.body.byteLength);
  const later = await get('/', accept);
  expect(brotliDecompressSync(later.body).toString()).toBe(text);
  for (const { headers } of [first, later])
    expect((await get('/', { ...accept, 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  expect(reached).toHaveLength(2);
});

it('a stale page is revalidated after the others that became stale with it, so that no request waits for many', async () => {
  const pages = ['/tools', '/blog', '/review', '/portfolio', '/contact'];
  for (const page of pages) await get(page);
  let [underway, most] = [0, 0];
  framework = (_, response) => {
    underway += 1;
    most = Math.max(most, underway);
    setTimeout(() => {
      underway -= 1;
      sendPage(response, 'new');
    }, 5);
  };
  pass(2);
  const all = await Promise.all(pages.map((page) => get(page)));
  expect(all.map(({ text }) => text)).not.toContain('new');
  await expect
    .poll(async () => (await Promise.all(pages.map((page) => get(page)))).map(({ text }) => text))
    .toEqual(pages.map(() => 'new'));
  expect(most).toBe(1);
});

it('a stale page leaves nine tenths of the time to requests, however many are stale', async () => {
  const pages = ['/tools', '/blog', '/review', '/portfolio'];
  for (const page of pages) await get(page);
  let now = performance.now() + 120_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  framework = (_, response) => {
    now += 50;
    sendPage(response, 'new');
  };
  const readAll = async () => (await Promise.all(pages.map((page) => get(page)))).map(({ text }) => text);
  const renewed = async () => (await readAll()).filter((text) => text === 'new').length;
  await expect.poll(renewed).toBe(1);
  expect(await renewed()).toBe(1);
  now += 449;
  expect(await renewed()).toBe(1);
  expect(await renewed()).toBe(1);
  now += 1;
  await expect.poll(renewed).toBe(2);
  expect(await renewed()).toBe(2);
});

it('a stale page is not sent once something it shows has changed', async () => {
  await get();
  pass(2);
  raiseTagVersion('tools');
  expect((await get()).text).toBe('page 2');
});

it('a stale page is not sent once it is gone, or too old', async () => {
  await get();
  framework = (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('gone');
  pass(2);
  expect((await get()).text).toBe('page 1');
  await expect.poll(async () => (await get()).text).toBe('gone');
  framework = (_, response) => sendPage(response, `page ${reached.length}`);
  const { text } = await get();
  pass(20);
  expect((await get()).text).not.toBe(text);
});

it('a stale page stays while revalidation fails, and is tried again', async () => {
  await get();
  framework = (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('broken');
  pass(2);
  expect((await get()).text).toBe('page 1');
  expect((await get()).text).toBe('page 1');
  framework = (_, response) => sendPage(response, 'new');
  await expect.poll(async () => (await get()).text).toBe('new');
});

it.each<[string, Framework]>([
  ['an error', (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('broken')],
  [
    'a page that does not exist',
    (_, response) => response.writeHead(404, { 'x-inline-script-hashes': '' }).end('x'),
  ],
  ['a redirect', (_, response) => response.writeHead(308, { location: '/' }).end()],
  [
    'a page made for its visitor',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('mine'),
  ],
  ['a page with a cookie', (_, response) => sendPage(response, 'page', { 'set-cookie': 'a=1' })],
  ['a page from before a change', (_, response) => sendPage(response, 'page', { 'x-nextjs-cache': 'STALE' })],
  ['a file', (_, response) => sendPage(response, 'file', { 'content-type': 'text/plain' })],
])('is sent as it was made, and made each time: %s', async (_, send) => {
  framework = send;
  const first = await get();
  const second = await get();
  expect(reached).toHaveLength(2);
  expect([second.status, second.text]).toEqual([first.status, first.text]);
});

it('what is not a public page reaches each who waited by itself', async () => {
  framework = (_, response) => void setTimeout(() => response.writeHead(500).end('broken'), 50);
  const all = await Promise.all([get(), get(), get()]);
  expect(all.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(reached).toHaveLength(3);
});

it('what is not a public page leaves no one waiting if the first visitor goes before it is made', async () => {
  let first: IncomingMessage | undefined;
  framework = (incoming, response) => {
    if (first) sendPage(response, 'second');
    first ??= incoming;
  };
  const { port } = server.address() as AddressInfo;
  const gone = request({ host: '127.0.0.1', port, path: '/tools' }).on('error', () => undefined);
  gone.end();
  await vi.waitFor(() => expect(reached).toHaveLength(1));
  const waiting = get();
  gone.destroy();
  expect((await waiting).text).toBe('second');
});

it('what is not a public page is everything while the database is away, or without memory for pages', async () => {
  await get();
  database.isReady = false;
  expect((await get()).text).toBe('page 2');
  server.close();
  settings.PAGE_CACHE_MB = 0;
  database.isReady = true;
  await start();
  expect([(await get()).text, (await get()).text]).toEqual(['page 3', 'page 4']);
});
