import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { baseUrl } from '@/tests/support/store';

/** A flood is sent by a stranger so that the store serves no others; it returns what should not have happened. */
type Flood = { name: string; send: () => Promise<string[]> };

const CONNECTIONS = 400;
const MADE_UP_ADDRESSES = 2_000;
const CONCURRENCY = 20;
const PROBE_EVERY_MS = 250;
/** Others wait no longer than this, however busy the machine is. */
const PROBE_LIMIT_MS = 10_000;
/** lib/server/serving/store-server.ts gives a request's head 15 seconds, and all of it a minute; checked every five. */
const HEAD_LIMIT_MS = 15_000 + 2 * 5_000;
const REQUEST_LIMIT_MS = 60_000 + 2 * 5_000;
/** It waits a minute for a client to read; the buffers on the way hold fewer pages than these. */
const UNREAD_LIMIT_MS = 60_000 + 2 * 5_000;
const UNREAD_RESPONSES = 90;

/** Others request these meanwhile. */
const PROBES = ['/tools', '/api/tool?limit=1', '/api/live'] as const;

async function open(text: string, isRead = true): Promise<Socket> {
  const { hostname, port } = new URL(baseUrl());
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  if (isRead) socket.resume();
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Holds connections that begin with this text, adds a byte a second, and returns how many of them are open at the end. */
async function hold(text: string, limitMs: number, isRead = true): Promise<string[]> {
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(text, isRead)));
  for (let waitedMs = 0; waitedMs < limitMs && sockets.some(({ closed }) => !closed); waitedMs += 1_000) {
    for (const socket of sockets) if (socket.writable) socket.write('a');
    await setTimeout(1_000);
  }
  const held = sockets.filter(({ closed }) => !closed);
  for (const socket of held) socket.destroy();
  return held.length === 0
    ? []
    : [`${held.length} connections are still open after ${limitMs / 1000} seconds`];
}

async function statusOf(address: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(new URL(address, baseUrl()), {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(PROBE_LIMIT_MS),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Sends these requests, some at a time, and returns the statuses that were not among the expected ones. */
async function sendAll(
  requests: Iterable<() => Promise<number>>,
  expected: readonly number[],
): Promise<string[]> {
  const iterator = requests[Symbol.iterator]();
  const unexpected = new Map<number, number>();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let next = iterator.next(); !next.done; next = iterator.next()) {
        const status = await next.value();
        if (!expected.includes(status)) unexpected.set(status, (unexpected.get(status) ?? 0) + 1);
      }
    }),
  );
  return [...unexpected].map(([status, count]) => `${count} responses with status ${status}`);
}

const HOST = () => `Host: ${new URL(baseUrl()).host}`;

const FLOODS: readonly Flood[] = [
  {
    name: 'requests whose head arrives a byte a second',
    send: () => hold(`GET / HTTP/1.1\r\n${HOST()}\r\nX-Slow: `, HEAD_LIMIT_MS),
  },
  {
    name: 'requests whose body arrives a byte a second',
    send: () =>
      hold(
        `POST /api/contact HTTP/1.1\r\n${HOST()}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`,
        REQUEST_LIMIT_MS,
      ),
  },
  {
    name: 'responses that nobody reads',
    send: () =>
      hold(`GET /tools HTTP/1.1\r\n${HOST()}\r\n\r\n`.repeat(UNREAD_RESPONSES), UNREAD_LIMIT_MS, false),
  },
  {
    name: 'offers to change the protocol',
    send: () =>
      hold(
        `GET /api/live HTTP/1.1\r\n${HOST()}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nGET / HTTP/1.1\r\nX-Slow: `,
        HEAD_LIMIT_MS,
      ),
  },
  {
    name: 'heads that are too long',
    send: () => {
      const headers = Object.fromEntries(
        Array.from({ length: 500 }, (_, index) => [`x-long-${index}`, 'v'.repeat(60)]),
      );
      return sendAll(
        Array.from({ length: 500 }, () => () => statusOf('/', headers)),
        [431],
      );
    },
  },
  {
    name: 'made-up addresses',
    send: () =>
      sendAll(
        Array.from({ length: MADE_UP_ADDRESSES }, (_, index) => () => statusOf(`/tools/made-up-${index}`)),
        [404, 429],
      ),
  },
];

/** Sends the requests of others until aborted; returns those that failed. */
async function probe(signal: AbortSignal): Promise<string[]> {
  const failures = new Set<string>();
  while (!signal.aborted) {
    for (const address of PROBES) {
      const status = await statusOf(address).catch((error: Error) => String(error.cause ?? error));
      if (status !== 200) failures.add(`meanwhile ${address} got ${status}`);
    }
    await setTimeout(PROBE_EVERY_MS);
  }
  return [...failures];
}

/**
 * Sends one flood after the other to the running store, each from this machine's address, and meanwhile the
 * requests of others. Returns what went wrong, a line each: connections that stay open, wrong statuses, others who were not served.
 */
export async function runFloods(onBegin: (name: string) => void): Promise<string[]> {
  const findings: string[] = [];
  for (const { name, send } of FLOODS) {
    onBegin(name);
    const over = new AbortController();
    const others = probe(over.signal);
    const faults = await send().catch((error: unknown) => [String(error)]);
    over.abort();
    for (const fault of [...faults, ...(await others)]) findings.push(`${name}: ${fault}`);
  }
  return findings;
}
