import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { StoreResponse } from '@/lib/server/serving/store-response';
import { createStoreServer, listen, oneAtATime, type StoreServer } from '@/lib/server/serving/store-server';

let server: StoreServer;
let sockets: Socket[] = [];

async function start(
  handle: (request: IncomingMessage, response: StoreResponse) => void,
  timeoutsMs: Parameters<typeof createStoreServer>[0] = {},
): Promise<void> {
  server = createStoreServer(timeoutsMs);
  server.on('request', oneAtATime(handle));
  await listen(server, 0, '127.0.0.1');
}

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  server.close();
});

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const get = (path: number | string) => `GET /${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const gets = (count: number) => Array.from({ length: count }, (_, index) => get(index)).join('');
const MEGABYTES = Buffer.alloc(64 * 1024 * 1024);

it('a connection with several requests at once gets its responses in order, each made once the one before has left', async () => {
  let [underway, most] = [0, 0];
  const made: string[] = [];
  await start((request, response) => {
    underway += 1;
    most = Math.max(most, underway);
    made.push(request.url ?? '');
    setTimeout(() => {
      underway -= 1;
      response.end(`<${request.url}>`);
    }, 2);
  });
  const socket = await open();
  let received = '';
  socket.on('data', (part) => {
    received += part;
  });
  socket.write(gets(30));
  await vi.waitFor(() => expect(received.match(/<[^>]*>/g)).toHaveLength(30), { timeout: 10_000 });
  const expected = Array.from({ length: 30 }, (_, index) => `/${index}`);
  expect(made).toEqual(expected);
  expect(received.match(/<[^>]*>/g)).toEqual(expected.map((path) => `<${path}>`));
  expect(most).toBe(1);
  socket.write(`POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc${get('last')}`);
  await vi.waitFor(() => expect(received).toContain('</last>'), { timeout: 10_000 });
});

it('a connection with several requests at once has none made of those that follow a response nobody reads', async () => {
  const made: string[] = [];
  await start((request, response) => {
    made.push(request.url ?? '');
    response.end(MEGABYTES);
  });
  const socket = await open();
  socket.pause();
  socket.write(gets(50));
  await vi.waitFor(() => expect(made).toEqual(['/0']));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(made).toEqual(['/0']);
});

it('a connection with several requests at once is cut off if they are too many to wait', async () => {
  let made = 0;
  await start((_, response) => {
    made += 1;
    setTimeout(() => response.end('x'), 5);
  });
  const socket = await open();
  socket.write(gets(1_000));
  await once(socket.resume(), 'close');
  expect(made).toBe(1);
});

it('a connection whose client does not read is closed', async () => {
  await start((_, response) => void response.end(MEGABYTES), { unreadTimeout: 100 });
  const socket = await open();
  socket.pause();
  const [closed] = await Promise.all([
    new Promise((resolve) => server.once('request', ({ socket: own }) => own.once('close', resolve))),
    socket.write(get('large')),
  ]);
  expect(closed).toBeDefined();
});

it('a connection whose client reads slowly gets all of its response', async () => {
  await start((_, response) => void response.end(MEGABYTES), { unreadTimeout: 300 });
  const socket = await open();
  let received = 0;
  socket.on('data', (part) => {
    received += part.length;
    // Some two seconds for all of it.
    if (received % (4 * 1024 * 1024) < part.length) {
      socket.pause();
      setTimeout(() => socket.resume(), 100);
    }
  });
  socket.write(get('large'));
  await vi.waitFor(() => expect(received).toBeGreaterThan(MEGABYTES.length), { timeout: 20_000 });
});

it('a connection stays while its response is made, however long that takes', async () => {
  await start((_, response) => void setTimeout(() => response.end('made'), 400), { unreadTimeout: 100 });
  const socket = await open();
  const received = once(socket, 'data');
  socket.write(get('slow'));
  expect(String((await received)[0])).toContain('made');
});

it('a connection stays while the rest of its response is made, once its client has read the beginning', async () => {
  await start(
    (_, response) => {
      response.write(MEGABYTES);
      setTimeout(() => response.end('the rest'), 1_500);
    },
    { unreadTimeout: 300 },
  );
  const socket = await open();
  let end = '';
  socket.on('data', (part) => {
    end = String(part.subarray(-100));
  });
  socket.pause();
  socket.write(get('large'));
  // It has unread bytes at the check after a third of the time.
  setTimeout(() => socket.resume(), 200);
  await vi.waitFor(() => expect(end).toContain('the rest'), { timeout: 5_000 });
});

it('a connection that is not used is closed', async () => {
  await start((_, response) => void response.end('x'), {
    headersTimeout: 100,
    connectionsCheckingInterval: 50,
    keepAliveTimeout: 100,
  });
  const [fresh, used] = [await open(), await open()];
  used.write(get('x'));
  await Promise.all([once(fresh.resume(), 'close'), once(used.resume(), 'close')]);
});
