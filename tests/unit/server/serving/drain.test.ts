import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isReady, markPrepared } from '@/lib/server/platform/readiness';
import type { StoreResponse } from '@/lib/server/serving/store-response';
import { createStoreServer, drain, listen, type StoreServer } from '@/lib/server/serving/store-server';

vi.mock('@/lib/server/platform/log', () => ({
  log: () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }),
}));

const IMMEDIATELY_MS = 20;
const NEVER_MS = 600_000;

let server: StoreServer;
let sockets: Socket[];
/** Requests that wait for their response. */
let waiting: StoreResponse[];

beforeEach(async () => {
  sockets = [];
  waiting = [];
  server = createStoreServer();
  server.on('request', (_: IncomingMessage, response: StoreResponse) => waiting.push(response));
  await listen(server, 0, '127.0.0.1');
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function open(text = ''): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}

const requests = (count: number) =>
  vi.waitFor(() => expect(waiting).toHaveLength(count), { timeout: 30_000 });
const closing = (socket: Socket) => once(socket.resume(), 'close');

function end(limitsMs = { all: NEVER_MS, requests: NEVER_MS }) {
  const steps: string[] = [];
  const isInOrder = drain({
    server,
    delayMs: 0,
    limitsMs,
    stopWork: async () => void steps.push('work'),
    close: async () => void steps.push('close'),
  });
  return { isInOrder, steps };
}

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const UPGRADE = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

it('a process that is to end waits for the requests under way, stops its jobs, and closes what both need last', async () => {
  const socket = await open(GET);
  await requests(1);
  const { isInOrder, steps } = end();
  await vi.waitFor(() => expect(steps).toEqual(['work']));
  const [received] = await Promise.all([once(socket, 'data'), waiting[0]?.end('done')]);
  expect(String(received)).toContain('done');
  socket.end();
  expect(await isInOrder).toBe(true);
  expect(steps).toEqual(['work', 'close']);
});

it('a process that is to end is not ready from then on', async () => {
  markPrepared();
  await end().isInOrder;
  expect(isReady()).toBe(false);
});

it('a process that is to end closes connections that wait for a next request, and those that never sent one', async () => {
  const [idle, unused] = [await open(GET), await open()];
  await requests(1);
  const [, received] = await Promise.all([waiting[0]?.end('done'), once(idle, 'data')]);
  expect(String(received)).toContain('keep-alive');
  const closed = Promise.all([closing(idle), closing(unused)]);
  expect(await end().isInOrder).toBe(true);
  await closed;
});

it('a process that is to end is not held open by an offer to change the protocol, which is a request like any other', async () => {
  const socket = await open(UPGRADE);
  await requests(1);
  const [received] = await Promise.all([once(socket, 'data'), waiting[0]?.end('done')]);
  expect(String(received)).toMatch(/^HTTP\/1.1 200 /);
  expect(await end().isInOrder).toBe(true);
});

it('a process that is to end cuts off requests that take too long', async () => {
  const socket = await open(GET);
  const half = await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf');
  await requests(2);
  const closed = Promise.all([closing(socket), closing(half)]);
  expect(await end({ all: NEVER_MS, requests: IMMEDIATELY_MS }).isInOrder).toBe(true);
  await closed;
});

it('a process that is to end ends even if its jobs do not', async () => {
  const stuck = drain({
    server,
    delayMs: 0,
    limitsMs: { all: IMMEDIATELY_MS, requests: IMMEDIATELY_MS },
    stopWork: () => new Promise(() => undefined),
    close: () => Promise.resolve(),
  });
  expect(await stuck).toBe(false);
});

it.each([
  ['its head', 'GET / HTTP/1.1\r\nHo'],
  ['its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf'],
  ['anything', ''],
])('a request that does not arrive in time is ended: %s', async (_, text) => {
  server.close();
  const soon = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 };
  server = createStoreServer(soon);
  await listen(server, 0, '127.0.0.1');
  const socket = await open(text);
  await closing(socket);
});
