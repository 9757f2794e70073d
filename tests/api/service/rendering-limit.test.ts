import { request } from 'node:http';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RESULTS } from '@/scripts/testing/runners';
import { Children } from '@/stack/children';
import { startStoreProcess } from '@/stack/store';
import { storeEnvironment } from '@/tests/support/store';

const BURST = 12;
/** Three pages in ten seconds: few come back while a test runs. Calls of the tests stay within their own limits. */
const RATE_LIMIT_SCALE = 0.03;
const SETTINGS = {
  RATE_LIMIT_SCALE: String(RATE_LIMIT_SCALE),
  RENDERINGS_BURST: String(BURST / RATE_LIMIT_SCALE),
  TRUSTED_PROXIES: '1',
  BACKGROUND_WORK: '0',
};

const children = new Children(path.join(RESULTS, 'rendering-store.log'));
let url = '';
let slug = '';
let visitors = 0;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  await startStoreProcess({
    children,
    port,
    mode: 'start',
    environment: { ...storeEnvironment(), ...SETTINGS },
  });
  const [tool] = (await (await get('/api/tool?limit=1', newVisitor())).json()) as { slug: string }[];
  slug = tool?.slug ?? '';
});
afterAll(() => children.stop());

/** The address of a visitor who asked for nothing before. */
function newVisitor(): string {
  visitors += 1;
  return `203.0.113.${visitors}`;
}

function get(address: string, visitor: string): Promise<Response> {
  return fetch(new URL(address, url), { headers: { 'x-forwarded-for': visitor }, redirect: 'manual' });
}

/** `fetch` would resolve the dots. */
function rawStatus(path: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}

async function statuses(addresses: readonly string[], visitor: string): Promise<number[]> {
  const found: number[] = [];
  for (const address of addresses) {
    const response = await get(address, visitor);
    await response.arrayBuffer();
    found.push(response.status);
  }
  return found;
}

const madeUp = (count: number) => Array.from({ length: count }, (_, index) => `/de/tools/made-up-${index}`);

it('an address that floods the store with made-up addresses gets a page that tries again by itself, and takes nothing from others', async () => {
  const visitor = newVisitor();
  expect((await statuses(madeUp(BURST), visitor)).every((status) => status === 404)).toBe(true);
  await statuses(madeUp(3), visitor);
  const refused = await get('/de/tools/one-more', visitor);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await refused.text()).toContain('<html lang="de">');
  expect(await statuses(['/', '/tools?q=hammer'], newVisitor())).toEqual([200, 200]);
});

it('an address that floods the store with made-up addresses still gets what is in the cache, files and calls', async () => {
  const visitor = newVisitor();
  await statuses([`/tools/${slug}`, `/tools/${slug}`, '/'], newVisitor());
  await statuses(madeUp(BURST + 3), visitor);
  expect(await statuses([`/tools/${slug}`, '/robots.txt', '/api/health'], visitor)).toEqual([200, 200, 200]);
  expect(await statuses(['/tools?q=anything', '/login?x=1'], visitor)).toEqual([429, 429]);
});

it.each([
  '/api/../tools?q=',
  '/api/%2e%2e/tools?q=',
  '/_next/../tools?q=',
  '/x/../de/catalogue?q=',
  '/tools/c/none.png?q=',
  '/catalogue/none.webp?q=',
  '/API/tools?q=',
  '/no-such-file.png?q=',
])(
  'an address that floods the store with made-up addresses is counted for pages that look like something cheap: %s',
  async (start) => {
    const visitor = newVisitor();
    const found: number[] = [];
    for (let count = 0; count < BURST + 5; count += 1)
      found.push(await rawStatus(`${start}word${count}`, { 'x-forwarded-for': visitor }));
    expect(found.slice(-2)).toEqual([429, 429]);
  },
);

it('an address that floods the store with made-up addresses pushes nothing out of the cache: what does not exist is not cached', async () => {
  const cache = async (address: string) => (await get(address, newVisitor())).headers.get('x-nextjs-cache');
  for (const address of ['/tools/nothing-here', '/tools/c/nothing', '/review/page/999999'])
    expect([await cache(address), await cache(address)], address).not.toContain('HIT');
  await cache(`/tools/${slug}`);
  expect(await cache(`/tools/${slug}`)).toBe('HIT');
});

it.each(['/share/tools/{slug}.jpg', '/tools/{slug}/datasheet.pdf', '/sitemaps/tools-1.xml'])(
  'a costly file counts when it is made, and not from memory: %s',
  async (template) => {
    const address = template.replace('{slug}', slug);
    expect(await statuses([address], newVisitor())).toEqual([200]);
    const visitor = newVisitor();
    const often = Array.from({ length: BURST * 2 }, () => address);
    expect(new Set(await statuses(often, visitor))).toEqual(new Set([200]));
    const response = await get(address, visitor);
    expect(response.headers.get('x-forgeline-cache')).toBeNull();
  },
);

it('a costly file is refused to an address that had too many made', async () => {
  const visitor = newVisitor();
  await statuses(madeUp(BURST), visitor);
  expect(
    await statuses(['/share/tools/made-up.jpg', '/_next/image?url=%2Fx.webp&w=96&q=75'], visitor),
  ).toEqual([429, 429]);
});
