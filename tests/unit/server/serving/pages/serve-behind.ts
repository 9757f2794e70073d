import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { classifyRequest } from '@/lib/server/serving/addresses/address-kind';
import { serveFromMemory } from '@/lib/server/serving/pages/serve-from-memory';
import { StoreResponse } from '@/lib/server/serving/store-response';
import { classify } from '@/tests/unit/server/serving/addresses/a-build';

/** The server that responds behind the memory, as Next.js does. */
export type Framework = (request: IncomingMessage, response: StoreResponse) => unknown;

export type Received = {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  text: string;
};

type Served = {
  server: Server;
  /** Node's own client, which neither decodes bodies nor adds headers. */
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Received>;
};

/** Starts a server of responses from memory with a framework behind it. */
export async function serveBehind(framework: Framework): Promise<Served> {
  const { sendAtOnce, step } = serveFromMemory(classify, framework);
  const server = createServer({ ServerResponse: StoreResponse }, async (incoming, outgoing) => {
    const response = outgoing as StoreResponse;
    if (sendAtOnce(incoming, response)) return;
    classifyRequest(incoming, classify);
    if (await step(incoming, response)) return;
    framework(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get: Served['get'] = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('end', () => {
          const body = Buffer.concat(parts);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString(),
          });
        });
      })
        .once('error', reject)
        .end();
    });
  return { server, get };
}

/** Returns what the framework sends for a prerendered page, and what page-cache-handler.mjs adds. */
export function sendPage(response: StoreResponse, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'x-nextjs-cache': 'MISS',
    'x-inline-script-hashes': '',
    'x-page-tags': '_N_T_/layout,tools',
    ...headers,
  });
  response.write(body.slice(0, 3));
  response.end(body.slice(3));
}
