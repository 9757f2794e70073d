import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createPipeline } from '@/lib/server/serving/pipeline';
import { StoreResponse } from '@/lib/server/serving/store-response';
import { ROUTES } from './addresses/a-build';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const distDir = vi.hoisted(() => ({ path: '' }));
vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({
    NEXT_DIST_DIR: distDir.path,
    NEXTAUTH_URL: 'https://shop.example.com',
    PAGE_CACHE_MB: 1,
    RENDERINGS_BURST: 1_000_000,
    RATE_LIMIT_SCALE: 1_000,
    STRIPE_JS_URL: 'https://js.stripe.com/v3',
    TRUSTED_PROXIES: 0,
  }),
  IS_DEVELOPMENT: false,
}));
const database = vi.hoisted(() => ({ isReady: true, fails: false, outages: 0 }));
vi.mock('@/lib/server/platform/db/reachable', () => ({ isDatabaseReady: () => database.isReady }));
vi.mock('@/lib/server/platform/releases/releases.repository', () => {
  const answer = async <Answer>(value: Answer) => {
    if (database.fails) throw new Error('the connection was lost');
    if (database.outages > 0) {
      database.outages -= 1;
      throw Object.assign(new Error('no connection became free'), { name: 'MongoWaitQueueTimeoutError' });
    }
    return value;
  };
  return {
    listReleaseFiles: () => answer(['older', 'other', 'busy'].map((name) => `/_next/static/${name}.js`)),
    findReleaseFile: (name: string) =>
      answer({ path: name, bytes: Buffer.from('older();'), isBrotli: false }),
  };
});
vi.mock('@/lib/server/platform/log', () => ({ log: () => ({ warn: vi.fn(), error: vi.fn() }) }));

let server: Server;
/** The requests that reached the framework. */
let reached: { method: string; url: string; headers: string; led: string | undefined }[] = [];

beforeAll(async () => {
  distDir.path = mkdtempSync(path.join(tmpdir(), 'forgeline-pipeline-'));
  const write = (name: string, content: object) =>
    writeFileSync(path.join(distDir.path, name), JSON.stringify(content));
  const listed = ROUTES.map(({ template, pattern }) => ({ page: template, regex: pattern.source }));
  write('routes-manifest.json', { staticRoutes: [], dynamicRoutes: listed });
  write(
    'app-path-routes-manifest.json',
    Object.fromEntries(
      ROUTES.map(({ template, isPage }) => [`${template}${isPage ? '/page' : '/route'}`, template]),
    ),
  );
  const cached = ROUTES.filter(({ isCached }) => isCached).map(({ template }) => [template, {}]);
  write('prerender-manifest.json', { routes: {}, dynamicRoutes: Object.fromEntries(cached) });
  mkdirSync(path.join(distDir.path, 'static'));
  writeFileSync(path.join(distDir.path, 'static', 'a.js'), 'run();');
  const framework = async (incoming: IncomingMessage, response: StoreResponse) => {
    const { method = '', url = '', headers, rawHeaders } = incoming;
    reached.push({
      method,
      url,
      headers: JSON.stringify([headers, rawHeaders]),
      led: headers['x-forgeline-page']?.toString(),
    });
    // Not cached, so that each request is one more.
    response.writeHead(404, { 'content-type': 'text/html' }).end('none');
  };
  const pipeline = createPipeline(framework, []);
  server = createServer({ ServerResponse: StoreResponse }, (incoming, response) =>
    pipeline(incoming, response as StoreResponse),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(distDir.path, { recursive: true, force: true });
});
beforeEach(() => {
  reached = [];
  Object.assign(database, { isReady: true, fails: false, outages: 0 });
});

type Received = { status: number; location: string | undefined; headers: IncomingHttpHeaders };

function send(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target, headers, method }, (response) => {
      response.resume().once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          headers: response.headers,
        }),
      );
    })
      .once('error', reject)
      .end();
  });
}

/** Which route the framework would find, as it reads addresses: by the rewrites of next.config.ts, then by its own patterns. */
function routeFor({ url, led }: { url: string; led: string | undefined }) {
  const { pathname } = new URL(url, 'http://framework');
  const inside = {
    selection: pathname.replace(/^(\/de)?\/tools(?:\/c)?/i, (_, prefix = '/en') => `${prefix}/catalogue`),
    'without-language': `/en${pathname}`.replace(/\/$/, ''),
    missing: `/-/-${pathname}`,
  }[led ?? ''];
  return ROUTES.find(({ pattern }) => pattern.test(inside ?? decodeURIComponent(pathname)));
}

const MARK = 'leak7';
const oneOf = (words: string) => fc.constantFrom(...words.split(' '));
const segment = fc.oneof(
  fc.constant(''),
  oneOf('. .. %2e %2E%2e de en DE xx api API _next static data image'),
  oneOf('warranty w%61rranty tools hammer c cart x.png index [lang] warranty.rsc a%2Fb'),
);
const query = fc.constantFrom(
  ...['', `?${MARK}`, `?utm=${MARK}&q=`, `?q=${MARK}`, `?_rsc=${MARK}`, `?${'a&'.repeat(1_001)}q=${MARK}`],
  ...[`?url=%2Fwarranty%3F${MARK}&w=96&q=75`, `?url=%2Fhero.webp&w=96&q=75&${MARK}`, `?x=${MARK};q=1`],
);
const header = fc.oneof(
  oneOf('cookie user-agent accept-language range content-security-policy x-forwarded-host'),
  oneOf('rsc next-url next-action next-router-state-tree next-router-prefetch next-router-segment-prefetch'),
  oneOf('x-nextjs-data x-middleware-prefetch x-invoke-path x-matched-path x-page-language x-forgeline-page'),
);
const value = fc.constantFrom(MARK, '1', `language=de=${MARK}`, `/${MARK}`);
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST');

it('what reaches the framework of a visitor is nothing where the response is for everybody, in whatever form it is requested', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(segment, { minLength: 1, maxLength: 5 }),
      query,
      fc.dictionary(header, value, { maxKeys: 3 }),
      fc.boolean(),
      method,
      async (segments, asked, headers, isAbsolute, verb) => {
        reached = [];
        const target = `${isAbsolute ? 'http://evil.example' : ''}/${segments.join('/')}${asked}`;
        const { status } = await send(target, headers, verb);
        expect(status).toBeLessThan(500);
        for (const received of reached) {
          expect(new URL(received.url, 'http://framework').pathname).toBe(received.url.split('?')[0]);
          const isShared = routeFor(received)?.isCached || received.url.startsWith('/_next/');
          // A form that is sent before its script runs is no reading of the page (middleware.ts).
          if (!isShared || received.method === 'POST') continue;
          expect(`${received.url} ${received.headers}`).not.toContain(MARK);
        }
      },
    ),
    { numRuns: 1_500 },
  );
});

it('what reaches the framework is all of the request where the response is its sender’s', async () => {
  await send('/login?from=%2Fx', { cookie: 'a=1', 'x-forgeline-page': 'secret' });
  await send('/tools?q=hammer&utm=1', { cookie: 'a=1' });
  await send('/api/order/1?x=1', { authorization: 'Bearer x', 'x-forgeline-page': 'page' }, 'DELETE');
  expect(reached.map(({ method: verb, url }) => `${verb} ${url}`)).toEqual([
    'GET /login?from=%2Fx',
    'GET /tools?q=hammer&utm=1',
    'DELETE /api/order/1?x=1',
  ]);
  expect(reached[0]?.headers).toContain('"cookie":"a=1"');
  expect(reached[0]?.headers).toContain('"x-forgeline-page":"without-language"');
  expect(reached[1]?.headers).toContain('"x-forgeline-page":"selection"');
  expect(reached[2]?.headers).toContain('Bearer x');
  expect(reached[2]?.led).toBeUndefined();
});

it.each([
  ['ftp://evil.example/', 400],
  ['/tools#x', 400],
  ['/a%2Fb', 400],
  ['/_next/static/..%2f..%2fBUILD_ID', 404],
  ['/_next/static/a.js', 200],
  ['/_next/static/../static/a.js?dpl=1', 200],
  ['/_next/static/b.js', 404],
  ['/_next/tools', 404],
  ['/dashboard/manage-order/1%2Ersc?x', 404],
])('a request for %s is answered before the framework: %i', async (target, status) => {
  expect((await send(target)).status).toBe(status);
  expect(reached).toEqual([]);
});

it.each([
  ['//tools/?a=1', 308, '/tools?a=1'],
  ['/en', 308, '/'],
  ['/tools?_rsc=x', 307, '/tools?_rsc='],
  ['/?a=1', 307, '/de?a=1'],
])('a request for %s is led on: %i %s', async (target, status, location) => {
  const headers: Record<string, string> = target.startsWith('/tools')
    ? { rsc: '1' }
    : { cookie: 'language=de' };
  expect(await send(target, headers)).toMatchObject({ status, location });
  expect(reached).toEqual([]);
});

it.each([
  ['OPTIONS', '*'],
  ['DELETE', '/api/../tools'],
  ['PUT', '/_next/static/a.js'],
  ['POST', '/_next/image'],
])('a request: %s %s is not accepted', async (verb, target) => {
  expect((await send(target, {}, verb)).status).toBe(405);
  expect(reached).toEqual([]);
});

const OLDER = '/_next/static/older.js';
const OTHER = '/_next/static/other.js';

it('a file of another release is missing only if the database says so', async () => {
  expect((await send('/_next/static/none.js')).status).toBe(404);
  expect((await send(OLDER)).status).toBe(200);
});

it('a file of another release is read once more where the database was too busy', async () => {
  database.outages = 1;
  expect((await send('/_next/static/busy.js')).status).toBe(200);
  expect(database.outages).toBe(0);
});

it.each([
  { state: 'is not reachable', isReady: false, fails: false },
  { state: 'fails', isReady: true, fails: true },
])(
  'a file of another release can be requested again where the database $state',
  async ({ isReady, fails }) => {
    Object.assign(database, { isReady, fails });
    const { status, headers } = await send(OTHER);
    expect({ status, headers }).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
    });
    expect((await send('/_next/static/a.js')).status).toBe(200);
  },
);
