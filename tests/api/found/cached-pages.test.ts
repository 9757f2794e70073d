import { expect, it } from 'vitest';
import { addCategory } from '@/tests/support/categories';
import { addTool, type CallResponse, call, signInAdmin } from '@/tests/support/people';

const CACHED_PAGES = ['/', '/review', '/portfolio', '/quote', '/de/tools'];

/** As the app in the browser requests the data of a page it is about to show. */
const DATA = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

/** As a browser that has the page already; without `max-age=0` Node.js sends `no-cache` and gets the whole page. */
function askAgain(path: string, before: CallResponse): Promise<CallResponse> {
  const headers = { 'if-none-match': before.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  return call('GET', path, undefined, headers);
}

it.each(CACHED_PAGES)(
  'a cached page: %s is revalidated at each visit, and not sent again while it is the same',
  async (path) => {
    const page = await call('GET', path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=0, must-revalidate',
    ]);
    const again = await askAgain(path, page);
    expect([again.status, again.body === '']).toEqual([304, true]);
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  },
);

it('a cached page and its data are never taken from a browser’s cache without revalidation', async () => {
  const page = await call('GET', '/tools', undefined, DATA);
  const { status, headers } =
    page.status === 307 ? await call('GET', page.headers.get('location') ?? '', undefined, DATA) : page;
  expect([status, headers.get('content-type')]).toEqual([200, 'text/x-component']);
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

it('the categories of the home page follow the tools, with their counts', async () => {
  const admin = await signInAdmin();
  // Comes before those of other tests.
  const category = await addCategory(admin, { order: 0 });
  const shownCount = async () => {
    const html = String((await call('GET', '/')).body);
    const link = new RegExp(`href="/tools/c/${category}"[^>]*>[^<]*(?:<!-- -->[^<]*)?<span>(\\d+)</span>`);
    return html.match(link)?.[1];
  };
  expect(await shownCount()).toBeUndefined();
  const first = await addTool(admin, { category });
  expect(await shownCount()).toBe('1');
  const second = await addTool(admin, { category });
  expect(await shownCount()).toBe('2');
  for (const id of [first, second]) expect((await admin.call('DELETE', `/api/tool/${id}`)).status).toBe(200);
  expect(await shownCount()).toBeUndefined();
});

it.each(['/tools?page=2', '/contact?tool=x', '/de/tools?page=2'])(
  'a page whose outline is prefetched: %s is one of the query in its address',
  async (path) => {
    const first = await call('GET', path, undefined, DATA);
    const { status, headers } =
      first.status === 307 ? await call('GET', first.headers.get('location') ?? '', undefined, DATA) : first;
    expect(status).toBe(200);
    expect(headers.get('x-nextjs-rewritten-path')).toMatch(/^\/(?:en|de)\//);
    expect(headers.get('x-nextjs-rewritten-query')).toBeNull();
  },
);
