import type { IncomingMessage, Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { raiseTagVersion } from '@/lib/server/platform/cache/tags';
import { recordPageTags } from '@/lib/server/serving/next-internals/page-tags.mjs';
import { writeRouterRequest } from '@/lib/server/serving/next-internals/router-address';
import { type Received, sendPage, serveBehind } from './serve-behind';

vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({ PAGE_CACHE_MB: 1, NEXTAUTH_URL: 'https://shop.example.com' }),
  IS_DEVELOPMENT: false,
}));
vi.mock('@/lib/server/platform/db/reachable', () => ({ isDatabaseReady: () => true }));

let server: Server;
let get: (path: string, headers?: Record<string, string>) => Promise<Received>;
let reached: IncomingMessage[];

beforeEach(async () => {
  reached = [];
  ({ server, get } = await serveBehind((request, response) => {
    reached.push(request);
    const isSegment = request.headers['next-router-segment-prefetch'] !== undefined;
    response.setHeader('content-type', 'text/x-component');
    if (!isSegment)
      return sendPage(response, `data ${reached.length}`, { 'content-type': 'text/x-component' });
    response.writeHead(200, { 'x-nextjs-cache': 'HIT' }).end(`segment ${reached.length}`);
  }));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, segment: string | null = null, more: Record<string, string> = {}) => {
  const { url, headers } = writeRouterRequest({ path, segment });
  return get(url, { ...(headers as Record<string, string>), ...more });
};

it('data for the router are made once, apart from the page, from a request that has nothing of the visitor’s', async () => {
  const texts = [
    await ask('/tools'),
    await ask('/tools', null, { cookie: 'a=1' }),
    await get('/tools'),
    await ask('/tools'),
  ].map(({ text }) => text);
  expect(texts).toEqual(['data 1', 'data 1', expect.stringMatching(/^data \d$/), 'data 1']);
  expect(reached[0]?.headers).toEqual({
    host: 'shop.example.com',
    accept: '*/*',
    'x-forgeline-page': 'without-language',
    rsc: '1',
  });
  expect(reached[0]?.url).toBe('/tools?_rsc=');
});

it('data for the router of a segment are cached with the tags of their page, and not where those are unknown', async () => {
  recordPageTags('/de/tools', 'tools');
  await ask('/de/tools', '/_tree');
  expect((await ask('/de/tools', '/_tree')).text).toBe('segment 1');
  raiseTagVersion('tools');
  expect((await ask('/de/tools', '/_tree')).text).toBe('segment 2');
  await ask('/contact', '/_tree');
  expect((await ask('/contact', '/_tree')).text).toBe('segment 4');
});

it('data for the router are those that the headers name: any other _rsc is led to the right one, and renders nothing', async () => {
  const { url, headers } = writeRouterRequest({ path: '/tools', segment: '/_tree' });
  for (const wrong of ['/tools', '/tools?_rsc=', '/tools?_rsc=secret']) {
    const { status, headers: sent } = await get(wrong, headers as Record<string, string>);
    expect([status, sent.location], wrong).toEqual([307, url]);
  }
  const { headers: sent } = await get('/tools?x=1&_rsc=secret&y', headers as Record<string, string>);
  expect(sent.location).toBe(url.replace('?', '?x=1&y&'));
  expect(reached).toHaveLength(0);
});

it('data for the router take nothing of what else is in the query, or of what the router shows', async () => {
  const asked = { 'next-router-state-tree': 'secret', 'next-url': '/secret' };
  const { location = '' } = (await get('/tools?_rsc=', { rsc: '1', ...asked })).headers;
  await get(location.replace('?', '?secret=1&'), { rsc: '1', ...asked, cookie: 'secret=1' });
  expect(JSON.stringify([reached[0]?.url, reached[0]?.headers])).not.toContain('secret');
});

it('data for the router are never those of a page that is not public', async () => {
  await ask('/dashboard');
  expect((await ask('/dashboard')).text).toBe('data 2');
});

it('a picture is cached in each format that browsers accept', async () => {
  server.close();
  ({ server, get } = await serveBehind((request, response) => {
    reached.push(request);
    response
      .writeHead(200, {
        'content-type': 'image/webp',
        'x-nextjs-cache': 'MISS',
        'cache-control': 'public, max-age=14400, must-revalidate',
        vary: 'Accept',
      })
      .end(`${request.headers.accept} ${reached.length}`);
  }));
  const address = '/_next/image?url=%2Fhero.webp&w=96&q=75';
  const accept = 'image/avif,image/webp,*/*';
  await get(address, { accept, cookie: 'a=1' });
  const again = await get(address, { accept: 'image/webp', 'accept-encoding': 'br' });
  expect([again.text, again.headers.vary, again.headers['content-encoding']]).toEqual([
    'image/webp 1',
    'Accept',
    undefined,
  ]);
  expect((await get(address, { accept: 'image/png' })).text).toBe('*/* 2');
  expect((await get(address)).text).toBe('*/* 2');
});
