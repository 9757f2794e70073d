import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MongoNetworkError } from 'mongodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { respondToOutage } from '@/lib/server/serving/pages/make-response';
import { recordPageError } from '@/lib/server/serving/pages/page-errors';
import { StoreResponse } from '@/lib/server/serving/store-response';

vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({ NEXTAUTH_URL: 'http://localhost:3000' }),
  IS_DEVELOPMENT: false,
}));

let server: Server;
let serve: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer({ ServerResponse: StoreResponse }, (request, response) => {
    respondToOutage(request, response);
    serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

const visit = (address: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
const outage = new MongoNetworkError('gone');

it.each<[string, (response: ServerResponse) => void]>([
  ['at once', (response) => response.end('the error page of the framework')],
  [
    'with headers first',
    (response) => response.writeHead(500, { 'content-length': '3', 'content-type': 'text/plain' }).end('abc'),
  ],
  [
    'piece by piece',
    (response) => {
      response.write('the error page');
      response.end(' of the framework');
    },
  ],
])(
  'by an outage is the page that says so and recovers by itself, also where it is sent %s',
  async (_, send) => {
    serve = (request, response) => {
      recordPageError(outage, request.headers);
      response.statusCode = 500;
      response.setHeader('etag', '"1"');
      send(response);
    };
    const response = await visit('/de/tools?q=1');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(response.headers.get('etag')).toBeNull();
    const body = await response.text();
    expect(body).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(body).not.toContain('framework');
    expect(body.trimEnd()).toMatch(/<\/html>$/);
  },
);

it('a page that failed by a fault of the store stays a 500', async () => {
  serve = (request, response) => {
    recordPageError(new TypeError('a fault'), request.headers);
    response.writeHead(500).end('fault');
  };
  const response = await visit('/');
  expect([response.status, await response.text()]).toEqual([500, 'fault']);
});

it('a page that failed and yet was shown stays as it is, and so does every other response', async () => {
  serve = (request, response) => {
    if (request.url === '/shown') recordPageError(outage, request.headers);
    response.end('shown');
  };
  for (const address of ['/shown', '/other']) {
    const response = await visit(address);
    expect([response.status, await response.text()]).toEqual([200, 'shown']);
  }
});
