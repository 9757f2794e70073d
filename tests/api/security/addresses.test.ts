import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { getRaw, sendRaw } from '@/tests/api/support/raw-request';
import { call } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';

it.each([
  ...'ftp://evil.example/ javascript://evil.example/%0aalert(1) file:///etc/passwd evil.example/tools'.split(
    ' ',
  ),
  ...'evil.example:443 http:/evil.example https:evil.example http:///evil.example ?x * tools'.split(' '),
  ...'/\\evil.example \\\\evil.example /tools\\..\\x /tools#x /%2Fevil.example /de%2Ftools /a%5Cb'.split(' '),
])('an address that is none is refused, and leads nowhere: %s', async (target) => {
  const { status, location } = await getRaw(target);
  expect([status, location]).toEqual([400, undefined]);
});

it('an address has one spelling, which all others lead to', async () => {
  for (const [target, expected] of [
    ['//tools?x=1', '/tools?x=1'],
    ['/tools/?x=1', '/tools?x=1'],
    ['/en/tools?x=1', '/tools?x=1'],
    ['/en', '/'],
    ['/en//evil.example', '/evil.example'],
    ['//evil.example/', '/evil.example'],
    ['/de/', '/de'],
  ] as const) {
    const { status, location } = await getRaw(target);
    expect([status, location], target).toEqual([308, expected]);
  }
});

it('an address is that of the page it leads to, whatever comes before dots', async () => {
  for (const target of ['/./warranty', '/api/../warranty', '/_next/%2e%2e/warranty', '/w%61rranty'])
    expect((await getRaw(target)).body, target).toBe((await getRaw('/warranty')).body);
});

it('an address accepts the methods of what it leads to', async () => {
  for (const [method, target] of [
    ['DELETE', '/api/../tools'],
    ['PUT', '/api/../hero.webp'],
    ['POST', '/api/%2e%2e/hero.webp'],
    ['PATCH', '/api/x/../../de/tools'],
    ['OPTIONS', '/API/tool'],
  ] as const)
    expect((await sendRaw(method, target)).status, `${method} ${target}`).toBe(405);
});

it.each([
  ...'/DE/tools /EN/tools /De /API/tools /_NEXT/tools /xx/tools /de/en/tools /de/de/tools'.split(' '),
])('an address in no language of ours has no page: %s', async (target) => {
  expect((await getRaw(target)).status).toBe(404);
});

it('an address that begins as the framework’s files do has no page', async () => {
  for (const target of [
    '/_next/catalogue?q=x',
    '/_next/tools',
    '/_next/data/x/de/warranty.json',
    '/_next/static',
  ])
    expect((await getRaw(target)).status, target).toBe(404);
});

it('an address that the framework would take for a page’s data has none, for nobody', async () => {
  for (const target of [
    '/warranty.rsc',
    '/de/tools.rsc?x',
    '/warranty%2ersc',
    '/login.rsc',
    '/warranty.segments/_tree.segment.rsc',
  ])
    for (const headers of [{ accept: 'text/html' }, { rsc: '1' }] as Record<string, string>[])
      expect(await sendRaw('GET', target, headers), target).toMatchObject({
        status: 404,
        body: 'Not Found',
      });
});

type Part = { status: number; headers: Headers; bytes: Buffer };

async function get(address: string, headers: Record<string, string>, method = 'GET'): Promise<Part> {
  const response = await fetch(new URL(address, baseUrl()), {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

async function builtScript(): Promise<string> {
  const { body } = await call('GET', '/');
  const [, found] = /<script[^>]* src="([^"?]+\.js)/.exec(String(body)) ?? [];
  if (!found) throw new Error('The page has no script.');
  return found;
}

/** The bytes as they are sent, of the encoding that is asked for. */
function getEncoded(address: string, headers: Record<string, string>): Promise<Part> {
  const { hostname, port } = new URL(baseUrl());
  const lines = Object.entries({ host: 'x', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      socket.write([`GET ${address} HTTP/1.1`, ...lines, '', ''].join('\r\n')),
    );
    socket.on('data', (part) => parts.push(part));
    socket.once('error', reject);
    socket.once('close', () => {
      const all = Buffer.concat(parts);
      const end = all.indexOf('\r\n\r\n');
      const [first = '', ...rest] = all.subarray(0, end).toString('latin1').split('\r\n');
      const sent = new Headers(rest.map((line) => line.split(/:\s*/, 2) as [string, string]));
      resolve({ status: Number(first.split(' ')[1]), headers: sent, bytes: all.subarray(end + 4) });
    });
  });
}

it.each([
  '/hero.webp',
  '/tools/hacksaw-300.webp',
  '/favicon.ico',
  '/brand/icon.svg',
  'a script of the build',
])('a static file heeds the conditions of a request: %s', async (name) => {
  const address = name.startsWith('/') ? name : await builtScript();
  const whole = await get(address, {});
  const etag = whole.headers.get('etag') ?? '';
  const modified = whole.headers.get('last-modified') ?? '';
  expect(etag).toMatch(/^"[^"]+"$/);
  const beyond = await get(address, { range: 'bytes=99999999-' });
  expect([beyond.status, beyond.headers.get('content-range'), beyond.headers.get('cache-control')]).toEqual([
    416,
    `bytes */${whole.bytes.length}`,
    'no-store',
  ]);
  for (const [status, headers] of [
    [412, { 'if-match': '"x"' }],
    [412, { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
    [304, { 'if-none-match': etag }],
    [304, { 'if-modified-since': modified }],
    [200, { range: 'bytes=5-2' }],
    [200, { range: 'bytes=0-1,3-4' }],
    [206, { range: 'bytes=0-1', 'if-range': etag }],
    [200, { range: 'bytes=0-1', 'if-range': '"x"' }],
  ] as const)
    expect(
      (await get(address, { ...headers, 'cache-control': 'max-age=0' })).status,
      JSON.stringify(headers),
    ).toBe(status);
  const part = await get(address, { range: 'bytes=3-6' });
  expect([part.status, part.bytes]).toEqual([206, whole.bytes.subarray(3, 7)]);
  expect((await get(address, { range: 'bytes=99999999-' }, 'HEAD')).status).toBe(200);
});

it('a static file is sent in parts of the requested encoding, whose tag is its own', async () => {
  const script = await builtScript();
  const [plain, brotli] = [
    await getEncoded(script, {}),
    await getEncoded(script, { 'accept-encoding': 'br' }),
  ];
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotli.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  const part = await getEncoded(script, { 'accept-encoding': 'br', range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-encoding'), part.bytes]).toEqual([
    206,
    'br',
    brotli.bytes.subarray(10, 20),
  ]);
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${brotli.bytes.length}`);
  expect(part.headers.get('etag')).toBe(brotli.headers.get('etag'));
  const other = {
    'accept-encoding': 'br',
    range: 'bytes=10-19',
    'if-range': plain.headers.get('etag') ?? '',
  };
  expect((await getEncoded(script, other)).status).toBe(200);
  expect(
    (await getEncoded(script, { 'accept-encoding': 'br', 'if-none-match': other['if-range'] })).status,
  ).toBe(200);
});

it.each(['/warranty', '/cart', '/api/tool?limit=20', '/api/review', '/api/search?q=hammer'])(
  'a compressed response has a strong tag of its bytes, or a weak one: %s',
  async (address) => {
    // From the second time on it comes from memory.
    for (let visit = 0; visit < 3; visit += 1) {
      const [gzip, brotli] = await Promise.all(
        ['gzip', 'br'].map((encoding) => getEncoded(address, { 'accept-encoding': encoding })),
      );
      const tag = gzip?.headers.get('etag') ?? '';
      expect(tag.startsWith('W/') || tag !== brotli?.headers.get('etag'), address).toBe(true);
      const known = await getEncoded(address, { 'accept-encoding': 'br', 'if-none-match': tag });
      expect(known.status === 200 || tag.startsWith('W/'), address).toBe(true);
      expect((await getEncoded(address, { 'accept-encoding': 'gzip', 'if-none-match': tag })).status).toBe(
        304,
      );
    }
  },
);
