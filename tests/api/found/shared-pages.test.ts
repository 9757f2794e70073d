import { expect, it } from 'vitest';
import { changingShop } from '@/tests/api/support/changing-shop';
import { sendRaw } from '@/tests/api/support/raw-request';
import { baseUrl } from '@/tests/support/store';

/**
 * Pages that visitors share are the same bytes for everybody (SECURITY.md): whatever the first to ask for a page that is not made
 * yet sends, and in whatever form, nothing of it is in what others get, then or later.
 */

const shop = await changingShop(7_654);

const PLAIN = [
  ...['/', '/tools', '/cart', '/quote', '/review', '/blog', '/contact', '/portfolio', '/quick-order'],
  ...['/warranty', '/terms', '/returns', '/privacy', '/imprint', '/tools/c/wrenches'],
];
const pages = () =>
  [...PLAIN, `/tools/${shop.tool.slug}`].flatMap((page) => [page, page === '/' ? '/de' : `/de${page}`]);

type Spell = (path: string) => string;

/** Forms of an address that a server may take for the page. */
const SPELLINGS: readonly Spell[] = [
  (path) => path,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => `/%2E${path}`,
  (path) => `/api/..${path}`,
  (path) => `/_next/..${path}`,
  (path) => `/_next/static/%2e%2e/..${path}`,
  (path) => `/../..${path}`,
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}/.`,
  (path) => `${path}/x/..`,
  (path) => path.replace(/[a-z](?=[^a-z]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace('/', '/%2F').replace('%2F%2F', '%2f'),
  (path) => path.replace(/\/(?=[a-z])/, '\\'),
  (path) => `${baseUrl()}${path}`,
  (path) => `http://evil.example${path}`,
  (path) => `/en${path}`,
  (path) => `/EN${path}`,
  (path) => path.replace(/^\/de/, '/DE'),
  (path) => path.replace(/^\/de/, '/De'),
  (path) => `/_next/data/build/en${path}.json`,
  (path) => `${path}.rsc`,
  (path) => `${path}.segments/_tree.segment.rsc`,
  (path) => `${path}/index`,
  (path) => `${path};x`,
];

/** Queries with a mark: of campaigns, of the framework, and such as two readers read in two ways. */
const QUERIES: readonly Spell[] = [
  (mark) => `?${mark}`,
  (mark) => `?utm_source=${mark}&email=${mark}@example.com`,
  (mark) => `?_rsc=${mark}`,
  (mark) => `?q=&${mark}`,
  (mark) => `?${'a&'.repeat(1_001)}page=${mark}`,
  (mark) => `?${mark}#&q=1`,
  (mark) => `?nxtPlang=${mark}&nxtPslug=${mark}&nxtIlang=${mark}`,
  (mark) => `?__nextLocale=${mark}&__nextDataReq=1&__nextppronly=fallback&${mark}`,
  (mark) => `?${mark}=1;q=${mark}&ids=${mark}`,
  (mark) => `?%71%5B%5D=${mark}`,
  (mark) => `?tool=${mark}&quantity=1&error=${mark}&from=%2F${mark}`,
];

type Headers = Record<string, string>;

/** Headers with a mark, by which a page might be rendered in another way. */
const HEADERS: readonly ((mark: string) => Headers)[] = [
  () => ({}),
  (mark) => ({ cookie: `language=de=${mark}; ${mark}=1; __prerender_bypass=${mark}` }),
  (mark) => ({ 'user-agent': `Twitterbot/1.0 ${mark}` }),
  (mark) => ({
    rsc: '1',
    'next-url': `/${mark}`,
    'next-router-state-tree': encodeURIComponent(`["${mark}",{}]`),
  }),
  (mark) => ({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/${mark}` }),
  (mark) => ({ rsc: '2', 'next-router-prefetch': '2', 'next-hmr-refresh': mark }),
  (mark) => ({
    'next-router-state-tree': mark,
    'next-router-prefetch': mark,
    'next-url': mark,
    purpose: 'prefetch',
  }),
  (mark) => ({ 'next-action': mark, 'content-type': `multipart/form-data; boundary=${mark}` }),
  (mark) => ({ 'content-security-policy': `script-src 'nonce-${mark}'` }),
  (mark) => ({
    'x-forwarded-host': `${mark}.example`,
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '1',
  }),
  (mark) => ({ host: `${mark}.example`, 'accept-language': mark, referer: `http://${mark}.example/` }),
  (mark) => ({ 'x-nextjs-data': '1', 'x-matched-path': `/${mark}`, 'x-now-route-matches': `1=${mark}` }),
  (mark) => ({
    'x-invoke-path': `/${mark}`,
    'x-invoke-query': `%7B%22q%22%3A%22${mark}%22%7D`,
    'x-invoke-status': '500',
  }),
  (mark) => ({
    'x-middleware-rewrite': `/${mark}`,
    'x-middleware-override-headers': mark,
    'x-middleware-prefetch': '1',
  }),
  (mark) => ({
    'x-page-language': 'de',
    'x-page-path': `/${mark}`,
    'x-forgeline-page': mark,
    'x-forgeline-router': mark,
  }),
  (mark) => ({
    'x-inline-script-hashes': `'sha256-${mark}'`,
    'x-page-tags': mark,
    'x-forgeline-request': mark,
  }),
  (mark) => ({
    'x-prerender-revalidate': mark,
    'x-next-revalidated-tags': mark,
    'cache-control': 'no-cache',
  }),
  (mark) => ({
    range: 'bytes=0-10',
    'if-match': `"${mark}"`,
    'if-none-match': `"${mark}"`,
    'accept-encoding': 'br',
  }),
  (mark) => ({
    accept: `text/x-component;${mark}`,
    'sec-fetch-dest': 'image',
    'save-data': 'on',
    authorization: mark,
  }),
];

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST'];

/** Every spelling, query and header occurs, each in many combinations: the numbers of them have no common divisor. */
const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
const ROUNDS = 4;

/** The nonce that the framework was offered for a page, and wrote into it and its data. */
const nonceIn = (html: string) => /\bnonce="([^"]+)"/.exec(html)?.[1] ?? 'none';

async function dataOf(path: string): Promise<string> {
  const { location, body } = await sendRaw('GET', `${path}?_rsc=`, { rsc: '1' });
  return location ? (await sendRaw('GET', location, { rsc: '1' })).body : body;
}

/** Returns what a page and its data say, in no order: parts of a page that are ready at different moments have no fixed one. */
function wordsOf(html: string, data: string): string[] {
  const markup = html.replace(/<script[^>]*>.*?<\/script>/gs, '');
  // Of four letters at least: shorter ones are the numbers of the parts.
  const words = `${markup} ${data}`.replaceAll(nonceIn(html), '').match(/[\w.-]{4,}/g) ?? [];
  return words.filter((word) => !/^7\D?\d{3}$/.test(word)).sort();
}

it('a page that is not made yet has nothing of what its first request sends, and stays the same whatever later requests send', async () => {
  let index = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await shop.changeAll();
    for (const path of pages()) {
      const mark = `leak${index}x${Date.now().toString(36)}`;
      const target = at(SPELLINGS, index)(path) + at(QUERIES, index)(mark);
      const headers = at(HEADERS, index)(mark);
      const method = at(METHODS, index);
      const form = `${method} ${target.slice(0, 100)} ${JSON.stringify(headers)}`;
      const [odd, beside] = await Promise.all([sendRaw(method, target, headers), sendRaw('GET', path, {})]);
      expect([odd.status < 500, beside.status], form).toEqual([true, 200]);
      const after = await sendRaw('GET', path);
      expect(after.status, form).toBe(200);
      for (const { body } of [beside, after]) expect(body.includes(mark), form).toBe(false);
      expect((await dataOf(path)).includes(mark), form).toBe(false);
      await sendRaw(method, target, headers);
      expect((await sendRaw('GET', path)).body === after.body, `${form} changes the page`).toBe(true);
      index += 1;
    }
  }
  expect(index).toBeGreaterThan(120);
});

it('a page that is not made yet is the same as for an ordinary request', async () => {
  const path = `/de/tools/${shop.tool.slug}`;
  const read = async () => wordsOf((await sendRaw('GET', path)).body, await dataOf(path));
  await shop.changeStock();
  const control = await read();
  for (const spell of HEADERS) {
    await shop.changeStock();
    await sendRaw('GET', `${path}?leak=1`, spell('leak'));
    expect(await read(), JSON.stringify(spell('leak'))).toEqual(control);
  }
});
