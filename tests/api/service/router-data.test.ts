import { beforeAll, describe, expect, it } from 'vitest';
import { addTool, anAdmin, call, type Person } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';

let admin: Person;
let tool: { _id: string; slug: string };

beforeAll(async () => {
  admin = await anAdmin();
  const insertedId = await addTool(admin, { moq: 1, quantity: 2_468 });
  tool = (await call('GET', `/api/tool/${insertedId}`)).body as typeof tool;
});

const PAGES = ['/', '/de', '/tools', '/de/tools', '/review', '/portfolio', '/blog', '/contact'];
const pages = () => [...PAGES, `/tools/${tool.slug}`, `/de/tools/${tool.slug}`];

const OUTLINE = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

/** As the app's router asks, which follows the framework to the address that names its headers. */
async function readData(address: string, more: Record<string, string> = {}) {
  const ask = (url: string) =>
    fetch(new URL(url, baseUrl()), { headers: { rsc: '1', ...more }, redirect: 'manual' });
  const first = await ask(`${address}${address.includes('?') ? '&' : '?'}_rsc=`);
  const response = first.status === 307 ? await ask(first.headers.get('location') ?? '') : first;
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

const OF_MESSAGE = ['date', 'etag', 'connection', 'keep-alive', 'content-length', 'content-encoding'];
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

describe('a page’s data for the router', () => {
  it.each<[string, Record<string, string>]>([
    ['the page', {}],
    ['its outline', OUTLINE],
  ])('are byte for byte what the framework makes, with the same headers: %s', async (_, headers) => {
    for (const address of pages()) {
      await expect
        .poll(async () => (await readData(address, headers)).headers.get('x-nextjs-cache'))
        .toBe('HIT');
      // The framework reads an address with a parameter from its own cache.
      const made = await readData(`${address}?x=1`, headers);
      const cached = await readData(address, headers);
      expect([cached.status, made.status], address).toEqual([200, 200]);
      expect(cached.headers.get('content-type')).toBe('text/x-component');
      expect(cached.headers.get('etag'), `${address} is from memory`).not.toBeNull();
      expect(cached.text === made.text, `${address} has the same bytes`).toBe(true);
      expect(lasting(cached.headers), address).toEqual(lasting(made.headers));
    }
  });

  it('do not depend on what the browser shows, or on who asks', async () => {
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
      const shown = await readData(`${address}?x=1`, SHOWN);
      expect(shown.text === (await readData(address)).text, `${address} from another page`).toBe(true);
    }
  });

  it('are not sent again to a browser that has them', async () => {
    const first = await readData('/tools', SHOWN);
    const etag = first.headers.get('etag') ?? '';
    const again = await readData('/tools', { ...SHOWN, 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('are only those the request names: any other _rsc is led to the right one', async () => {
    const response = await fetch(new URL('/tools?_rsc=wrong', baseUrl()), {
      headers: { rsc: '1', ...OUTLINE },
      redirect: 'manual',
    });
    expect(response.status).toBe(307);
  });

  it('show a change to the very next who asks', async () => {
    let seen = 2_468;
    for (const quantity of [3_579, 4_680]) {
      await readData(`/tools/${tool.slug}`);
      const body = { quantity, seen, reason: 'stocktake' };
      expect((await admin.call('POST', `/api/tool/${tool._id}/stock`, body)).status).toBe(200);
      seen = quantity;
      const { text } = await readData(`/tools/${tool.slug}`, SHOWN);
      expect(text).toContain(quantity.toLocaleString('en'));
    }
  });

  it('are gone as soon as the tool is', async () => {
    for (const headers of [{}, OUTLINE]) await readData(`/tools/${tool.slug}`, headers);
    expect((await admin.call('DELETE', `/api/tool/${tool._id}`)).status).toBe(200);
    expect((await readData(`/tools/${tool.slug}`)).status).toBe(404);
  });
});
