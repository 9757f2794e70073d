import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { expect, it } from 'vitest';
import {
  readRouterRequest,
  routerAddress,
  routerQuery,
  writeRouterRequest,
} from '@/lib/server/serving/next-internals/router-address';

type Said = { prefetch?: '1' | '2' | '3'; segment?: string; tree?: string; shown?: string };

/** The request as the framework's own router makes it. */
async function asked(path: string, { prefetch, segment, tree, shown }: Said) {
  const hash = await computeCacheBustingSearchParam(prefetch, segment, tree, shown);
  const headers = {
    rsc: '1',
    ...(prefetch && { 'next-router-prefetch': prefetch }),
    ...(segment && { 'next-router-segment-prefetch': segment }),
    ...(tree && { 'next-router-state-tree': tree }),
    ...(shown && { 'next-url': shown }),
  };
  return { url: `${path}?_rsc=${hash}`, headers };
}
const read = ({ url, headers }: { url: string; headers: Record<string, string> }) =>
  readRouterRequest(url, headers);

it.each<[string, Said, string | null]>([
  ['for a page', {}, null],
  ['for a page, from another one', { tree: '%5B%22%22%2C%7B%7D%5D', shown: '/en/tools' }, null],
  ['for an outline ahead', { prefetch: '1', segment: '/_tree', shown: '/en' }, '/_tree'],
  [
    'for a segment ahead',
    { prefetch: '1', segment: '/$d$lang$en/tools/__PAGE__' },
    '/$d$lang$en/tools/__PAGE__',
  ],
])('is one %s', async (_, said, segment) => {
  expect(read(await asked('/tools', said))).toEqual({ path: '/tools', segment });
});

it.each<[string, Said]>([
  ['what runs ahead in another way', { prefetch: '2', segment: '/_tree' }],
  ['a page ahead, in the old way', { prefetch: '1' }],
  ['a segment that is not ahead', { segment: '/_tree' }],
  ['no segment of ours', { prefetch: '1', segment: '/../x y' }],
  ['a long segment', { prefetch: '1', segment: `/${'x'.repeat(200)}` }],
])('is one for all of a page where it names %s', async (_, said) => {
  expect(read(await asked('/tools', said))).toEqual({ path: '/tools', segment: null });
});

it('a request of the router is none with another hash, or for anything else', async () => {
  const { url, headers } = await asked('/tools', { prefetch: '1', segment: '/_tree' });
  for (const other of ['/tools', '/tools?_rsc=', '/tools?_rsc=x', `${url}&a=1`, `${url}#x`, '/tools?a=1'])
    expect(readRouterRequest(other, headers), other).toBeNull();
  expect(readRouterRequest(url, { ...headers, rsc: '2' })).toBeNull();
  expect(readRouterRequest(url, { ...headers, 'next-url': '/en' })).toBeNull();
  expect(routerAddress('/tools', '?x=1&_rsc=y&z', headers)).toBe(url.replace('?', '?x=1&z&'));
  expect([
    routerQuery('?x=1&_rsc=y&z'),
    routerQuery('?x_rsc=1'),
    routerQuery('?x=?_rsc=1'),
    routerQuery(''),
  ]).toEqual(['?_rsc=y', '', '', '']);
});

it('a request of the router is one with the hash of browsers that cannot compute the other', async () => {
  const { headers } = await asked('/tools', { prefetch: '1', segment: '/_tree' });
  const legacy = computeLegacyCacheBustingSearchParam('1', '/_tree', undefined, undefined);
  expect(readRouterRequest(`/tools?_rsc=${legacy}`, headers)).toEqual({
    path: '/tools',
    segment: '/_tree',
  });
});

it('a request of the router is made as one that shows nothing yet', async () => {
  for (const segment of [null, '/_tree', '/blog/__PAGE__']) {
    const made = writeRouterRequest({ path: '/blog', segment });
    expect(made).toEqual(await asked('/blog', segment === null ? {} : { prefetch: '1', segment }));
    expect(readRouterRequest(made.url, made.headers)).toEqual({ path: '/blog', segment });
  }
});
