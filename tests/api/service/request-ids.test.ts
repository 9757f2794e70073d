import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RESULTS } from '@/scripts/testing/runners';
import { Children } from '@/stack/children';
import { startStoreProcess } from '@/stack/store';
import { baseUrl, eventually, storeEnvironment, unique } from '@/tests/support/store';

const MADE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LOG = path.join(RESULTS, 'store-behind-proxy.log');

const children = new Children(LOG);
/** A store that trusts one proxy. */
let behindProxy = '';

beforeAll(async () => {
  const port = await freePort();
  behindProxy = `http://127.0.0.1:${port}`;
  const environment = { ...storeEnvironment(), BACKGROUND_WORK: '0', TRUSTED_PROXIES: '1' };
  await startStoreProcess({ children, port, mode: 'start', environment });
});
afterAll(() => children.stop());

async function idOf(address: string, { store = baseUrl(), ...init }: RequestInit & { store?: string } = {}) {
  const response = await fetch(new URL(address, store), { redirect: 'manual', ...init });
  await response.arrayBuffer();
  return { status: response.status, id: response.headers.get('x-request-id') };
}

/** Whatever is sent in another way: from memory, by the framework, by a call, a file, an error, a refusal. */
const REQUESTS: readonly [address: string, status: number, init?: RequestInit][] = [
  ['/', 200],
  ['/de/blog', 200],
  ['/login', 200],
  ['/tools?q=hammer', 200],
  ['/tools/none-of-this-name', 404],
  ['/none/of/this/name', 404],
  ['/dashboard', 307],
  ['/api/health', 200],
  ['/api/tool?limit=1', 200],
  ['/api/order', 401],
  ['/api/none', 404],
  ['/api/account/register', 415, { method: 'POST', body: '{}' }],
  ['/robots.txt', 200],
  ['/_next/static/none.js', 404],
  ['/login', 405, { method: 'PUT' }],
  ['/contact', 204, { method: 'POST' }],
];

it('a request has an id, which leaves with every response, another with each', async () => {
  const ids = new Set<string>();
  for (const [address, status, init] of REQUESTS) {
    for (const store of [baseUrl(), baseUrl(), behindProxy]) {
      const found = await idOf(address, { ...init, store });
      expect([found.status, address]).toEqual([status, address]);
      expect(found.id, address).toMatch(MADE);
      ids.add(found.id ?? '');
    }
  }
  expect(ids.size).toBe(3 * REQUESTS.length);
});

it('a request returns the id of a trusted proxy on every response', async () => {
  for (const [address, , init] of REQUESTS) {
    const id = unique('from-proxy-');
    const headers = { 'x-request-id': id };
    expect(await idOf(address, { ...init, headers, store: behindProxy })).toMatchObject({ id });
    expect((await idOf(address, { ...init, headers })).id, address).toMatch(MADE);
  }
});

it('a request gets another id than one that could forge a line of the log', async () => {
  for (const id of ['short', 'with space', '"quoted-id"', 'someone@example.com', 'a'.repeat(200)])
    expect((await idOf('/', { headers: { 'x-request-id': id }, store: behindProxy })).id, id).toMatch(MADE);
});

it('a request has its id in every line that it logs', async () => {
  const id = unique('logged-');
  const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src' } });
  const headers = { 'x-request-id': id, 'content-type': 'application/csp-report' };
  await idOf('/api/csp-report', { method: 'POST', headers, body, store: behindProxy });
  const line = await eventually('the line of the report', async () =>
    readFileSync(LOG, 'utf8')
      .split('\n')
      .find((one) => one.includes(id)),
  );
  expect(JSON.parse(line.slice(line.indexOf('{')))).toMatchObject({
    requestId: id,
    message: 'csp violation',
  });
});
