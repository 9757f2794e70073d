import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/server/platform/log';
import { markDraining } from '@/lib/server/platform/readiness';
import { StoreResponse } from './store-response';

export type StoreServer = Server<typeof IncomingMessage, typeof StoreResponse>;

const TIMEOUTS_MS = {
  // For clients that send a request's head or body a byte at a time.
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  // For files of gigabytes; whoever reads one ends it where nothing arrives.
  largeRequestTimeout: 3_600_000,
  connectionsCheckingInterval: 5_000,
  // Longer than that of common load balancers: the client must be the one to close an idle connection.
  keepAliveTimeout: 75_000,
  // How long a client may read nothing of its response, give or take a third (closeUnread).
  unreadTimeout: 60_000,
};

/** A connection with more pipelined requests is closed: nothing else limits how many one packet holds. */
const MAX_PIPELINED = 100;

const connections = new WeakMap<StoreServer, Set<Socket>>();

/** Requests with files of gigabytes. */
const LARGE_REQUESTS = /^\/api\/import\/pictures(?:\?|$)/;

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** Node has one limit for all requests, which is the one for large ones. */
function closeSlow(server: StoreServer, timeout: number): void {
  server.on('request', (request, response) => {
    if (!hasBody(request) || LARGE_REQUESTS.test(request.url ?? '')) return;
    const limit = setTimeout(() => {
      if (request.complete) return;
      if (response.headersSent) request.socket.destroy();
      else request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    }, timeout);
    request.once('close', () => clearTimeout(limit));
  });
}

/** Node.js's own record of the response under way on a connection: one of the store's would cost every request. */
const isResponding = (socket: Socket & { _httpMessage?: unknown }) => Boolean(socket._httpMessage);

/**
 * Closes connections whose client reads nothing of a response for `timeout` milliseconds. Node's `server.timeout` would create
 * a timer for each request, about 1 µs of the 40 that a response from memory takes; this creates one only where bytes are unread.
 */
function closeUnread(server: StoreServer, open: ReadonlySet<Socket>, timeout: number): void {
  const check = setInterval(() => {
    for (const socket of open) if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(timeout);
  }, timeout / 3).unref();
  server.once('close', () => clearInterval(check));
  // Also emitted for idle connections (keepAliveTimeout). Node does not emit it while a slow client reads.
  server.on('timeout', (socket) => {
    if (isResponding(socket) && socket.writableLength === 0) socket.setTimeout(0);
    else socket.destroy();
  });
}

/**
 * The server ignores offers to change the protocol (`Upgrade`), as RFC 9110 §7.8 allows, and closes connections whose request
 * does not arrive in time (408), or whose response is not read in time.
 */
export function createStoreServer(timeoutsMs: Partial<typeof TIMEOUTS_MS> = {}): StoreServer {
  const { unreadTimeout, requestTimeout, largeRequestTimeout, ...options } = {
    ...TIMEOUTS_MS,
    ...timeoutsMs,
  };
  const server = createServer({
    ...{ ServerResponse: StoreResponse, ...options },
    requestTimeout: largeRequestTimeout,
  });
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  closeSlow(server, requestTimeout);
  closeUnread(server, open, unreadTimeout);
  return server;
}

const waiting = new WeakMap<Socket, number>();

/** Wraps a listener: one request at a time on a connection, and no reading of further ones meanwhile. */
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
    if (before === MAX_PIPELINED) socket.destroy();
    if (before >= MAX_PIPELINED) return;
    socket.pause();
    response.inTurn(() => {
      const left = (waiting.get(socket) ?? 1) - 1;
      waiting.set(socket, left);
      if (left === 0) socket.resume();
      handle(request, response);
    });
  };
}

/** Browsers open connections ahead of need, which Node.js does not count as idle. */
function closeUnusedConnections(server: StoreServer): void {
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

export async function listen(server: StoreServer, port: number, hostname?: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(hostname !== undefined && { host: hostname }) }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * `all` limits the whole shutdown, since orchestrators commonly kill after 30 seconds; `requests` those under way.
 */
const LIMITS_MS = { all: 25_000, requests: 15_000 };

type Drain = {
  server: StoreServer;
  limitsMs?: { all: number; requests: number };
  delayMs: number;
  /** Another process of this instance accepts connections. */
  isReplaced?: boolean;
  stopWork: () => Promise<void>;
  /** Closes what requests and jobs use; called last. */
  close: () => Promise<void>;
};

async function within<T>(ms: number, promise: Promise<T>): Promise<T | 'late'> {
  const over = new AbortController();
  const limit = wait(ms, 'late' as const, { signal: over.signal, ref: false });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    over.abort();
    limit.catch(() => undefined);
  }
}

type Ending = { delayMs: number; isReplaced: boolean };

async function endRequests(
  server: StoreServer,
  { delayMs, isReplaced }: Ending,
  limitMs: number,
): Promise<void> {
  if (!isReplaced) await wait(delayMs);
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  // New connections are the other process's already; who has one learns from a response that it closes.
  if (isReplaced) await wait(delayMs);
  server.closeIdleConnections();
  closeUnusedConnections(server);
  if ((await within(limitMs - delayMs, closed)) !== 'late') return;
  log().warn('requests were cut off, as the process is to end');
  server.closeAllConnections();
}

/**
 * Shuts down in order: readiness, connections, requests, jobs, then `close`. Returns within 25 seconds, true if all of it was
 * done.
 */
export async function drain({
  server,
  delayMs,
  isReplaced = false,
  stopWork,
  close,
  limitsMs = LIMITS_MS,
}: Drain): Promise<boolean> {
  markDraining({ isReplaced });
  log().info('draining');
  const work = async () => {
    await Promise.all([endRequests(server, { delayMs, isReplaced }, limitsMs.requests), stopWork()]);
    await close();
  };
  try {
    return (await within(limitsMs.all, work())) !== 'late';
  } catch (error) {
    log().error({ error }, 'the process could not end in order');
    return false;
  }
}
