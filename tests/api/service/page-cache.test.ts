import { expect, it } from 'vitest';
import { changingShop } from '@/tests/api/support/changing-shop';
import { baseUrl, eventually } from '@/tests/support/store';

const shop = await changingShop(4_321);

/** One of each kind: with tools, reviews, posts, a form or texts alone, in either language. */
const PAGES = ['/', '/de/tools', '/review', '/portfolio', '/blog', '/contact'];
const pages = () => [...PAGES, `/tools/${shop.tool.slug}`, `/de/tools/${shop.tool.slug}`];

async function read(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(address, baseUrl()), { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Headers that differ from one message to the next, or reveal which cache it came from. */
const OF_MESSAGE = [
  'date',
  'etag',
  'connection',
  'keep-alive',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'x-nextjs-cache',
  'x-request-id',
  'vary',
];
const lasting = (headers: Headers) => [...headers].filter(([name]) => !OF_MESSAGE.includes(name));

/** Whatever a browser, a proxy or an attacker may send; none may change a byte of a page. */
function oddHeaders(): Record<string, string> {
  return {
    'accept-language': 'de-DE,de;q=0.9',
    accept: 'text/x-component',
    'cache-control': 'no-cache',
    cookie: `language=de; __prerender_bypass=x; __next_preview_data=x; theme=dark; ${shop.customer.cookie ?? ''}`,
    authorization: `Bearer ${shop.customer.token}`,
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

it('a page from the cache is byte for byte what was made for the first request, with the same headers', async () => {
  for (const address of pages()) {
    // Again if another test changes something in between.
    const [made, cached] = await eventually(`${address} to have the same bytes`, async () => {
      await shop.changeAll();
      const [one, other] = [await read(address), await read(address)];
      return one.text === other.text ? ([one, other] as const) : undefined;
    });
    expect([cached.status, cached.headers.get('x-nextjs-cache')], address).toEqual([200, 'HIT']);
    expect(lasting(cached.headers), address).toEqual(lasting(made.headers));
  }
});

it('a page from the cache is the same for everybody, whatever they send, and whatever the first request sent', async () => {
  for (const address of pages().filter((page) => page !== '/')) {
    const plain = await read(address);
    const odd = await read(address, oddHeaders());
    expect([odd.status, odd.text === plain.text], address).toEqual([200, true]);
    expect(lasting(odd.headers), address).toEqual(lasting(plain.headers));
  }
  const address = `/tools/${shop.tool.slug}`;
  await eventually('the page made for someone with all of these headers', async () => {
    await shop.changeStock();
    const first = await read(address, oddHeaders());
    return first.text === (await read(address)).text || undefined;
  });
});

it('a page from the cache shows a change in the very next response, in each language', async () => {
  for (const address of [`/tools/${shop.tool.slug}`, `/de/tools/${shop.tool.slug}`]) await read(address);
  await shop.changeStock();
  const stock = shop.stock();
  expect((await read(`/tools/${shop.tool.slug}`)).text).toContain(stock.toLocaleString('en'));
  expect((await read(`/de/tools/${shop.tool.slug}`)).text).toContain(stock.toLocaleString('de'));
});
