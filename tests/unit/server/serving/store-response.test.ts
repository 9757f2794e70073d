import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StoreResponse } from '@/lib/server/serving/store-response';

let server: Server;
let serve: (response: StoreResponse) => void;

beforeAll(async () => {
  server = createServer({ ServerResponse: StoreResponse }, (_: IncomingMessage, response) => {
    const own = response as StoreResponse;
    own.requestId = 'request-1';
    serve(own);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

const REPLACEMENT = { status: 503, headers: { 'retry-after': '2' }, body: 'later' };

it.each<[string, (response: StoreResponse) => void]>([
  ['whole', (response) => response.sendWhole(200, ['x-kept', 'y'], Buffer.from('abc'))],
  ['known to the client', (response) => response.sendWhole(304, ['etag', '"1"'])],
  ['at once', (response) => response.end('abc')],
  ['with a head first', (response) => response.writeHead(404, { 'x-request-id': 'another' }).end('abc')],
  [
    'in pieces',
    (response) => {
      response.flushHeaders();
      response.write('a');
      response.end('bc');
    },
  ],
  [
    'as another response',
    (response) => {
      response.beforeHead(() => response.replaceWith(REPLACEMENT));
      response.end('abc');
    },
  ],
  [
    'collected, and as it was made',
    (response) => {
      response.collect(async (_, release) => release());
      response.end('abc');
    },
  ],
  [
    'collected, and another in its place',
    (response) => {
      response.collect(async (body) => {
        response.drop();
        response.sendWhole(200, ['x-kept', 'y'], body);
      });
      response.end('abc');
    },
  ],
])('a response sent %s leaves with the id of its request, once', async (_, send) => {
  serve = send;
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(response.headers.get('x-request-id')).toBe('request-1');
  await response.text();
});

it('a response has an id of its own where the request has none', () => {
  const ids = [1, 2].map(() => new StoreResponse({ method: 'GET' } as IncomingMessage).requestId);
  expect(new Set(ids).size).toBe(2);
});
