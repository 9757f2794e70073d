import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { responseHead } from '@/lib/server/serving/response-head';
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

const KEPT = responseHead(200, ['x-kept', 'y']);
const REPLACEMENT = { status: 503, headers: { 'retry-after': '2' }, body: 'later' };

it.each<[string, (response: StoreResponse) => void]>([
  ['whole', (response) => response.sendWhole(200, KEPT, Buffer.from('abc'))],
  ['known to the client', (response) => response.sendWhole(304, responseHead(304, ['etag', '"1"']))],
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
        response.sendWhole(200, KEPT, body);
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

/** All bytes of the response to a request, with the day's time left out. */
async function bytesOf(request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(request);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts)
    .toString()
    .replace(/^Date: .*GMT/gm, 'Date');
}

const HEADERS = ['content-type', 'text/plain', 'etag', '"ä"', 'content-length', '3'];

it.each([
  ['a client that keeps the connection', 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['a client that closes it', 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
  ['a client of HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
  ['a client of HTTP/1.0 that keeps it', 'GET / HTTP/1.0\r\nconnection: keep-alive\r\n\r\n'],
  ['a client that wants the head alone', 'HEAD / HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['two requests at once', 'GET / HTTP/1.1\r\nhost: a\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\n\r\n'],
])('a whole response has the bytes that Node.js sends, to %s', async (_, request) => {
  const body = Buffer.from('abc');
  serve = (response) => {
    ServerResponse.prototype.writeHead.call(response, 200, [...HEADERS, 'x-request-id', 'request-1']);
    ServerResponse.prototype.end.call(response, body, 'utf8');
  };
  const nodes = await bytesOf(request);
  serve = (response) => response.sendWhole(200, responseHead(200, HEADERS), body);
  expect(await bytesOf(request)).toBe(nodes);
});

it('a whole response closes the connection where a step before it said so', async () => {
  serve = (response) => {
    response.setHeader('connection', 'close');
    response.sendWhole(200, KEPT);
  };
  expect(await bytesOf('GET / HTTP/1.1\r\nhost: a\r\n\r\n')).toContain('Connection: close');
});

it.each([
  ['x', 'a\r\nset-cookie: b'],
  ['x y', 'a'],
])('a head refuses a header that would be read as another: %s', (name, value) => {
  expect(() => responseHead(200, [name, value])).toThrow();
});
