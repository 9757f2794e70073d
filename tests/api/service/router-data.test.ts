import { expect, it } from 'vitest';
import { changingShop } from '@/tests/api/support/changing-shop';
import { baseUrl, eventually } from '@/tests/support/store';

const shop = await changingShop(2_468);

const PAGES = ['/', '/de/tools', '/review', '/portfolio'];
const pages = () => [...PAGES, `/tools/${shop.tool.slug}`, `/de/tools/${shop.tool.slug}`];

const OUTLINE = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

/** As the app's router asks, which follows the framework to the address that names its headers. */
async function readData(address: string, more: Record<string, string> = {}) {
  const ask = (url: string) =>
    fetch(new URL(url, baseUrl()), { headers: { rsc: '1', ...more }, redirect: 'manual' });
  const first = await ask(`${address}?_rsc=`);
  const response = first.status === 307 ? await ask(first.headers.get('location') ?? '') : first;
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

const OF_MESSAGE = [
  'date',
  'etag',
  'connection',
  'keep-alive',
  'content-length',
  'content-encoding',
  'x-request-id',
];
const OF_CACHE = ['transfer-encoding', 'x-nextjs-cache', 'vary'];
const lasting = (headers: Headers) =>
  [...headers].filter(([name]) => ![...OF_MESSAGE, ...OF_CACHE].includes(name));

/** The page that the browser shows already, in the framework's words. */
const SHOWN = {
  'next-router-state-tree': encodeURIComponent(
    JSON.stringify(['', { children: [['lang', 'en', 'd', null], { children: ['blog', {}] }] }]),
  ),
  'next-url': '/en/blog',
};

it.each<[string, Record<string, string>]>([
  ['the page', {}],
  ['its outline', OUTLINE],
])('are byte for byte what was made for the first request, with the same headers: %s', async (_, headers) => {
  for (const address of pages()) {
    // Again if another test changes something in between.
    const [made, cached] = await eventually(`${address} to have the same bytes`, async () => {
      await shop.changeAll();
      const [one, other] = [await readData(address, headers), await readData(address, headers)];
      return one.text === other.text ? ([one, other] as const) : undefined;
    });
    expect([cached.status, made.status], address).toEqual([200, 200]);
    expect(cached.headers.get('content-type')).toBe('text/x-component');
    expect(cached.headers.get('etag'), `${address} is from memory`).not.toBeNull();
    expect(lasting(cached.headers), address).toEqual(lasting(made.headers));
  }
});

it('a page’s data for the router do not depend on what the browser shows, or on the sender', async () => {
  for (const address of pages().filter((page) => page !== '/')) {
    for (const headers of [{}, OUTLINE]) {
      const plain = await readData(address, headers);
      const other = await readData(address, {
        ...headers,
        ...SHOWN,
        cookie: 'language=de',
        'accept-language': 'de',
        'x-forwarded-host': 'evil.example',
        'next-router-refresh': '1',
      });
      expect([other.status, other.text === plain.text], address).toEqual([200, true]);
    }
  }
});

it('a page’s data for the router are not sent again to a browser that has them', async () => {
  const first = await readData('/tools', SHOWN);
  const etag = first.headers.get('etag') ?? '';
  const again = await readData('/tools', { ...SHOWN, 'if-none-match': etag, 'cache-control': 'max-age=0' });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('a page’s data for the router are only those the request names: any other _rsc is led to the right one', async () => {
  const response = await fetch(new URL('/tools?_rsc=wrong', baseUrl()), {
    headers: { rsc: '1', ...OUTLINE },
    redirect: 'manual',
  });
  expect(response.status).toBe(307);
});

it('a page’s data for the router show a change in the very next response', async () => {
  await readData(`/tools/${shop.tool.slug}`);
  await shop.changeStock();
  const { text } = await readData(`/tools/${shop.tool.slug}`, SHOWN);
  expect(text).toContain(shop.stock().toLocaleString('en'));
});

it('a page’s data for the router are gone as soon as the tool is', async () => {
  for (const headers of [{}, OUTLINE]) await readData(`/tools/${shop.tool.slug}`, headers);
  expect((await shop.admin.call('DELETE', `/api/tool/${shop.tool._id}`)).status).toBe(200);
  expect((await readData(`/tools/${shop.tool.slug}`)).status).toBe(404);
});
