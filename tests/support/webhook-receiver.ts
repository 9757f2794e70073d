import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { id: string; body: string; headers: Record<string, string>; at: number };

/** A receiver of webhooks, which answers 204 until it is told otherwise. */
export type Receiver = {
  url: string;
  host: string;
  received: Received[];
  /** How many requests were open at once, at most. */
  most: () => number;
  answer: (how: (response: ServerResponse, received: Received) => void) => void;
  close: () => Promise<void>;
};

const accept = (response: ServerResponse) => {
  response.statusCode = 204;
  response.end();
};

export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = [];
  let how: (response: ServerResponse, got: Received) => void = accept;
  let open = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => {
      open -= 1;
    });
    let body = '';
    for await (const chunk of request) body += chunk;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const got = { id: headers['webhook-id'] ?? '', body, headers, at: Date.now() };
    received.push(got);
    how(response, got);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/hook`,
    host,
    received,
    most: () => most,
    answer(next) {
      how = next;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Answers with this status, and headers where some are given. */
export const answering =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, headers).end();
  };

/** Where the running store may send webhooks on this machine, whether a receiver listens or not. */
export function receiverUrl(path = '/'): string {
  return `http://127.0.0.1:${receiverPort()}${path}`;
}

export function receiverPort(): number {
  const port = Number(process.env.WEBHOOK_RECEIVER_PORT);
  if (!port) throw new Error('WEBHOOK_RECEIVER_PORT is not set: run these tests through `npm test`.');
  return port;
}
