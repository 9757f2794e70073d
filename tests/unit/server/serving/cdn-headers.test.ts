import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { letCdnKeep } from '@/lib/server/serving/cdn-headers';
import { revalidateCachedPage } from '@/lib/server/serving/next-internals/cached-page-freshness';
import { StoreResponse } from '@/lib/server/serving/store-response';

const { settings } = vi.hoisted(() => ({ settings: { CDN_MAX_AGE_SECONDS: 60 } }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

const FRAMEWORKS = 's-maxage=600, stale-while-revalidate=31535400';
const KEPT = 'public, max-age=0, must-revalidate';

let server: Server;
let respond: (response: StoreResponse) => void;

beforeEach(async () => {
  settings.CDN_MAX_AGE_SECONDS = 60;
  server = createServer({ ServerResponse: StoreResponse }, (request: IncomingMessage, outgoing) => {
    const response = outgoing as StoreResponse;
    response.beforeHead(revalidateCachedPage);
    letCdnKeep(request, response);
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => void server.close());

async function headersOf(path: string, status: number, headers: Record<string, string>): Promise<unknown[]> {
  respond = (response) => {
    response.writeHead(status, headers);
    response.end('x');
  };
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return [response.headers.get('cache-control'), response.headers.get('cache-tag')];
}

const page = {
  'cache-control': FRAMEWORKS,
  'x-nextjs-cache': 'HIT',
  'x-page-tags': '_N_T_/layout,tools,read:tool-page:x,reviews',
};

describe('a content delivery network', () => {
  it('may keep a cached page for the time that is set, and is told what it shows', async () => {
    const kept = [`${KEPT}, s-maxage=60`, 'tools,reviews'];
    expect(await headersOf('/tools/vise', 200, page)).toEqual(kept);
    expect(await headersOf('/de', 200, page)).toEqual(kept);
  });

  it('must ask for the address from which a cookie may lead on, with parameters too', async () => {
    for (const path of ['/', '/?a=1']) expect(await headersOf(path, 200, page)).toEqual([KEPT, null]);
  });

  it.each([
    ['an error', 404, page],
    ['a page of one visitor', 200, { ...page, 'cache-control': 'private, no-store' }],
    ['what is not a page of the cache', 200, { 'cache-control': FRAMEWORKS, 'x-nextjs-cache': 'HIT' }],
    ['a page that the framework is about to build again', 200, { ...page, 'x-nextjs-cache': 'STALE' }],
  ])('keeps nothing of %s', async (_, status, headers) => {
    const [control, tag] = await headersOf('/tools', status, headers);
    expect([String(control).includes('s-maxage'), tag]).toEqual([false, null]);
  });

  it.each(['/cart', '/de/login'])('keeps nothing of %s, which is no public page', async (path) => {
    expect(await headersOf(path, 200, page)).toEqual([KEPT, null]);
  });

  it('is told nothing unless it is set', async () => {
    settings.CDN_MAX_AGE_SECONDS = 0;
    expect(await headersOf('/tools', 200, page)).toEqual([KEPT, null]);
  });
});
