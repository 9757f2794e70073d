import 'server-only';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { isResponding, StoreResponse } from './store-response';

export type StoreServer = Server<typeof IncomingMessage, typeof StoreResponse>;

const TIMEOUTS_MS = {
  // Who sends a request's head or body a byte at a time holds a connection no longer than this.
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  // Longer than common load balancers keep a connection they do not use: the one that closes first must be the client.
  keepAliveTimeout: 75_000,
  // Who does not read a response holds it no longer than this.
  timeout: 60_000,
};

/** Who sends more requests before it has read a response is cut off: their number in one packet is not bounded otherwise. */
const MOST_WAITING = 100;

const connections = new WeakMap<StoreServer, Set<Socket>>();

/**
 * Returns the store's HTTP server. It ignores offers to change the protocol (`Upgrade`), as RFC 9110 §7.8 allows, so that
 * such a request is like any other, and closes connections whose request does not arrive in time (408), or on which nothing of
 * a response could be written in time.
 */
export function createStoreServer(timeoutsMs: Partial<typeof TIMEOUTS_MS> = {}): StoreServer {
  const { timeout, ...options } = { ...TIMEOUTS_MS, ...timeoutsMs };
  const server = createServer({ ServerResponse: StoreResponse, ...options });
  // Node.js looks at what was sent meanwhile before it says that nothing was.
  server.setTimeout(timeout, (socket) => {
    const isStillMade = isResponding(socket) && socket.writableLength === 0;
    if (!isStillMade) socket.destroy();
  });
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return server;
}

const waiting = new WeakMap<Socket, number>();

/**
 * Returns a listener to requests that has one at a time handled on each connection, once the response before has left, and reads
 * no further ones meanwhile.
 */
export function oneAtATime(
  handle: (request: IncomingMessage, response: StoreResponse) => void,
): (request: IncomingMessage, response: StoreResponse) => void {
  return (request, response) => {
    const { socket } = request;
    if (response.socket) {
      handle(request, response);
      return;
    }
    const before = waiting.get(socket) ?? 0;
    waiting.set(socket, before + 1);
    if (before === MOST_WAITING) socket.destroy();
    if (before >= MOST_WAITING) return;
    socket.pause();
    response.inTurn(() => {
      const left = (waiting.get(socket) ?? 1) - 1;
      waiting.set(socket, left);
      if (left === 0) socket.resume();
      handle(request, response);
    });
  };
}

/**
 * Closes the connections on which nothing was ever sent. Browsers open some ahead of need, and Node does not count them
 * among the idle ones.
 */
export function closeUnusedConnections(server: StoreServer): void {
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

/** Resolves once the server accepts connections. Rejects if the port is taken or must not be used. */
export async function listen(server: StoreServer, port: number, hostname?: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(hostname !== undefined && { host: hostname }) }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
