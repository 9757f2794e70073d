import { beforeAll, describe, expect, it } from 'vitest';
import { addTool, anAdmin, call, type Person, registerCustomer } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';

let admin: Person;
let customer: Person;
let tool: { _id: string; slug: string };

beforeAll(async () => {
  [admin, customer] = await Promise.all([anAdmin(), registerCustomer()]);
  const insertedId = await addTool(admin, { moq: 1, quantity: 4_321 });
  tool = (await call('GET', `/api/tool/${insertedId}`)).body as typeof tool;
});
let stockNow = 4_321;
async function correctStock(quantity: number): Promise<void> {
  const body = { quantity, seen: stockNow, reason: 'stocktake' };
  const { status } = await admin.call('POST', `/api/tool/${tool._id}/stock`, body);
  expect(status).toBe(200);
  stockNow = quantity;
}

const PAGES = ['/', '/de', '/tools', '/de/tools', '/review', '/portfolio', '/blog', '/de/blog', '/contact'];
const pages = () => [...PAGES, `/tools/${tool.slug}`, `/de/tools/${tool.slug}`];

async function read(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(address, baseUrl()), { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The same page past the cache: addresses with parameters are the framework's. */
const fromFramework = (address: string) => read(`${address}?x=1`);

/** What differs from one message to the next, or tells which cache it came from. */
const OF_MESSAGE = [
  'date',
  'etag',
  'connection',
  'keep-alive',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'x-nextjs-cache',
  'vary',
];
const lasting = (headers: Headers) => [...headers].filter(([name]) => !OF_MESSAGE.includes(name));

/** Whatever a browser, a proxy or an attacker may send; none may change a byte of a page. */
function oddHeaders(): Record<string, string> {
  return {
    'accept-language': 'de-DE,de;q=0.9',
    accept: 'text/x-component',
    'cache-control': 'no-cache',
    cookie: `language=de; __prerender_bypass=x; __next_preview_data=x; theme=dark; ${customer.cookie ?? ''}`,
    authorization: `Bearer ${customer.token}`,
    'user-agent': 'Googlebot/2.1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '1',
    'x-forwarded-for': '1.2.3.4',
    forwarded: 'host=evil.example',
    'x-real-ip': '1.2.3.4',
    'x-original-url': '/dashboard',
    'x-rewrite-url': '/dashboard',
    'x-middleware-prefetch': '1',
    'x-middleware-rewrite': '/dashboard',
    'x-middleware-subrequest': 'middleware',
    'x-invoke-path': '/dashboard',
    'x-invoke-status': '500',
    'x-matched-path': '/dashboard',
    'x-nextjs-data': '1',
    'x-now-route-matches': '1',
    'x-prerender-revalidate': 'x',
    'x-vercel-id': 'x',
    'x-http-method-override': 'DELETE',
    'x-page-language': 'de',
    'x-page-tags': 'nothing',
    'x-inline-script-hashes': 'x',
    'x-forgeline-cache': 'HIT',
    'x-forgeline-peer': '1.2.3.4',
    'x-forgeline-request': 'x',
    'x-forgeline-router': '1',
    'next-router-prefetch': '1',
    'next-router-state-tree': '%5B%5D',
    'next-url': '/dashboard',
    'content-security-policy': "script-src 'unsafe-inline'",
    'if-modified-since': 'Wed, 01 Jan 2020 00:00:00 GMT',
    'if-none-match': '"other"',
    range: 'bytes=0-10',
    'sec-fetch-dest': 'empty',
    'sec-fetch-mode': 'cors',
    purpose: 'prefetch',
    dnt: '1',
    'save-data': 'on',
    te: 'trailers',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  };
}

describe('a page from the cache', () => {
  it('is byte for byte what the framework makes, with the same headers', async () => {
    for (const address of pages()) {
      // One that has grown old is sent once more while the framework makes it anew.
      await expect.poll(async () => (await read(address)).headers.get('x-nextjs-cache')).toBe('HIT');
      const [made, cached] = [await fromFramework(address), await read(address)];
      expect(cached.status, address).toBe(200);
      expect(cached.text === made.text, `${address} has the same bytes`).toBe(true);
      expect(lasting(cached.headers), address).toEqual(lasting(made.headers));
    }
  });

  it('is the same for everybody, whatever they send, and whatever the first to ask sent', async () => {
    for (const address of pages().filter((page) => page !== '/')) {
      const plain = await read(address);
      const odd = await read(address, oddHeaders());
      expect([odd.status, odd.text === plain.text], address).toEqual([200, true]);
      expect(lasting(odd.headers), address).toEqual(lasting(plain.headers));
    }
    // Made for someone with all of these headers.
    await correctStock(4_322);
    const address = `/tools/${tool.slug}`;
    const first = await read(address, oddHeaders());
    const made = await fromFramework(address);
    expect(first.text === made.text).toBe(true);
    expect((await read(address)).text === made.text).toBe(true);
  });

  it('leads someone who chose a language on from the bare address, and nobody else', async () => {
    await read('/');
    const led = await read('/', { cookie: 'language=de' });
    expect([led.status, led.headers.get('location')]).toEqual([307, expect.stringMatching(/\/de$/)]);
    expect((await read('/')).status).toBe(200);
  });

  it('shows a change to the very next who asks, in each language', async () => {
    for (const stock of [5_117, 5_228, 5_339]) {
      for (const address of [`/tools/${tool.slug}`, `/de/tools/${tool.slug}`]) await read(address);
      await correctStock(stock);
      expect((await read(`/tools/${tool.slug}`)).text).toContain(stock.toLocaleString('en'));
      expect((await read(`/de/tools/${tool.slug}`)).text).toContain(stock.toLocaleString('de'));
    }
  });

  it('is gone as soon as its tool is', async () => {
    const address = `/tools/${tool.slug}`;
    await read(address);
    expect((await admin.call('DELETE', `/api/tool/${tool._id}`)).status).toBe(200);
    expect((await read(address)).status).toBe(404);
  });
});
